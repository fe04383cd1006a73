import Foundation
import MartletDisplay

/// A block's characters as UTF-8, and where each run's bytes begin.
struct BlockText {
  let bytes: [UInt8]
  /// One more than there are runs: the last is the length.
  let runStarts: [Int]

  init(_ block: TextBlock) {
    var bytes: [UInt8] = []
    var starts = [0]
    for run in block.runs {
      switch run.content {
      case .text(let text): bytes.append(contentsOf: text.utf8)
      case .symbol, .image: bytes.append(contentsOf: Self.picture)
      }
      starts.append(bytes.count)
    }
    (self.bytes, runStarts) = (bytes, starts)
  }

  /// U+FFFC, the object replacement character.
  static let picture: [UInt8] = [0xEF, 0xBF, 0xBC]
  /// U+2026, the truncation token.
  static let ellipsis: [UInt8] = [0xE2, 0x80, 0xA6]

  /// The run that holds a byte; the last run for the end of the text.
  func runIndex(atByte byte: Int) -> Int {
    if runStarts.count <= 2 { return 0 }
    var low = 0
    var high = runStarts.count - 2
    while low < high {
      let middle = (low + high + 1) / 2
      if runStarts[middle] <= byte { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The runs of which something lies in the range.
  func runs(in range: Range<Int>) -> Range<Int> {
    guard runStarts.count > 1 else { return 0..<0 }
    return runIndex(atByte: range.lowerBound)..<runIndex(atByte: max(range.lowerBound, range.upperBound - 1)) + 1
  }

  /// The nearest byte at or before this one that begins a character.
  func characterStart(atOrBefore byte: Int) -> Int {
    var index = byte
    while index > 0, index < bytes.count, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  /// The bytes between the marks that end paragraphs: as many as there are lines in text that needs no breaking.
  /// The line separator U+2028 is none of these marks.
  var paragraphs: [Range<Int>] {
    var result: [Range<Int>] = []
    var (start, index) = (0, 0)
    while index < bytes.count {
      let length = paragraphMarkLength(at: index)
      if length > 0 {
        result.append(start..<index)
        start = index + length
      }
      index += max(length, 1)
    }
    result.append(start..<bytes.count)
    return result
  }

  /// The length of a line feed, a carriage return, both, or U+2029; 0 for anything else.
  private func paragraphMarkLength(at index: Int) -> Int {
    switch bytes[index] {
    case 0x0A: 1
    case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    case 0xE2: index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9 ? 3 : 0
    default: 0
    }
  }

  /// The first byte from `start` on that ends a paragraph, or the end.
  func paragraphEnd(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if bytes[index] == 0x0A || bytes[index] == 0x0D { return index }
      // U+2029 and U+2028
      if bytes[index] == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80,
        bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9
      {
        return index
      }
      index += 1
    }
    return bytes.count
  }

  /// Japanese is recognised by its kana, so that Han characters beside them get Japanese forms.
  var containsKana: Bool {
    var index = 0
    while index + 2 < bytes.count {
      if bytes[index] == 0xE3, (0x81...0x83).contains(bytes[index + 1]) { return true }
      index += 1
    }
    return false
  }
}
