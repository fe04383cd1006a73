import Foundation

extension SemanticsNode {
  /// The tree as indented text, one element a line: role, label, value, traits and frame in points.
  public var dump: String {
    var lines: [String] = []
    append(to: &lines, depth: 0)
    return lines.joined(separator: "\n") + "\n"
  }

  private func append(to lines: inout [String], depth: Int) {
    var parts = [role.rawValue]
    if let label { parts.append("\"\(label)\"") }
    if let value { parts.append("value=\"\(value)\"") }
    if let identifier { parts.append("id=\(identifier)") }
    if traits.contains(.selected) { parts.append("selected") }
    if traits.contains(.disabled) { parts.append("disabled") }
    if traits.contains(.header) { parts.append("header") }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Self.short($0) }
    parts.append("(\(numbers.joined(separator: ",")))")
    lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: " "))
    for child in children { child.append(to: &lines, depth: depth + 1) }
  }

  private static func short(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(Double(rounded))
  }
}
