/// A replacement of some bytes of a source text. It holds as many line breaks as what it replaces, so that every line
/// keeps its number.
struct SourceEdit: Equatable {
  /// In bytes of UTF-8 from the start of the text.
  var range: Range<Int>
  var replacement: String
}

/// The bytes of a source text, and edits of them that keep its lines.
struct SourceText {
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
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      position = edit.range.upperBound
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
