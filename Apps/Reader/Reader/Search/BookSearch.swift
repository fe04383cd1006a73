import Foundation
import ReaderImport

/// Finds words in a book. The texts are prepared once; then a search is a scan of bytes.
struct BookSearch: Sendable {
  /// So many are listed; all are counted.
  static let mostHits = 500

  struct Hit: Identifiable, Hashable, Sendable {
    var chapter: Int
    /// Which of the chapter's occurrences.
    var index: Int
    var before: String
    var match: String
    var after: String
    var id: Int { chapter << 32 | index }
  }

  struct Result: Equatable, Sendable {
    var query = ""
    var hits: [Hit] = []
    var total = 0
  }

  private let texts: [SearchText]

  init(_ book: Book) { texts = book.chapters.map { SearchText(html: $0.html) } }

  /// The number of bytes that a search looks at.
  var size: Int { texts.reduce(0) { $0 + $1.folded.count } }

  func find(_ query: String) -> Result {
    var result = Result(query: query)
    let needle = Array(SearchFolding.folded(query).utf8)
    guard !needle.isEmpty else { return result }
    for (chapter, text) in texts.enumerated() {
      let (offsets, count) = Self.places(of: needle, in: text.folded, limit: Self.mostHits - result.hits.count)
      result.total += count
      for (index, offset) in offsets.enumerated() {
        result.hits.append(hit(chapter, index, text, offset..<(offset + needle.count)))
      }
    }
    return result
  }

  /// The first places and the number of all. The C library's search is many times faster than a loop of ours.
  private static func places(of needle: [UInt8], in text: [UInt8], limit: Int) -> (offsets: [Int], count: Int) {
    var (offsets, count) = ([Int](), 0)
    let needle = needle.map { CChar(bitPattern: $0) } + [0]
    let length = needle.count - 1
    text.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
      var from = start
      while let found = strstr(from, needle) {
        if count < limit { offsets.append(UnsafePointer(found) - start) }
        count += 1
        from = UnsafePointer(found) + length
      }
    }
    return (offsets, count)
  }

  // MARK: Surroundings

  private func hit(_ chapter: Int, _ index: Int, _ text: SearchText, _ range: Range<Int>) -> Hit {
    let start = text.plainOffset(of: range.lowerBound)
    let end = max(start, text.plainOffset(of: range.upperBound))
    let plain = text.plain
    let from = Self.wordStart(in: plain, before: start)
    let to = Self.wordEnd(in: plain, after: end)
    return Hit(
      chapter: chapter, index: index, before: (from > 0 ? "…" : "") + Self.words(plain[from..<start]),
      match: Self.words(plain[start..<end]),
      after: Self.words(plain[end..<to]).trimmed + (to < plain.count ? "…" : ""))
  }

  private static func words(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\n", with: " ")
  }

  /// About thirty bytes before, from the start of a word.
  private static func wordStart(in text: [UInt8], before offset: Int) -> Int {
    var start = max(0, offset - 30)
    while start < offset, !isWordStart(in: text, start) { start += 1 }
    return start
  }

  private static func wordEnd(in text: [UInt8], after offset: Int) -> Int {
    var end = min(text.count, offset + 90)
    while end > offset, !isWordStart(in: text, end) { end -= 1 }
    return end
  }

  /// After white space; scripts without it, whose letters have three bytes, may begin anywhere.
  private static func isWordStart(in text: [UInt8], _ offset: Int) -> Bool {
    guard offset > 0, offset < text.count else { return true }
    return text[offset - 1] == 0x20 || text[offset - 1] == 0x0A || text[offset] >= 0xE3
  }
}

extension String {
  /// Without white space at its end.
  fileprivate var trimmed: String { String(reversed().drop { $0.isWhitespace }.reversed()) }
}
