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

  @Test func badNumbersDoNotCrash() {
    for size in [0, -3, CGFloat.nan, .infinity, 1e9] {
      _ = measure(block("x", size: size), 100, 100)
    }
    _ = measure(block(sentence), -20, -20)
    _ = measure(block("\u{0}\u{FFFD}\u{2028}\u{2029}\r\n\t"), 50)
  }
}
