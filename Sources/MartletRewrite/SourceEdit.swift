/// A replacement of some bytes of a source text. It holds as many line breaks as what it replaces, so that every line
/// keeps its number.
struct SourceEdit: Equatable, Sendable {
  /// In bytes of UTF-8 from the start of the text.
  var range: Range<Int>
  var replacement: String
}

/// The bytes of a source text, and edits of them that keep its lines.
struct SourceText: Sendable {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The edit that puts `text`, a single line, in the place of the range. Line breaks of the range stay, after the
  /// text; spaces fill up what is shorter, so that columns behind it stay as well where the text is not longer.
  func replacing(_ range: Range<Int>, by text: String) -> SourceEdit {
    let old = bytes[range]
    let breaks = old.filter(Self.isLineBreak)
    let behind = old.reversed().prefix { !Self.isLineBreak($0) }.count
    let columns = breaks.isEmpty ? behind - text.utf8.count : behind
    let filler = String(decoding: breaks, as: UTF8.self) + String(repeating: " ", count: max(0, columns))
    return SourceEdit(range: range, replacement: text + filler)
  }

  func inserting(_ text: String, at position: Int) -> SourceEdit {
    SourceEdit(range: position..<position, replacement: text)
  }

  /// The text with the edits made. Of two that overlap the one that begins first counts, of two at one place the
  /// one that was asked for first comes first.
  func applying(_ edits: [SourceEdit]) -> String {
    var result: [UInt8] = []
    var position = 0
    for edit in Self.effective(edits) {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      position = edit.range.upperBound
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  /// Those that count, in the order of the text.
  static func effective(_ edits: [SourceEdit]) -> [SourceEdit] {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var end = 0
    return ordered.map(\.element).filter { edit in
      guard edit.range.lowerBound >= end else { return false }
      end = edit.range.upperBound
      return true
    }
  }

  /// The bytes of a line, its break left out; nil for a line that is not there. The first line is 1.
  func line(_ number: Int) -> Range<Int>? {
    guard number > 0 else { return nil }
    var (start, count) = (0, 1)
    while count < number {
      // Of "\r\n" the second byte ends the line.
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      (start, count) = (end + 1, count + 1)
    }
    return start..<(bytes[start...].firstIndex(where: Self.isLineBreak) ?? bytes.count)
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
