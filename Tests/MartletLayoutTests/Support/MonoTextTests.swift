import Foundation
import MartletLayout
import Testing

/// The tests' own text follows the rules that the other tests build on.
@Suite struct MonoTextTests {
  private func size(_ text: String, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    MonoText(text).sizeThatFits(ProposedViewSize(width: width, height: height))
  }

  @Test func withoutWidthEachParagraphIsALine() {
    // A13.
    #expect(size("Hello world", nil, nil) == CGSize(110, 20))
    #expect(size("ab\ncde", nil, nil) == CGSize(30, 40))
  }

  @Test func linesBreakAtWordsAndTheLongestDecides() {
    // A14.
    #expect(size("Hello world", 80, nil) == CGSize(50, 40))
    #expect(size("Hello world", 110, nil) == CGSize(110, 20))
    #expect(size("Hello world", 500, nil) == CGSize(110, 20))
  }

  @Test func theHeightLimitsTheLinesAndTheLastIsTruncated() {
    // A15.
    let lines = MonoText("Hello world").lines(ProposedViewSize(width: 80, height: 20))
    #expect(lines == ["Hello w…"])
    #expect(size("Hello world", 80, 0).height == 20)
  }

  @Test func longWordsBreakOnlyWhenSeveralLinesAreAllowed() {
    // A16.
    #expect(size("abcdefgh", 40, nil) == CGSize(40, 40))
    #expect(size("abcdefgh", 40, 20) == CGSize(40, 20))
  }
}
