import Foundation

/// A chapter's words, as they are shown and as they are searched.
struct SearchText: Sendable {
  /// As shown, in UTF-8.
  let plain: [UInt8]
  /// As searched, in UTF-8: lower case, no accents, no line breaks; with a zero at the end, and none before.
  let folded: [UInt8]
  /// Where the two stop to go in step: from `folded` on, the plain text is at `plain`.
  private let shifts: [(folded: Int, plain: Int)]

  init(html: String) {
    plain = PlainText.utf8(of: html)
    (folded, shifts) = Self.fold(plain)
  }

  /// The place in the plain text of a place in the folded one.
  func plainOffset(of offset: Int) -> Int {
    var (low, high) = (0, shifts.count)
    while low < high {
      let middle = (low + high) / 2
      if shifts[middle].folded <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return offset }
    return min(plain.count, shifts[low - 1].plain + offset - shifts[low - 1].folded)
  }

  private static func fold(_ plain: [UInt8]) -> ([UInt8], [(folded: Int, plain: Int)]) {
    var folded: [UInt8] = []
    folded.reserveCapacity(plain.count)
    var shifts: [(folded: Int, plain: Int)] = []
    plain.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x80 {
          folded.append(byte <= 0x0A ? 0x20 : (0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
          index += 1
          continue
        }
        var end = index + 1
        while end < bytes.count, bytes[end] >= 0x80 { end += 1 }
        for character in String(decoding: bytes[index..<end], as: UTF8.self) {
          folded += SearchFolding.folded(character)
          index += character.utf8.count
          if shifts.last.map({ $0.plain - $0.folded }) ?? 0 != index - folded.count {
            shifts.append((folded.count, index))
          }
        }
        index = end
      }
    }
    folded.append(0)
    return (folded, shifts)
  }
}
