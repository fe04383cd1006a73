/// Walks over a text byte by byte and knows the line and column for error messages.
///
/// Columns count Unicode scalars, not bytes, so that they agree with an editor.
struct TextCursor {
  /// How deep the values of a file may be nested: the readers recurse, and a damaged file must not end the stack.
  static let depthLimit = 200

  private let bytes: [UInt8]
  private(set) var offset = 0
  /// The last place that was asked for by `currentPlace`, from which the next is counted.
  private var known = (offset: 0, place: SourcePlace(line: 1, column: 1))

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

  /// The line and column of `target`; costs a scan from the start, so it is for errors.
  func place(at target: Int? = nil) -> SourcePlace {
    count(from: (0, SourcePlace(line: 1, column: 1)), to: target ?? offset)
  }

  /// The line and column of the cursor. Asked for at each value of a file, all together cost one scan.
  mutating func currentPlace() -> SourcePlace {
    known = (offset, count(from: known, to: offset))
    return known.place
  }

  private func count(from start: (offset: Int, place: SourcePlace), to target: Int) -> SourcePlace {
    var place = start.place
    for byte in bytes[start.offset..<max(start.offset, min(target, bytes.count))] {
      if byte == 0x0A {
        place = SourcePlace(line: place.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    return place
  }
}
