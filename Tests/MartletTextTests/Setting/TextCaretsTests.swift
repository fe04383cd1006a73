import Foundation
import MartletDisplay
import Testing

@testable import MartletText

@MainActor @Suite struct TextCaretsTests {
  private func carets(_ text: TextBlock, width: CGFloat) -> TextCarets {
    let height = measure(text, width).size.height
    return engine.carets(of: text, in: CGRect(x: 10, y: 20, width: width, height: height))
  }

  @Test func caretsStandBetweenTheCharacters() {
    let text = carets(block("Hello"), width: 200)
    #expect(text.count == 5)
    let xs = (0...5).map { text.caret(at: $0).minX }
    #expect(xs[0] == 10)
    #expect(abs(xs[5] - 10 - measure(block("Hello")).size.width) < 0.05)
    #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 })
    // The caret before the last letter stands where the text without it ends; kerning moves it by less than a point.
    #expect(abs(xs[4] - 10 - measure(block("Hell")).size.width) < 1)
    #expect(text.caret(at: 0).minY == 20)
  }

  @Test func aPointMeansTheNearestPlace() {
    let text = carets(block("Hello"), width: 200)
    for place in 0...5 {
      let caret = text.caret(at: place)
      #expect(text.place(at: CGPoint(x: caret.minX + 0.5, y: caret.midY)).place == place)
    }
    #expect(text.place(at: CGPoint(x: -100, y: -100)).place == 0)
    #expect(text.place(at: CGPoint(x: 1000, y: 1000)).place == 5)
  }

  @Test func clustersAreOnePlace() {
    let text = carets(block("e\u{301}👨‍👩‍👧x"), width: 200)
    #expect(text.count == 3)
    let xs = (0...3).map { text.caret(at: $0).minX }
    #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func emptyTextHasACaretAtItsLeadingEdge() {
    #expect(carets(block(""), width: 100).caret(at: 0).minX == 10)
    #expect(carets(block("") { $0.alignment = .center }, width: 100).caret(at: 0).minX == 60)
    #expect(carets(block("") { $0.isRightToLeft = true }, width: 100).caret(at: 0).minX == 110)
    #expect(carets(block(""), width: 100).caret(at: 0).height > 15)
  }

  @Test func brokenLinesShareAPlace() {
    let text = carets(block("aaa bbb"), width: measure(block("aaa bb")).size.width)
    #expect(text.lines.count == 2)
    #expect(text.lines.map(\.range) == [0..<4, 4..<7])
    #expect(text.lineIndex(of: 4) == 1)
    #expect(text.lineIndex(of: 4, prefersLineEnd: true) == 0)
    #expect(text.caret(at: 4).minX == 10)
    #expect(text.caret(at: 4, prefersLineEnd: true).minX > 30)
    #expect(text.place(at: CGPoint(x: 500, y: 25)).isLineEnd)
  }

  @Test func lineBreaksEndALineAndBeginOne() {
    let text = carets(block("a\n\nb\n"), width: 100)
    #expect(text.lines.map(\.range) == [0..<2, 2..<3, 3..<5, 5..<5])
    #expect(text.lines.map(\.lastPlace) == [1, 2, 4, 5])
    #expect(text.lineIndex(of: 5) == 3)
    #expect(text.caret(at: 5).minY > text.caret(at: 3).minY)
    #expect(text.place(at: CGPoint(x: 500, y: 21)).place == 1)
  }

  @Test func rightToLeftTextGrowsToTheLeft() {
    let text = carets(block("سلام") { $0.isRightToLeft = true }, width: 100)
    let xs = (0...4).map { text.caret(at: $0).minX }
    #expect(abs(xs[0] - 110) < 0.05)
    #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 > $1 })
    #expect(text.place(besides: 0, toTheRight: false) == 1)
    #expect(text.place(besides: 0, toTheRight: true) == nil)
  }

  /// Moving right visits each place once, and never goes back to the left on a line.
  @Test func movesFollowTheEyeInTextOfTwoDirections() {
    for isRightToLeft in [false, true] {
      let text = carets(block("abc سلام def") { $0.isRightToLeft = isRightToLeft }, width: 300)
      var leftmost = 0
      while let next = text.place(besides: leftmost, toTheRight: false) { leftmost = next }
      var places = [leftmost]
      while let next = text.place(besides: places.last!, toTheRight: true) { places.append(next) }
      #expect(places.sorted() == Array(0...text.count))
      let xs = places.map { text.caret(at: $0).minX }
      #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 <= $1 + 0.01 })
      var back = [places.last!]
      while let next = text.place(besides: back.last!, toTheRight: false) { back.append(next) }
      #expect(back == places.reversed())
    }
  }

  @Test func areasCoverTheSelectedCharacters() {
    let text = carets(block("abc def"), width: 300)
    let areas = text.areas(of: 1..<5)
    #expect(areas.count == 1)
    #expect(areas[0].minX == text.caret(at: 1).minX)
    #expect(abs(areas[0].maxX - text.caret(at: 5).minX) < 0.05)
    #expect(text.areas(of: 2..<2).isEmpty)
    // Logical neighbours of two directions lie apart on the screen.
    #expect(carets(block("abc سلام def"), width: 300).areas(of: 2..<6).count == 2)
  }

  @Test func aSelectedLineBreakShows() {
    let text = carets(block("a\nb"), width: 300)
    #expect(text.areas(of: 0..<2).map(\.width).last! > 2)
    #expect(text.areas(of: 1..<2).count == 1)
    #expect(text.areas(of: 0..<1).count == 1)
  }
}
