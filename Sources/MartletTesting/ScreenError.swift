import Foundation

/// Why a test could not do what it asked of a screen.
public enum ScreenError: Error, Equatable, CustomStringConvertible {
  case missingElement(label: String, labels: [String])
  case missingAction(action: String, label: String, actions: [String])
  case coveredElement(label: String, at: CGPoint)
  case silentControls([String])
  case missingGolden(path: String)
  case differentPicture(golden: String, actual: String, difference: String)
  case differentText(golden: String, actual: String, line: Int)

  public var description: String {
    switch self {
    case .missingElement(let label, let labels):
      return "No element has the label \"\(label)\". On the screen: \(Self.list(labels))."
    case .missingAction(let action, let label, let actions):
      return "The element \"\(label)\" has no action \"\(action)\" that is enabled. It has: \(Self.list(actions))."
    case .coveredElement(let label, let point):
      return
        "A finger at (\(point.x), \(point.y)) does not reach \"\(label)\": something covers it, or it is out of sight."
    case .silentControls(let controls):
      return "Controls without a label, which a screen reader cannot name: \(controls.joined(separator: ", ")). "
        + "Give them an accessibilityLabel."
    case .missingGolden(let path):
      return "There was no golden file. What the screen shows was written to \(path): look at it and keep it."
    case .differentPicture(let golden, let actual, let difference):
      return "The picture differs from \(golden): \(difference). It was written to \(actual). \(Self.advice)"
    case .differentText(let golden, let actual, let line):
      return "The text differs from \(golden) in line \(line). It was written to \(actual). \(Self.advice)"
    }
  }

  private static let advice = "Run with \(Golden.recordingKey)=1 to take it as the new one."

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
