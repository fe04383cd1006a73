import Foundation
import Testing

@testable import Charts

@Suite struct NiceNumbersTests {
  @Test(arguments: [(63.0, 5, 20.0), (100, 5, 20), (10, 5, 2), (7, 2, 5), (0.9, 3, 0.5), (1, 1, 1), (6200, 4, 2000)])
  func stepsAreRoundAndFewEnough(_ span: Double, _ count: Int, _ step: Double) {
    #expect(abs(NiceNumbers.step(span: span, count: count) - step) < 1e-9)
    #expect(span / NiceNumbers.step(span: span, count: count) <= Double(count) + 1e-9)
  }

  @Test func impossibleSpansHaveAStep() {
    for span in [0, -1, .infinity, .nan] { #expect(NiceNumbers.step(span: span, count: 5) == 1) }
    #expect(NiceNumbers.step(span: 10, count: 0) == 1)
  }

  @Test func multiplesIncludeBothEnds() {
    #expect(NiceNumbers.multiples(of: 20, in: -20...45) == [-20, 0, 20, 40])
    #expect(NiceNumbers.multiples(of: 0.1, in: 0...0.3) == [0, 0.1, 0.2, 0.3])
    #expect(NiceNumbers.multiples(of: 5, in: 6...9).isEmpty)
    // A zero has no sign.
    #expect(NiceNumbers.multiples(of: 2, in: -0.5...1).map { "\($0)" } == ["0.0"])
  }

  @Test func boundsMoveOutToSteps() {
    #expect(NiceNumbers.rounded(3...63, to: 20) == 0...80)
    #expect(NiceNumbers.rounded(3...63, to: 20, lower: false) == 3...80)
    #expect(NiceNumbers.rounded(20...40, to: 20) == 20...40)
  }

  @Test func logarithmsMarkPowersOfTen() {
    #expect(NiceNumbers.logarithmic(in: 1...10_000, count: 5) == [1, 10, 100, 1000, 10_000])
    #expect(NiceNumbers.logarithmic(in: 1...10, count: 6) == [1, 2, 5, 10])
    #expect(NiceNumbers.logarithmic(in: 0...10, count: 6).isEmpty)
  }
}
