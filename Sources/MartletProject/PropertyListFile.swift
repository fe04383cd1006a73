import Foundation

/// Reads property lists of every format into Foundation's values. What Foundation reads are XML and binary files; its
/// reader of the old text format tells no places and writes to standard error.
enum PropertyListFile {
  static func read(_ data: Data, file: String, remedy: String) throws -> Any {
    if data.starts(with: "bplist".utf8) { return try readFoundation(data, file: file, remedy: remedy) }
    guard let text = text(of: data) else {
      throw ProjectError(file: file, problem: Wording.unknownEncoding, remedy: remedy)
    }
    guard text.drop(while: \.isWhitespace).hasPrefix("<") else {
      do {
        return try PropertyListParser.parse(text, file: file).foundation
      } catch var error as ProjectError {
        error.remedy = remedy
        throw error
      }
    }
    try checkDepth(text, file: file, remedy: remedy)
    return try readFoundation(Data(text.utf8), file: file, remedy: remedy)
  }

  /// UTF-8, or UTF-16 with its byte order mark, as Xcode and Foundation have it.
  static func text(of data: Data) -> String? {
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let text = String(data: data, encoding: isUTF16 ? .utf16 : .utf8)
    return text?.hasPrefix("\u{FEFF}") == true ? text.map { String($0.dropFirst()) } : text
  }

  private static func readFoundation(_ data: Data, file: String, remedy: String) throws -> Any {
    do {
      return try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
      let line = reason.firstMatch(of: /line (\d+)/).flatMap { Int($0.1) }
      throw ProjectError(
        file: file, place: line.map { SourcePlace(line: $0, column: 1) }, problem: Wording.infoPlistMalformed(reason),
        remedy: remedy)
    }
  }

  /// Foundation's reader calls itself for each value inside another, without a limit.
  private static func checkDepth(_ text: String, file: String, remedy: String) throws {
    var cursor = TextCursor(text)
    var depth = 0
    while cursor.current != nil {
      if cursor.startsWith("<dict") || cursor.startsWith("<array") { depth += 1 }
      if cursor.startsWith("</dict") || cursor.startsWith("</array") { depth -= 1 }
      if depth > TextCursor.depthLimit {
        throw ProjectError(file: file, place: cursor.place(), problem: Wording.nestedTooDeeply, remedy: remedy)
      }
      cursor.advance()
    }
  }
}

extension PropertyListValue {
  fileprivate var foundation: Any {
    switch self {
    case .string(let text): text
    case .array(let values): values.map(\.foundation)
    case .dictionary(let values): values.mapValues(\.foundation)
    }
  }
}
