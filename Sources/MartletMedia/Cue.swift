import Foundation

/// A text that shows for a while of a film.
public struct Cue: Equatable, Sendable {
  /// Seconds.
  public var start: Double
  public var end: Double
  /// Lines without marks.
  public var text: String

  public init(start: Double, end: Double, text: String) { (self.start, self.end, self.text) = (start, end, text) }

  /// Without tags such as `<i>` and `<v Name>`, with the few named characters that texts use.
  static func withoutMarks(_ text: String) -> String {
    var (plain, isInTag) = ("", false)
    for character in text {
      switch character {
      case "<": isInTag = true
      case ">" where isInTag: isInTag = false
      default: if !isInTag { plain.append(character) }
      }
    }
    for (name, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", "\u{A0}"), ("&apos;", "'"), ("&#39;", "'"), ("&quot;", "\""),
      ("&lrm;", "\u{200E}"), ("&rlm;", "\u{200F}"), ("&amp;", "&"),
    ] { plain = plain.replacingOccurrences(of: name, with: character) }
    return plain.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
