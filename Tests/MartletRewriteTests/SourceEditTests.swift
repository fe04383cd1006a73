import Testing

@testable import MartletRewrite

@Suite struct SourceEditTests {
  @Test func shorterTextKeepsTheColumnsBehind() {
    let source = SourceText("ab cde f")
    #expect(source.applying([source.replacing(3..<6, by: "x")]) == "ab x   f")
  }

  @Test func lineBreaksOfTheOldTextStayBehindTheNew() {
    let source = SourceText("a(b\n  c)d")
    #expect(source.applying([source.replacing(1..<8, by: "x")]) == "ax\n    d")
    let windows = SourceText("a(b\r\nc)d")
    #expect(windows.applying([windows.replacing(1..<7, by: "")]) == "a\r\n  d")
  }

  @Test func insertionsAtOnePlaceKeepTheirOrder() {
    let source = SourceText("ab")
    #expect(source.applying([source.inserting("1", at: 1), source.inserting("2", at: 1)]) == "a12b")
  }

  @Test func ofOverlappingEditsTheFirstCounts() {
    let source = SourceText("abcdef")
    #expect(source.applying([source.replacing(2..<4, by: "x"), source.replacing(1..<3, by: "yy")]) == "ayydef")
  }
}
