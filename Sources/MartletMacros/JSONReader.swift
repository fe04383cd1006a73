/// Reads one JSON value. What is no JSON gives nil.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func value(in bytes: [UInt8]) -> JSON? {
    var reader = JSONReader(bytes)
    return reader.value()
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpaces() {
    while let byte = current, byte <= UInt8(ascii: " ") { position += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard current == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  private mutating func value() -> JSON? {
    if take("{") { return object() }
    if take("[") { return array() }
    if take("\"") { return string().map(JSON.string) }
    return word()
  }

  private mutating func object() -> JSON? {
    var members: [String: JSON] = [:]
    if take("}") { return .object(members) }
    repeat {
      guard take("\""), let key = string(), take(":"), let member = value() else { return nil }
      members[key] = member
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array() -> JSON? {
    var values: [JSON] = []
    if take("]") { return .array(values) }
    repeat {
      guard let element = value() else { return nil }
      values.append(element)
    } while take(",")
    return take("]") ? .array(values) : nil
  }

  private mutating func word() -> JSON? {
    let start = position
    while let byte = current, !" ,]}\n\r\t".utf8.contains(byte) { position += 1 }
    switch String(decoding: bytes[start..<position], as: UTF8.self) {
    case "": return nil
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case let number: return .number(number)
    }
  }

  /// The rest of a string, behind its first quotation mark.
  private mutating func string() -> String? {
    var result: [UInt8] = []
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = escape() else { return nil }
        result += escaped
      default: result.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> [UInt8]? {
    guard let byte = current else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "u"): return codePoint().map { Array(String($0).utf8) }
    default: return [byte]
    }
  }

  /// Four digits, or two groups of them for a character beyond the 16-bit ones.
  private mutating func codePoint() -> Unicode.Scalar? {
    guard let first = fourDigits() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    guard take("\\"), take("u"), let second = fourDigits(), second >= 0xDC00 else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func fourDigits() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    defer { position += 4 }
    return UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
  }
}
