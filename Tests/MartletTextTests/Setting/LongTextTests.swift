import Foundation
import MartletDisplay
import Testing

@testable import MartletText

/// Text that is too long to be shaped as one: it is set paragraph by paragraph and in pieces, with the lines that Pango
/// makes of the whole.
@MainActor @Suite struct LongTextTests {
  /// Words of several scripts and lengths, always the same ones.
  private static func words(_ count: Int, between separator: String = " ") -> String {
    let words = [
      "the", "forest", "Größe", "漢字", "Donaudampfschifffahrtsgesellschaft", "e\u{301}te\u{301},", "שלום", "42",
    ]
    return (0..<count).map { words[$0 * 7 % 8 ^ $0 / 11 % 8] }.joined(separator: separator)
  }

  /// What a measuring answers, and how many bytes of text it shaped.
  private func work(_ block: TextBlock, _ width: CGFloat, _ height: CGFloat? = nil) -> (TextMetrics, bytes: Int) {
    let before = engine.shapedByteCount
    return (measure(block, width, height), engine.shapedByteCount - before)
  }

  /// The lines of the whole text in one layout.
  private func linesOfOneLayout(_ block: TextBlock, _ width: CGFloat?) -> [String] {
    let builder = LayoutBuilder(engine: engine, block: block)
    let bytes = builder.text.bytes
    return builder.layout(of: 0..<bytes.count, Fitting()).lines(width: width).map {
      String(decoding: bytes[$0.firstByte..<$0.firstByte + $0.byteCount], as: UTF8.self)
    }
  }

  // MARK: The same lines

  @Test(arguments: [20, 150, 390, 3000] as [CGFloat]) func aLongParagraphHasTheLinesOfOneLayout(width: CGFloat) {
    let text = block(Self.words(4000))
    #expect(lines(text, width) == linesOfOneLayout(text, width))
  }

  @Test func aWordLongerThanAPieceHasTheLinesOfOneLayout() {
    let text = block(String(repeating: "mi", count: 15_000))
    #expect(lines(text, 300) == linesOfOneLayout(text, 300))
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2029}", "\u{2028}", "\n\n"])
  func manyParagraphsHaveTheLinesOfOneLayout(mark: String) {
    let paragraph = Self.words(12)
    let text = block(String(repeating: paragraph + mark, count: 60))
    #expect(lines(text, 200) == linesOfOneLayout(text, 200))
    #expect(lines(text) == linesOfOneLayout(text, nil))
  }

  @Test func runsOfALongTextKeepTheirLooks() {
    let small = Self.words(1500, between: "\n") + "\n"
    let runs = [run(small), run("large\n", FontDescription(size: 40)), run(small)]
    let heights = engine.shaped(block(runs)).set(width: 2000, height: nil).lines.map(\.height)
    #expect(heights.count == 3002)
    #expect(heights.filter { $0 > 40 } == [heights[1500]])
    let placed = engine.place(block(runs), in: CGRect(x: 0, y: 0, width: 2000, height: 100_000))
    #expect(Set(placed.areas.filter { $0.runIndex == 1 }.map(\.rect.minY)).count == 1)
  }

  @Test func aLineWithoutEndIsBrokenWhereItCanNoLongerBeMeasured() {
    let metrics = measure(block(String(repeating: "word ", count: 200_000)))
    #expect(metrics.lineCount > 1)
    #expect(metrics.size.width <= 100_000 && metrics.size.width > 90_000)
  }

  // MARK: The work

  private static let million = String(repeating: "A million characters. ", count: 1_000_000 / 22 + 1)

  @Test(arguments: [ParagraphStyle.Truncation.head, .middle, .tail])
  func aMillionCharactersCostTheLinesThatShow(mode: ParagraphStyle.Truncation) {
    let text = block(Self.million) { $0.truncation = mode }
    let (window, windowBytes) = work(text, 390, 844)
    #expect(window.lineCount > 20 && window.isTruncated)
    #expect(windowBytes < 40_000)
    let (narrowest, narrowestBytes) = work(text, 0)
    #expect(narrowest.lineCount == 1)
    #expect(narrowestBytes < 40_000)
    let limited = block(Self.million) {
      $0.truncation = mode
      $0.lineLimit = 2
    }
    let (metrics, bytes) = work(limited, 390)
    #expect(metrics.lineCount == 2 && metrics.isTruncated)
    #expect(bytes < 40_000)
  }

  @Test func manyLinesCostTheLinesThatShow() {
    let (metrics, bytes) = work(block(String(repeating: "One of very many lines.\n", count: 20_000)), 390, 844)
    #expect(metrics.isTruncated)
    #expect(bytes < 20_000)
  }

  @Test func allOfALongParagraphIsShapedLittleMoreThanOnce() {
    let (metrics, bytes) = work(block(Self.million), 390)
    #expect(metrics.lineCount > 10_000)
    #expect(bytes < Self.million.utf8.count * 5 / 4)
  }

  @Test func allOfManyLinesIsShapedOnce() {
    let text = block(String(repeating: "One of very many lines.\n", count: 20_000))
    let (metrics, bytes) = work(text, 390)
    #expect(metrics.lineCount == 20_001)
    #expect(bytes <= 480_000)
    // What fits unbroken is not shaped again for another width.
    #expect(work(text, 380).bytes == 0)
  }

  /// Spec: I20.
  @Test func aMiddleTokenStandsBetweenTheBeginningAndTheEnd() {
    let colors = [RGBA.black, RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 0, blue: 1)]
    let runs = zip(["begin " + Self.words(3000), Self.words(3000), Self.words(3000) + " end"], colors).map {
      var run = run($0)
      run.color = $1
      return run
    }
    let text = block(runs) {
      $0.truncation = .middle
      $0.lineLimit = 1
    }
    let placed = engine.place(text, in: CGRect(origin: .zero, size: measure(text, 390).size))
    #expect(Set(placed.areas.map(\.runIndex)).isSuperset(of: [0, 2]))
    #expect(!placed.areas.contains { $0.runIndex == 1 })
  }
}
