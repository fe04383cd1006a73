import Foundation

/// Texts over a film that lie in a file of their own.
struct FilmCaptions: Equatable, Identifiable {
  /// The language, for people.
  let name: String
  let url: URL
  var id: URL { url }
}

/// A text and the time in which it shows, in seconds.
struct CaptionCue: Equatable {
  let start: Double
  let end: Double
  let text: String

  /// The cues of a WebVTT or SubRip file, in their order; blocks that are none are left out.
  static func cues(in file: String) -> [CaptionCue] {
    file.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
      .components(separatedBy: "\n\n").compactMap(cue)
  }

  private static func cue(_ block: String) -> CaptionCue? {
    let lines = block.components(separatedBy: "\n").filter { !$0.isEmpty }
    guard let place = lines.firstIndex(where: { $0.contains("-->") }) else { return nil }
    let times = lines[place].components(separatedBy: "-->").map { part in
      seconds(part.trimmingCharacters(in: .whitespaces).components(separatedBy: .whitespaces)[0])
    }
    let text = lines[(place + 1)...].map(plain).joined(separator: "\n")
    guard times.count == 2, let start = times[0], let end = times[1], start < end, !text.isEmpty else { return nil }
    return CaptionCue(start: start, end: end, text: text)
  }

  /// `1:02:03.5`, `02:03.5`, with a comma in SubRip.
  private static func seconds(_ text: String) -> Double? {
    let parts = text.replacingOccurrences(of: ",", with: ".").components(separatedBy: ":").map(Double.init)
    guard (2...3).contains(parts.count), parts.allSatisfy({ $0.map { $0.isFinite && $0 >= 0 } ?? false }) else {
      return nil
    }
    return parts.reduce(0) { $0 * 60 + ($1 ?? 0) }
  }

  /// Without marks of voices and styles.
  private static func plain(_ line: String) -> String {
    var text = line.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
    for (name, letter) in [("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", "\u{A0}"), ("&amp;", "&")] {
      text = text.replacingOccurrences(of: name, with: letter)
    }
    return text
  }
}

extension Array where Element == CaptionCue {
  func text(at time: Double) -> String? {
    let shown = filter { $0.start <= time && time < $0.end }
    return shown.isEmpty ? nil : shown.map(\.text).joined(separator: "\n")
  }
}
