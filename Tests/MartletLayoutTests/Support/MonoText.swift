import Foundation
import MartletLayout

/// The rules' Mono text: each character 10 wide, each line 20 high, the baseline 15 below a line's top.
///
/// A13-A16: lines break at words, over-long words between characters; the height limits the lines, and the
/// last allowed one ends with an ellipsis if text is left.
final class MonoText: FakeChild {
  static let (characterWidth, lineHeight, baseline): (CGFloat, CGFloat, CGFloat) = (10, 20, 15)
  let text: String
  init(_ text: String) { self.text = text }

  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    let lines = lines(proposal)
    let longest = lines.map(\.count).max() ?? 0
    return CGSize(width: CGFloat(longest) * Self.characterWidth, height: CGFloat(lines.count) * Self.lineHeight)
  }

  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: Self.baseline
    case VerticalAlignment.lastTextBaseline.key:
      CGFloat(lines(proposal).count - 1) * Self.lineHeight + Self.baseline
    default: super.explicitAlignment(key, proposal: proposal)
    }
  }

  func lines(_ proposal: ProposedViewSize) -> [String] {
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let room = Self.fitting(proposal.width, Self.characterWidth)
    let allowed = Self.fitting(proposal.height, Self.lineHeight)
    let lines = paragraphs.flatMap { allowed == 1 ? [$0] : Self.wrap($0, room) }
    guard lines.count > allowed || lines.contains(where: { $0.count > room }) else { return lines }
    let rest = lines[(min(allowed, lines.count) - 1)...].joined(separator: " ")
    let last = rest.count > room || lines.count > allowed ? rest.prefix(room - 1) + "…" : rest
    return lines.prefix(min(allowed, lines.count) - 1) + [last]
  }

  private static func fitting(_ length: CGFloat?, _ unit: CGFloat) -> Int {
    guard let length, length < 1e9 else { return .max }
    return max(1, Int(length / unit))
  }

  private static func wrap(_ paragraph: String, _ room: Int) -> [String] {
    var lines = [""]
    for word in paragraph.split(separator: " ") {
      let isFirst = lines.last!.isEmpty
      if lines.last!.count + (isFirst ? 0 : 1) + word.count <= room {
        lines[lines.count - 1] += (isFirst ? "" : " ") + word
        continue
      }
      if !isFirst { lines.append("") }
      var rest = word
      while rest.count > room {
        lines[lines.count - 1] = String(rest.prefix(room))
        rest = rest.dropFirst(room)
        lines.append("")
      }
      lines[lines.count - 1] = String(rest)
    }
    return lines
  }
}
