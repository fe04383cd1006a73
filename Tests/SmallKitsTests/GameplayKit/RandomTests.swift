import Foundation
import Testing

@testable import GameplayKit

@Suite struct RandomTests {
  /// Matsumoto and Nishimura's generator with its own seed: the first number, and the 10,000th (the C++ standard's).
  @Test func theTwisterIsThePublishedOne() {
    let source = GKMersenneTwisterRandomSource(seed: 5489)
    #expect(source.nextBits() == 3_499_211_612)
    for _ in 0..<9998 { _ = source.nextBits() }
    #expect(source.nextBits() == 4_123_659_995)
  }

  /// RFC 6229's key of 40 bits.
  @Test func theStreamOfRC4IsThePublishedOne() {
    let source = GKARC4RandomSource(seed: Data([1, 2, 3, 4, 5]))
    #expect((0..<8).map { _ in source.nextByte() } == [0xb2, 0x39, 0x63, 0x05, 0xf0, 0x3d, 0xc0, 0x27])
  }

  @Test func equalSeedsGiveEqualNumbers() {
    func numbers(_ source: GKRandomSource) -> [Int] { (0..<20).map { _ in source.nextInt(upperBound: 1000) } }
    #expect(numbers(GKMersenneTwisterRandomSource(seed: 7)) == numbers(GKMersenneTwisterRandomSource(seed: 7)))
    #expect(numbers(GKMersenneTwisterRandomSource(seed: 7)) != numbers(GKMersenneTwisterRandomSource(seed: 8)))
    #expect(numbers(GKLinearCongruentialRandomSource(seed: 7)) == numbers(GKLinearCongruentialRandomSource(seed: 7)))
    #expect(numbers(GKARC4RandomSource(seed: Data([7]))) == numbers(GKARC4RandomSource(seed: Data([7]))))
  }

  @Test func numbersStayBelowTheirBoundAndReachIt() {
    let source = GKMersenneTwisterRandomSource(seed: 1)
    #expect(Set((0..<500).map { _ in source.nextInt(upperBound: 6) }) == Set(0..<6))
    #expect(source.nextInt(upperBound: 0) == 0 && source.nextInt(upperBound: 1) == 0)
    #expect((0..<500).allSatisfy { _ in (0...1).contains(source.nextUniform()) })
  }

  @Test func shufflingKeepsAllElements() {
    let source = GKLinearCongruentialRandomSource(seed: 3)
    let shuffled = source.arrayByShufflingObjects(in: Array(1...49)) as! [Int]
    #expect(shuffled != Array(1...49) && shuffled.sorted() == Array(1...49))
    #expect(source.arrayByShufflingObjects(in: []).isEmpty)
  }

  @Test func aShuffledDistributionRepeatsNothingBeforeAllCame() {
    let die = GKShuffledDistribution(
      randomSource: GKMersenneTwisterRandomSource(seed: 2), lowestValue: 1, highestValue: 6)
    for _ in 0..<5 { #expect(Set((0..<6).map { _ in die.nextInt() }) == Set(1...6)) }
  }

  @Test func diceHaveTheirSides() {
    #expect((0..<200).allSatisfy { _ in (1...6).contains(GKRandomDistribution.d6().nextInt()) })
    let die: GKShuffledDistribution = .d20()
    #expect(die.numberOfPossibleOutcomes == 20)
  }

  @Test func gaussiansLieAroundTheirMean() {
    let source = GKMersenneTwisterRandomSource(seed: 4)
    let distribution = GKGaussianDistribution(randomSource: source, mean: 50, deviation: 10)
    let numbers = (0..<2000).map { _ in distribution.nextInt() }
    #expect(numbers.allSatisfy { (20...80).contains($0) })
    #expect(abs(Double(numbers.reduce(0, +)) / 2000 - 50) < 1)
    let near = numbers.filter { (40...60).contains($0) }.count
    #expect(near > 1300 && near < 1550)
  }
}
