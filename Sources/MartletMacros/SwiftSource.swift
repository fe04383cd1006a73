/// A piece of Swift source, read as far as brackets, strings and comments go.
///
/// No grammar: a macro's source has been parsed by the compiler before it comes here, so brackets are balanced and
/// strings end.
struct SwiftSource {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text without white space at both ends.
  func trimmed(_ range: Range<Int>) -> String {
    var range = range
    while let first = range.first, isSpace(bytes[first]) { range = range.dropFirst() }
    while let last = range.last, isSpace(bytes[last]) { range = range.dropLast() }
    return text(range)
  }

  func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  func starts(with text: String, at position: Int) -> Bool { bytes[position...].starts(with: text.utf8) }

  /// The position behind what starts at `position`: a comment, a string, a bracketed group, a word, or one byte.
  func end(ofTokenAt position: Int) -> Int {
    if starts(with: "//", at: position) { return bytes[position...].firstIndex(of: 10) ?? bytes.count }
    if starts(with: "/*", at: position) { return end(ofCommentAt: position) }
    switch bytes[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "#"): return end(ofStringAt: position) ?? position + 1
    case UInt8(ascii: "("): return end(ofGroupAt: position, closing: ")")
    case UInt8(ascii: "["): return end(ofGroupAt: position, closing: "]")
    case UInt8(ascii: "{"): return end(ofGroupAt: position, closing: "}")
    case UInt8(ascii: "`"): return (bytes[(position + 1)...].firstIndex(of: UInt8(ascii: "`")) ?? position) + 1
    case let byte where isWord(byte): return bytes[position...].firstIndex { !isWord($0) } ?? bytes.count
    default: return position + 1
    }
  }

  private func end(ofGroupAt start: Int, closing: Unicode.Scalar) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: closing) { position = end(ofTokenAt: position) }
    return min(position + 1, bytes.count)
  }

  private func end(ofCommentAt start: Int) -> Int {
    var position = start + 2
    while position < bytes.count {
      if starts(with: "*/", at: position) { return position + 2 }
      position = starts(with: "/*", at: position) ? end(ofCommentAt: position) : position + 1
    }
    return bytes.count
  }

  /// A string with any number of `#` and one or three quotation marks; nil when `#` starts something else.
  private func end(ofStringAt start: Int) -> Int? {
    let hashes = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    guard start + hashes < bytes.count, bytes[start + hashes] == UInt8(ascii: "\"") else { return nil }
    let marks = starts(with: "\"\"\"", at: start + hashes) ? "\"\"\"" : "\""
    let pounds = String(repeating: "#", count: hashes)
    var position = start + hashes + marks.utf8.count
    while position < bytes.count {
      if starts(with: marks + pounds, at: position) { return position + marks.utf8.count + hashes }
      if starts(with: "\\" + pounds, at: position) {
        position += 1 + hashes
        guard position < bytes.count else { break }
        position = bytes[position] == UInt8(ascii: "(") ? end(ofTokenAt: position) : position + 1
      } else {
        position += 1
      }
    }
    return bytes.count
  }

  /// The first place in `range`, outside of brackets, strings and comments, that `accepts`.
  func first(in range: Range<Int>, where accepts: (Int) -> Bool) -> Int? {
    var position = range.lowerBound
    while position < range.upperBound {
      if accepts(position) { return position }
      position = end(ofTokenAt: position)
    }
    return nil
  }

  func firstWord(_ word: String, in range: Range<Int>) -> Int? {
    first(in: range) { end(ofTokenAt: $0) == $0 + word.utf8.count && starts(with: word, at: $0) }
  }

  /// The position of the next byte that is neither white space nor part of a comment.
  func skippingSpaces(from start: Int) -> Int {
    var position = start
    while position < bytes.count {
      if isSpace(bytes[position]) {
        position += 1
      } else if starts(with: "//", at: position) || starts(with: "/*", at: position) {
        position = end(ofTokenAt: position)
      } else {
        break
      }
    }
    return position
  }
}
