/// Walks over a text byte by byte and knows the line and column for error messages.
///
/// Columns count Unicode scalars, not bytes, so that they agree with an editor.
struct TextCursor {
  /// How deep the values of a file may be nested: the readers recurse, and a damaged file must not end the stack.
  static let depthLimit = 200

  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func peek(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  mutating func advance(by count: Int = 1) { offset = min(offset + count, bytes.count) }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = current, condition(byte) { offset += 1 }
  }

  mutating func skipWhitespace() { skip { $0 == 0x20 || (0x09...0x0D).contains($0) } }

  mutating func consume(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    offset += 1
    return true
  }

  func startsWith(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      offset + wanted.count <= bytes.count && wanted.elementsEqual(bytes[offset..<offset + wanted.count])
    }
  }

  func text(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

  /// The line and column of `target`; costs a scan from the start, so it is asked for only in errors
  /// and once a value where the values are few.
  func place(at target: Int? = nil) -> SourcePlace {
    var line = 1
    var column = 1
    for byte in bytes[..<min(target ?? offset, bytes.count)] {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return SourcePlace(line: line, column: column)
  }
}
