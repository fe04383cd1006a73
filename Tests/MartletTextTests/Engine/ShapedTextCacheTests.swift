import Foundation
import MartletDisplay
import Testing

@testable import MartletText

@MainActor @Suite struct ShapedTextCacheTests {
  @Test func equalBlocksShareWhatWasShaped() {
    let (first, second) = (block("Shared"), block("Shared"))
    _ = measure(first)
    _ = measure(second)
    #expect(first.engineStorage != nil)
    #expect(first.engineStorage === second.engineStorage)
  }

  @Test func blocksThatDifferInStyleDoNot() {
    let (first, second) = (block("Style"), block("Style") { $0.lineLimit = 1 })
    _ = measure(first)
    _ = measure(second)
    #expect(first.engineStorage !== second.engineStorage)
  }

  @Test func aBlockOfAnotherEngineIsShapedAgain() {
    let text = block("Engines")
    _ = TextEngine().measure(text, width: nil, height: nil)
    let before = text.engineStorage
    _ = measure(text)
    #expect(text.engineStorage !== before)
  }

  /// Two generations of long texts are kept and no more: one of a million characters takes some 50 MB.
  @Test func longTextsAreForgottenByTheirLength() {
    weak var first: AnyObject?
    do {
      let text = longText(0)
      _ = measure(text, 100, 100)
      first = text.engineStorage
    }
    #expect(first != nil)
    for number in 1...8 { _ = measure(longText(number), 100, 100) }
    #expect(first == nil)
  }

  private func longText(_ number: Int) -> TextBlock {
    block("\(number)" + String(repeating: " words", count: ShapedTextCache.lengthLimit / 3 / 6))
  }

  @Test func badNumbersDoNotCrash() {
    for size in [0, -3, CGFloat.nan, .infinity, 1e9] {
      _ = measure(block("x", size: size), 100, 100)
    }
    _ = measure(block(sentence), -20, -20)
    _ = measure(block("\u{0}\u{FFFD}\u{2028}\u{2029}\r\n\t"), 50)
  }
}
