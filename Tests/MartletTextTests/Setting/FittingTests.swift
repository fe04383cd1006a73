import Foundation
import MartletDisplay
import Testing

@testable import MartletText

@MainActor @Suite struct FittingTests {
  private let title = "Shrinks to fit here"
  private var natural: CGFloat { measure(block(title)).size.width }

  /// Spec: A19.
  @Test func textShrinksOnlyWhenItDoesNotFit() {
    let text = block(title) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(measure(text, natural).scale == 1)
    let shrunk = measure(text, natural * 0.8)
    #expect(!shrunk.isTruncated)
    #expect(shrunk.size.width <= natural * 0.8)
    // The largest factor that fits, within the step of 1/64 that 32 steps from 1 to 0.5 make.
    #expect(shrunk.scale > 0.75 && shrunk.scale < 0.83)
  }

  @Test func textIsCutWhenTheSmallestFactorDoesNotFit() {
    let text = block(title) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    let metrics = measure(text, natural * 0.3)
    #expect(metrics.isTruncated)
    #expect(metrics.scale == 0.5)
  }

  /// Spec: A18: lines come before shrinking.
  @Test func allowedLinesAreUsedBeforeTextShrinks() {
    let text = block(title) {
      $0.lineLimit = 2
      $0.minimumScaleFactor = 0.5
    }
    let metrics = measure(text, natural * 0.7)
    #expect(metrics.lineCount == 2)
    #expect(metrics.scale == 1)
  }

  @Test func aHeightToMeetShrinksTextToo() {
    let text = block(sentence) { $0.minimumScaleFactor = 0.4 }
    let metrics = measure(text, 150, 60)
    #expect(metrics.scale < 1)
    #expect(!metrics.isTruncated)
    #expect(metrics.size.height <= 60.5)
  }

  /// Spec: A18: tightening comes before shrinking.
  @Test func lettersComeCloserBeforeTextShrinks() {
    let text = block(title) {
      $0.lineLimit = 1
      $0.allowsTightening = true
      $0.minimumScaleFactor = 0.5
    }
    let metrics = measure(text, natural - 3)
    #expect(metrics.scale == 1)
    #expect(!metrics.isTruncated)
    #expect(metrics.size.width <= natural - 3)
  }

  @Test func shrunkTextMeasuresTheSameAtTheSizeThatCameOut() {
    for share in [0.55, 0.6, 0.77, 0.9] {
      let text = block(title) {
        $0.lineLimit = 1
        $0.minimumScaleFactor = 0.5
      }
      let first = measure(text, natural * share)
      #expect(TextEngine().measure(text.copied, width: first.size.width, height: first.size.height) == first)
    }
  }
}
