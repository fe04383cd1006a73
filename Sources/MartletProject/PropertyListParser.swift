/// A value of an ASCII ("OpenStep") property list, the format of `project.pbxproj`.
public enum PropertyListValue: Equatable, Sendable {
  case string(String)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])

  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }
  public var array: [PropertyListValue]? {
    if case .array(let values) = self { values } else { nil }
  }
  public var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let values) = self { values } else { nil }
  }
  /// The strings of an array; other elements are left out.
  public var strings: [String] { array?.compactMap(\.string) ?? [] }
}

/// Reads the ASCII property list format: `{ key = value; }`, `( a, b, )`, bare and quoted strings,
/// `/* */` and `//` comments. Data in angle brackets does not occur in Xcode's projects and is an error.
struct PropertyListParser {
  private var cursor: TextCursor
  private let file: String
  private var depth = 0

  static func parse(_ text: String, file: String) throws -> PropertyListValue {
    var parser = PropertyListParser(cursor: TextCursor(text), file: file)
    try parser.skipSpaceAndComments()
    let value = try parser.parseValue()
    try parser.skipSpaceAndComments()
    if parser.cursor.current != nil { throw parser.failure(Wording.textAfterPropertyList) }
    return value
  }

  /// Reads the text of a `.strings` file: the inside of a dictionary, where a key alone stands for itself.
  static func checkStrings(_ text: String, file: String) throws {
    var parser = PropertyListParser(cursor: TextCursor(text), file: file)
    while true {
      try parser.skipSpaceAndComments()
      if parser.cursor.current == nil { return }
      let key = try parser.parseString()
      var end = parser.cursor.offset
      try parser.skipSpaceAndComments()
      if parser.cursor.consume(UInt8(ascii: "=")) {
        try parser.skipSpaceAndComments()
        _ = try parser.parseValue()
        end = parser.cursor.offset
        try parser.skipSpaceAndComments()
      }
      // The place where the semicolon belongs, not the next line's text.
      guard parser.cursor.consume(UInt8(ascii: ";")) else {
        throw parser.failure(Wording.expected(";", after: key), at: end)
      }
    }
  }

  private init(cursor: TextCursor, file: String) {
    self.cursor = cursor
    self.file = file
  }

  private mutating func parseValue() throws -> PropertyListValue {
    guard depth < TextCursor.depthLimit else { throw failure(Wording.nestedTooDeeply) }
    depth += 1
    defer { depth -= 1 }
    return try parseContent()
  }

  private mutating func parseContent() throws -> PropertyListValue {
    switch cursor.current {
    case UInt8(ascii: "{"): .dictionary(try parseDictionary())
    case UInt8(ascii: "("): .array(try parseArray())
    default: .string(try parseString())
    }
  }

  private mutating func parseDictionary() throws -> [String: PropertyListValue] {
    let opening = cursor.offset
    var values: [String: PropertyListValue] = [:]
    cursor.advance()
    while true {
      try skipSpaceAndComments()
      if cursor.consume(UInt8(ascii: "}")) { return values }
      if cursor.current == nil { throw failure(Wording.unclosed("{"), at: opening) }
      let key = try parseString()
      try expect("=", after: key)
      values[key] = try parseValue()
      try expect(";", after: key)
    }
  }

  private mutating func parseArray() throws -> [PropertyListValue] {
    let opening = cursor.offset
    var values: [PropertyListValue] = []
    cursor.advance()
    while true {
      try skipSpaceAndComments()
      if cursor.consume(UInt8(ascii: ")")) { return values }
      if cursor.current == nil { throw failure(Wording.unclosed("("), at: opening) }
      values.append(try parseValue())
      try skipSpaceAndComments()
      if !cursor.consume(UInt8(ascii: ",")), cursor.current != UInt8(ascii: ")") {
        throw failure(Wording.expected(",", or: ")"))
      }
    }
  }

  private mutating func expect(_ character: Unicode.Scalar, after key: String) throws {
    try skipSpaceAndComments()
    guard cursor.consume(UInt8(ascii: character)) else {
      throw failure(Wording.expected(String(Character(character)), after: key))
    }
    if character == "=" { try skipSpaceAndComments() }
  }

  private mutating func skipSpaceAndComments() throws {
    while true {
      cursor.skipWhitespace()
      if cursor.startsWith("//") {
        cursor.skip { $0 != 0x0A }
      } else if cursor.startsWith("/*") {
        let opening = cursor.offset
        cursor.advance(by: 2)
        while !cursor.startsWith("*/") {
          if cursor.current == nil { throw failure(Wording.unclosed("/*"), at: opening) }
          cursor.advance()
        }
        cursor.advance(by: 2)
      } else {
        return
      }
    }
  }

  private func failure(_ problem: String, at offset: Int? = nil) -> ProjectError {
    ProjectError(
      file: file, place: cursor.place(at: offset), problem: problem, remedy: Wording.repairProjectFile)
  }
}

// MARK: - Strings

extension PropertyListParser {
  private mutating func parseString() throws -> String {
    switch cursor.current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try parseQuotedString()
    case let byte? where Self.isBare(byte):
      let start = cursor.offset
      cursor.skip(while: Self.isBare)
      return cursor.text(from: start)
    case nil: throw failure(Wording.endOfFile)
    case let byte?:
      throw failure(Wording.unexpectedCharacter(Character(Unicode.Scalar(byte))))
    }
  }

  private mutating func parseQuotedString() throws -> String {
    let opening = cursor.offset
    let quote = cursor.current!
    var result = ""
    cursor.advance()
    var runStart = cursor.offset
    while let byte = cursor.current {
      if byte == quote {
        result += cursor.text(from: runStart)
        cursor.advance()
        return result
      }
      if byte == UInt8(ascii: "\\") {
        result += cursor.text(from: runStart)
        cursor.advance()
        result.unicodeScalars.append(parseEscape())
        runStart = cursor.offset
      } else {
        cursor.advance()
      }
    }
    throw failure(Wording.unclosed("\""), at: opening)
  }

  /// `\n`, `\t`, `\Uxxxx` and three octal digits; any other character stands for itself.
  private mutating func parseEscape() -> Unicode.Scalar {
    let byte = cursor.current ?? UInt8(ascii: "\\")
    cursor.advance()
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "U"): return parseNumber(digits: 4, radix: 16)
    case UInt8(ascii: "0")...UInt8(ascii: "3"):
      cursor.advance(by: -1)
      return parseNumber(digits: 3, radix: 8)
    default: return Unicode.Scalar(byte)
    }
  }

  private mutating func parseNumber(digits: Int, radix: Int) -> Unicode.Scalar {
    let start = cursor.offset
    for _ in 0..<digits {
      guard let byte = cursor.current, Character(Unicode.Scalar(byte)).isHexDigit else { break }
      cursor.advance()
    }
    return UInt32(cursor.text(from: start), radix: radix).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-@+".utf8.contains(byte)
    }
  }
}
