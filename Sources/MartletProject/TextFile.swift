import Foundation

/// The text of a file, for readers that answer with a `ProjectError`.
public enum TextFile {
  /// A project's own files are small; what is larger is something else.
  static let largestSize = 256 << 20

  /// UTF-8, with or without a byte order mark. Pipes and devices are not opened: reading them might never end.
  static func read(_ path: String, remedy: String) throws -> String {
    switch contents(path) {
    case .success(let text): return text
    case .failure(let problem): throw ProjectError(file: path, problem: problem.text, remedy: remedy)
    }
  }

  /// Why a file is no text.
  struct Problem: Error { var text: String }

  /// What is wrong with a file that is to be text; nil for one that is.
  public static func problem(_ path: String) -> String? {
    guard case .failure(let problem) = contents(path) else { return nil }
    return problem.text
  }

  private static func contents(_ path: String) -> Result<String, Problem> {
    switch FileKind(at: path) {
    case nil: return .failure(Problem(text: Wording.fileMissing))
    case .folder: return .failure(Problem(text: Wording.fileIsFolder))
    case .other: return .failure(Problem(text: Wording.fileIsDevice))
    case .file: break
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      return .failure(Problem(text: Wording.fileForbidden))
    }
    guard data.count <= largestSize else { return .failure(Problem(text: Wording.fileTooLarge)) }
    guard let text = String(data: data, encoding: .utf8) else { return .failure(Problem(text: Wording.fileNotText)) }
    return .success(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
  }

  /// Where `fragment` stands first in `text`.
  static func place(of fragment: String, in text: String) -> SourcePlace? {
    guard !fragment.isEmpty, let range = text.range(of: fragment) else { return nil }
    var cursor = TextCursor(text)
    cursor.advance(by: text.utf8.distance(from: text.startIndex, to: range.lowerBound))
    return cursor.place()
  }
}
