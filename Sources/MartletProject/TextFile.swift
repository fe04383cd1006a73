import Foundation

/// The text of a file, for readers that answer with a `ProjectError`.
enum TextFile {
  /// A project's own files are small; what is larger is something else.
  static let largestSize = 256 << 20

  /// UTF-8, with or without a byte order mark. Pipes and devices are not opened: reading them might never end.
  static func read(_ path: String, remedy: String) throws -> String {
    guard case .file? = FileKind(at: path), let data = FileManager.default.contents(atPath: path),
      data.count <= largestSize, let text = String(data: data, encoding: .utf8)
    else {
      throw ProjectError(file: path, problem: Wording.unreadable, remedy: remedy)
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  /// Where `fragment` stands first in `text`.
  static func place(of fragment: String, in text: String) -> SourcePlace? {
    guard !fragment.isEmpty, let range = text.range(of: fragment) else { return nil }
    var cursor = TextCursor(text)
    cursor.advance(by: text.utf8.distance(from: text.startIndex, to: range.lowerBound))
    return cursor.place()
  }
}
