import Foundation

/// Whole numbers between two, each as likely as the others.
open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  fileprivate let source: any GKRandom

  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    precondition(lowestInclusive <= highestInclusive, "a distribution from \(lowestInclusive) to \(highestInclusive)")
    (self.source, lowestValue, highestValue) = (source, lowestInclusive, highestInclusive)
  }
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }
  public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

  open class func d6() -> Self { make(6) }
  open class func d20() -> Self { make(20) }
  private class func make(_ sides: Int) -> Self {
    unsafeDowncast(ofDie(sides), to: Self.self)
  }
  fileprivate class func ofDie(_ sides: Int) -> GKRandomDistribution {
    GKRandomDistribution(forDieWithSideCount: sides)
  }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  open func nextInt(upperBound: Int) -> Int { min(nextInt(), max(upperBound - 1, lowestValue)) }
  open func nextUniform() -> Float {
    numberOfPossibleOutcomes > 1 ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : 0
  }
  open func nextBool() -> Bool { source.nextBool() }
}

/// Numbers around a mean, seldom three deviations away and never farther.
open class GKGaussianDistribution: GKRandomDistribution {
  public let mean: Float
  public let deviation: Float

  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    (self.mean, self.deviation) = (mean, deviation)
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
      highestValue: Int((mean + 3 * deviation).rounded()))
  }
  public override init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    mean = Float(lowestValue + highestValue) / 2
    deviation = Float(highestValue - lowestValue) / 6
    super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
  }
  fileprivate override class func ofDie(_ sides: Int) -> GKRandomDistribution {
    GKGaussianDistribution(randomSource: GKRandomSource(), lowestValue: 1, highestValue: sides)
  }

  /// Box and Muller's way from two even numbers to one around a mean.
  open override func nextInt() -> Int {
    for _ in 0..<100 {
      let length = (-2 * log(Double(max(source.nextUniform(), 1e-7)))).squareRoot()
      let number = length * cos(2 * .pi * Double(source.nextUniform()))
      let result = Int((Double(mean) + number * Double(deviation)).rounded())
      if (lowestValue...highestValue).contains(result) { return result }
    }
    return Int(mean.rounded())
  }
}

/// Every number once before any comes again.
open class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []
  fileprivate override class func ofDie(_ sides: Int) -> GKRandomDistribution {
    GKShuffledDistribution(randomSource: GKRandomSource(), lowestValue: 1, highestValue: sides)
  }

  open override func nextInt() -> Int {
    if left.isEmpty {
      left = Array(lowestValue...highestValue)
      for index in stride(from: left.count - 1, to: 0, by: -1) {
        left.swapAt(index, source.nextInt(upperBound: index + 1))
      }
    }
    return left.removeLast()
  }
}
