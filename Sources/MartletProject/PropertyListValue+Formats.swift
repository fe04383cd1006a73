import Foundation

extension PropertyListValue {
  /// Reads a project file in any format that Xcode reads: its own, XML, or JSON.
  static func read(_ text: String, file: String) throws -> PropertyListValue {
    let start = text.drop(while: \.isWhitespace)
    if start.hasPrefix("<") { return try readXML(text, file: file) }
    if isJSON(start) {
      return Self(try JSONParser.parse(text, file: file, remedy: Wording.repairProjectFile))
    }
    return try PropertyListParser.parse(text, file: file)
  }

  /// Both formats begin with a brace; JSON's first key is in quotation marks with a colon behind it.
  private static func isJSON(_ text: Substring) -> Bool {
    guard text.hasPrefix("{") else { return false }
    let key = text.dropFirst().drop(while: \.isWhitespace)
    guard key.hasPrefix("\""), let end = key.dropFirst().firstIndex(of: "\"") else { return false }
    return key[key.index(after: end)...].drop(while: \.isWhitespace).hasPrefix(":")
  }

  private static func readXML(_ text: String, file: String) throws -> PropertyListValue {
    Self(foundation: try PropertyListFile.read(Data(text.utf8), file: file, remedy: Wording.repairProjectFile))
  }

  private init(foundation value: Any) {
    switch value {
    case let values as [String: Any]: self = .dictionary(values.mapValues { Self(foundation: $0) })
    case let values as [Any]: self = .array(values.map { Self(foundation: $0) })
    case let number as NSNumber: self = .string(number.stringValue)
    default: self = .string(value as? String ?? "")
    }
  }

  private init(_ value: JSONValue) {
    switch value.content {
    case .object(let members): self = .dictionary(members.mapValues { Self($0) })
    case .array(let values): self = .array(values.map { Self($0) })
    case .string(let text): self = .string(text)
    case .bool(let flag): self = .string(flag ? "YES" : "NO")
    case .number(let number): self = .string(number == number.rounded() ? String(format: "%.0f", number) : "\(number)")
    case .null: self = .string("")
    }
  }
}
