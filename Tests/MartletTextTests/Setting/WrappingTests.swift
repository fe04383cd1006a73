import Foundation
import MartletDisplay
import Testing

@testable import MartletText

@MainActor @Suite struct WrappingTests {
  /// Spec: A13.
  @Test func withoutAWidthEachParagraphIsOneLine() {
    let text = block("One\nTwo is longer\nThree")
    #expect(lines(text) == ["One", "Two is longer", "Three"])
    #expect(measure(text).size.width == measure(block("Two is longer")).size.width)
  }

  @Test(arguments: [CGFloat.infinity, .nan]) func widthsThatAreNoNumbersCountAsNone(width: CGFloat) {
    #expect(measure(block(sentence), width) == measure(block(sentence)))
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .nan]) func distancesThatAreNoNumbersCountAsNone(distance: CGFloat) {
    var changed = run(sentence)
    (changed.kerning, changed.baselineOffset) = (distance, distance)
    #expect(measure(block([changed]) { $0.lineSpacing = distance }, 150) == measure(block(sentence), 150))
  }

  /// Spec: A14.
  @Test func linesBreakAtWordsAndTheLongestGivesTheWidth() {
    let text = block(sentence)
    let parts = lines(text, 150)
    #expect(parts.count > 3)
    #expect(parts.joined() == sentence)
    #expect(parts.dropLast().allSatisfy { $0.hasSuffix(" ") })
    let widths = parts.map { measure(block($0.trimmingCharacters(in: .whitespaces))).size.width }
    #expect(abs(measure(text, 150).size.width - widths.max()!) < 0.5)
    #expect(measure(text, 150).size.width <= 150)
  }

  /// Spec: A16.
  @Test func aWordWiderThanTheLineBreaksBetweenCharacters() {
    let text = block("Donaudampfschifffahrtsgesellschaft")
    #expect(measure(text, 100).lineCount > 1)
    #expect(measure(text, 100).size.width <= 100)
  }

  @Test func measuringAgainAtTheWidthThatCameOutChangesNothing() {
    for width in stride(from: CGFloat(60), to: 400, by: 7.3) {
      let text = block(sentence)
      let first = measure(text, width)
      // Equal text that was never measured at this width before.
      let again = TextEngine().measure(block(sentence), width: first.size.width, height: first.size.height)
      #expect(again == first, "at \(width)")
    }
  }

  @Test func widthsAreRoundedUpToSixtyFourthsOfAPoint() {
    let width = measure(block(sentence)).size.width
    #expect(width * 64 == (width * 64).rounded())
  }

  /// Spec: A23; the height of one line is our choice.
  @Test func anEmptyStringHasNoWidthAndOneLinesHeight() {
    #expect(measure(block("")).size.width == 0)
    #expect(measure(block("")).size.height == measure(block("x")).size.height)
    #expect(measure(block(""), 0).size.width == 0)
    #expect(measure(block([])).size == .zero)
  }

  /// Spec: A17.
  @Test func noWidthAtAllIsAnsweredWithTheTruncationToken() {
    let metrics = measure(block(sentence), 0)
    #expect(metrics.lineCount == 1)
    #expect(metrics.isTruncated)
    #expect(metrics.size.width <= measure(block("…")).size.width + 1)
    #expect(metrics.size.height == measure(block("x")).size.height)
  }

  /// Spec: I22.
  @Test func lineSpacingStandsBetweenLinesOnly() {
    let plain = measure(block("a\nb\nc")).size.height
    #expect(measure(block("a\nb\nc") { $0.lineSpacing = 5 }).size.height == plain + 10)
    #expect(measure(block("a") { $0.lineSpacing = 5 }).size.height == measure(block("a")).size.height)
  }

  @Test func baselinesAreThoseOfTheFirstAndTheLastLine() {
    let metrics = measure(block("a\nb"))
    let line = measure(block("a"))
    #expect(metrics.firstBaseline == line.firstBaseline)
    #expect(abs(metrics.lastBaseline - line.firstBaseline - line.size.height) < 0.001)
  }

  @Test func trackingWidensEveryCharacterAndWinsOverKerning() {
    var spaced = run("abcd")
    spaced.tracking = 2
    let plain = measure(block("abcd")).size.width
    let wide = measure(block([spaced])).size.width
    #expect(wide > plain + 5 && wide < plain + 9)
    spaced.kerning = 10
    #expect(measure(block([spaced])).size.width == wide)
  }

  @Test func anArrowTypedWithTwoCharactersStaysTwoCharacters() {
    let both = measure(block("->")).size.width
    let parts = measure(block("-")).size.width + measure(block(">")).size.width
    #expect(abs(both - parts) < 1)
  }
}
