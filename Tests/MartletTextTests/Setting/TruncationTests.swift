import Foundation
import MartletDisplay
import Testing

@testable import MartletText

@MainActor @Suite struct TruncationTests {
  private let oneLine = measure(block("x")).size.height

  /// Spec: A21.
  @Test(arguments: 1...4) func aLineLimitCutsTheLastLine(limit: Int) {
    let metrics = measure(block(sentence) { $0.lineLimit = limit }, 120)
    #expect(metrics.lineCount == limit)
    #expect(metrics.isTruncated)
    #expect(metrics.size.width <= 120)
    #expect(abs(metrics.size.height - oneLine * CGFloat(limit)) < 0.001)
  }

  @Test func textThatFitsItsLimitIsNotCut() {
    #expect(!measure(block("Short") { $0.lineLimit = 1 }, 120).isTruncated)
    #expect(measure(block("Short") { $0.lineLimit = 3 }, 120).lineCount == 1)
  }

  @Test func aLimitBelowOneCountsAsOne() {
    #expect(measure(block(sentence) { $0.lineLimit = 0 }, 120).lineCount == 1)
  }

  /// Spec: A15.
  @Test func aHeightHoldsAsManyLinesAsFitAndNeverLessThanOne() {
    let text = block(sentence)
    #expect(measure(text, 120, oneLine * 2).lineCount == 2)
    #expect(measure(text, 120, oneLine * 2 + 5).lineCount == 2)
    #expect(measure(text, 120, oneLine * 2).isTruncated)
    for height in [CGFloat(0), -5, 1, oneLine] { #expect(measure(text, 120, height).lineCount == 1) }
  }

  /// Spec: A15 counts the spacing between lines too.
  @Test func spacingTakesPartInTheHeight() {
    let text = block(sentence) { $0.lineSpacing = 10 }
    #expect(measure(text, 120, oneLine * 2 + 5).lineCount == 1)
    #expect(measure(text, 120, oneLine * 2 + 10).lineCount == 2)
  }

  /// Spec: A16.
  @Test func aLongWordOnOneLineIsCutAndNotBroken() {
    let metrics = measure(block("Donaudampfschifffahrt") { $0.lineLimit = 1 }, 80)
    #expect(metrics.lineCount == 1)
    #expect(metrics.isTruncated)
    #expect(metrics.size.width <= 80)
  }

  @Test func aLimitCountsLinesOfAllParagraphs() {
    let text = block("One\nTwo\nThree") { $0.lineLimit = 2 }
    #expect(measure(text, 200).lineCount == 2)
    #expect(measure(text, 200).isTruncated)
    // The last line ends in the token although "Two" itself fits.
    let last = engine.lines(of: text, width: 200, height: nil).lines[1]
    #expect(last.width > measure(block("Two")).size.width + 5)
    #expect(measure(text).isTruncated)
  }

  /// Spec: I20: the lines before the last stay what they are.
  @Test(arguments: [ParagraphStyle.Truncation.head, .middle, .tail])
  func everyModeCutsTheLastLineOnly(mode: ParagraphStyle.Truncation) {
    let text = block(sentence) {
      $0.lineLimit = 2
      $0.truncation = mode
    }
    let whole = lines(block(sentence), 120)
    #expect(lines(text, 120)[0] == whole[0])
    #expect(measure(text, 120).size.width <= 120)
  }

  /// Spec: A21.
  @Test func reservedLinesTakeTheirHeightAlsoWhenEmpty() {
    let text = block("Short") { $0.minimumLines = 3 }
    #expect(abs(measure(text, 200).size.height - oneLine * 3) < 0.001)
    #expect(measure(text, 200).lineCount == 1)
    let spaced = block("Short") {
      $0.minimumLines = 3
      $0.lineSpacing = 4
    }
    #expect(abs(measure(spaced, 200).size.height - oneLine * 3 - 8) < 0.001)
  }

  @Test func cutTextMeasuresTheSameAtTheSizeThatCameOut() {
    for width in stride(from: CGFloat(60), to: 240, by: 11.7) {
      let text = block(sentence) { $0.lineLimit = 2 }
      let first = measure(text, width)
      #expect(TextEngine().measure(text.copied, width: first.size.width, height: first.size.height) == first)
    }
  }
}

extension TextBlock {
  var copied: TextBlock { TextBlock(runs: runs, paragraph: paragraph) }
}
