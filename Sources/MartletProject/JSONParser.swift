/// A strict JSON reader whose errors and values carry line and column, which Foundation's do not.
struct JSONParser {
  private var cursor: TextCursor
  private let file: String
  private let remedy: String
  private var depth = 0

  static func parse(_ text: String, file: String, remedy: String) throws -> JSONValue {
    var parser = JSONParser(cursor: TextCursor(text), file: file, remedy: remedy)
    let value = try parser.parseValue()
    parser.cursor.skipWhitespace()
    if parser.cursor.current != nil { throw parser.failure(Wording.textAfterJSON) }
    return value
  }

  private init(cursor: TextCursor, file: String, remedy: String) {
    self.cursor = cursor
    self.file = file
    self.remedy = remedy
  }

  private mutating func parseValue() throws -> JSONValue {
    cursor.skipWhitespace()
    guard depth < TextCursor.depthLimit else { throw failure(Wording.nestedTooDeeply) }
    depth += 1
    defer { depth -= 1 }
    let place = cursor.currentPlace()
    return JSONValue(content: try parseContent(), place: place)
  }

  private mutating func parseContent() throws -> JSONValue.Content {
    switch cursor.current {
    case UInt8(ascii: "{"): return .object(try parseObject())
    case UInt8(ascii: "["): return .array(try parseArray())
    case UInt8(ascii: "\""): return .string(try parseString())
    case nil: throw failure(Wording.endOfFile)
    default: return try parseWord()
    }
  }

  private mutating func parseObject() throws -> [String: JSONValue] {
    let opening = cursor.offset
    var members: [String: JSONValue] = [:]
    cursor.advance()
    cursor.skipWhitespace()
    if cursor.consume(UInt8(ascii: "}")) { return members }
    while true {
      cursor.skipWhitespace()
      if cursor.current == nil { throw failure(Wording.unclosed("{"), at: opening) }
      guard cursor.current == UInt8(ascii: "\"") else { throw failure(Wording.expectedKey) }
      let key = try parseString()
      cursor.skipWhitespace()
      guard cursor.consume(UInt8(ascii: ":")) else { throw failure(Wording.expected(":", after: key)) }
      members[key] = try parseValue()
      if try endsList(closing: "}", opening: opening) { return members }
    }
  }

  private mutating func parseArray() throws -> [JSONValue] {
    let opening = cursor.offset
    var values: [JSONValue] = []
    cursor.advance()
    cursor.skipWhitespace()
    if cursor.consume(UInt8(ascii: "]")) { return values }
    while true {
      values.append(try parseValue())
      if try endsList(closing: "]", opening: opening) { return values }
    }
  }

  /// Consumes a comma (false) or the closing bracket (true).
  private mutating func endsList(closing: Unicode.Scalar, opening: Int) throws -> Bool {
    cursor.skipWhitespace()
    if cursor.consume(UInt8(ascii: closing)) { return true }
    if cursor.consume(UInt8(ascii: ",")) { return false }
    if cursor.current == nil { throw failure(Wording.unclosed(closing == "}" ? "{" : "["), at: opening) }
    throw failure(Wording.expected(",", or: String(Character(closing))))
  }

  private mutating func parseWord() throws -> JSONValue.Content {
    let start = cursor.offset
    cursor.skip { byte in !" \t\r\n,:]}\"[{".utf8.contains(byte) }
    let word = cursor.text(from: start)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      guard let number = Double(word), number.isFinite, !word.hasPrefix("+") else {
        throw failure(Wording.unexpectedWord(word), at: start)
      }
      return .number(number)
    }
  }

  private func failure(_ problem: String, at offset: Int? = nil) -> ProjectError {
    ProjectError(file: file, place: cursor.place(at: offset), problem: problem, remedy: remedy)
  }
}

// MARK: - Strings

extension JSONParser {
  private mutating func parseString() throws -> String {
    let opening = cursor.offset
    var result = ""
    cursor.advance()
    var runStart = cursor.offset
    while let byte = cursor.current, byte != 0x0A {
      switch byte {
      case UInt8(ascii: "\""):
        result += cursor.text(from: runStart)
        cursor.advance()
        return result
      case UInt8(ascii: "\\"):
        result += cursor.text(from: runStart)
        result += try parseEscape()
        runStart = cursor.offset
      default: cursor.advance()
      }
    }
    throw failure(Wording.unclosed("\""), at: opening)
  }

  private mutating func parseEscape() throws -> String {
    let start = cursor.offset
    cursor.advance()
    let byte = cursor.current
    cursor.advance()
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try parseUnicodeEscape(start)
    default: throw failure(Wording.unknownEscape, at: start)
    }
  }

  /// One `\uXXXX`, or two of them that form a surrogate pair.
  private mutating func parseUnicodeEscape(_ start: Int) throws -> String {
    var units = [try parseFourDigits(start)]
    if (0xD800...0xDBFF).contains(units[0]), cursor.startsWith("\\u") {
      cursor.advance(by: 2)
      units.append(try parseFourDigits(start))
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func parseFourDigits(_ start: Int) throws -> UInt16 {
    let digitsStart = cursor.offset
    cursor.advance(by: 4)
    guard let unit = UInt16(cursor.text(from: digitsStart), radix: 16) else {
      throw failure(Wording.unknownEscape, at: start)
    }
    return unit
  }
}
