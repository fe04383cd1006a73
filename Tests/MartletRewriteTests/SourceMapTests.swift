import Testing

@testable import MartletRewrite

@Suite struct SourceMapTests {
  /// The column in `text` of the first place of `word` in line `line` of what it is rewritten to.
  private func column(of word: String, line: Int, text: String) throws -> Int {
    let source = SourceText(text)
    let edits = [
      // Inserted, replaced by something shorter with blanks, by something longer, by something over a line break.
      source.inserting("{new} ", at: 4), source.replacing(7..<10, by: "x"), source.replacing(14..<16, by: "longer"),
      source.replacing(20..<24, by: "many words"),
    ]
    let rewritten = SourceText(source.applying(edits))
    let bytes = rewritten.bytes[try #require(rewritten.line(line))]
    let line16 = String(decoding: bytes, as: UTF8.self)
    let start = try #require(line16.range(of: word)?.lowerBound)
    let column = line16.utf8.distance(from: line16.startIndex, to: start) + 1
    return SourceMap(source: source, edits: edits).column(line: line, column: column)
  }

  /// Lines of ten bytes: "012345678\n".
  private let text = "abcdefghi\njklmnopqr\nstuvwxyzA\n"

  @Test func placesBehindAnInsertionMoveBack() throws {
    #expect(try column(of: "a", line: 1, text: text) == 1)
    #expect(try column(of: "efg", line: 1, text: text) == 5)
    #expect(try column(of: "{new}", line: 1, text: text) == 5)
  }

  @Test func aReplacementOfALineBreakKeepsBothLines() throws {
    // Bytes 7..<10 are "hi" and the break.
    #expect(try column(of: "x", line: 1, text: text) == 8)
    #expect(try column(of: "jkl", line: 2, text: text) == 1)
  }

  @Test func placesBehindALongerTextMoveBack() throws {
    #expect(try column(of: "longer", line: 2, text: text) == 5)
    #expect(try column(of: "pqr", line: 2, text: text) == 7)
    #expect(try column(of: "words", line: 3, text: text) == 1)
    #expect(try column(of: "wxyz", line: 3, text: text) == 5)
  }

  @Test func columnsAreBytes() {
    let source = SourceText("ü b")
    let map = SourceMap(source: source, edits: [source.inserting("++", at: 0)])
    #expect(map.column(line: 1, column: 6) == 4)
    // A place that is not there stays in its line.
    #expect(map.column(line: 1, column: 99) == 5 && map.column(line: 7, column: 2) == 2)
  }
}
