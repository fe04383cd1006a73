import CoreMedia
import Testing

@Suite struct TimeTests {
  private let numbers = [
    CMTime.zero, CMTime(value: 1, timescale: 3), CMTime(value: -7, timescale: 600), CMTime(value: 5, timescale: 1),
    CMTime(value: 1_000_000_007, timescale: 1_000_000_000),
  ]
  private let specials = [
    CMTime.invalid, CMTime.indefinite, CMTime.positiveInfinity, CMTime.negativeInfinity,
  ]

  @Test func sumsAreExactWhereTheScalesHaveACommonMultiple() {
    let sum = CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 600)
    #expect(sum.value == 201 && sum.timescale == 600 && !sum.hasBeenRounded)
    let difference = CMTime(value: 1, timescale: 4) - CMTime(value: 1, timescale: 6)
    #expect(difference.value == 1 && difference.timescale == 12)
  }

  @Test func sumsAreRoundedWhereTheyHaveNone() {
    let sum = CMTime(value: 1, timescale: 2_147_483_647) + CMTime(value: 1, timescale: 2_147_483_629)
    #expect(sum.timescale == kCMTimeMaxTimescale && sum.hasBeenRounded)
    #expect(abs(sum.seconds - 2 / 2_147_483_638) < 0.5 / 2_147_483_647)
  }

  @Test func addingAndTakingAwayGivesTheSame() {
    for a in numbers {
      for b in numbers {
        #expect(a + b == b + a)
        let again = a + b - b
        #expect(again == a || again.hasBeenRounded && abs(again.seconds - a.seconds) < 1e-9, "\(a) \(b)")
        #expect((a < b) == (a.seconds < b.seconds))
        #expect((a == b) == (CMTimeCompare(a, b) == 0))
        if a == b { #expect(a.hashValue == b.hashValue) }
      }
    }
  }

  @Test func equalFractionsAreEqualAndHashAlike() {
    let half = CMTime(value: 1, timescale: 2)
    #expect(half == CMTime(value: 300, timescale: 600))
    #expect(Set([half, CMTime(value: 300, timescale: 600)]).count == 1)
  }

  // Source: Core Media's documentation of CMTimeAdd and CMTimeCompare.
  @Test func whatIsNoNumberGoesThroughSums() {
    for number in numbers + specials {
      #expect(!(number + .invalid).isValid)
      guard number.isValid else { continue }
      #expect((number + .indefinite).isIndefinite)
    }
    #expect((CMTime.positiveInfinity + .negativeInfinity).isIndefinite)
    #expect((CMTime.positiveInfinity - .positiveInfinity).isIndefinite)
    #expect((CMTime.zero - .positiveInfinity).isNegativeInfinity)
    #expect((CMTime.zero + .positiveInfinity).isPositiveInfinity)
    let order = [CMTime.negativeInfinity, .zero, .positiveInfinity, .indefinite, .invalid]
    for (index, time) in order.enumerated() {
      for (other, second) in order.enumerated() {
        #expect(CMTimeCompare(time, second) == (index < other ? -1 : index == other ? 0 : 1))
      }
    }
  }

  @Test func secondsOfWhatIsNoNumber() {
    #expect(CMTime.invalid.seconds.isNaN && CMTime.indefinite.seconds.isNaN)
    #expect(CMTime.positiveInfinity.seconds == .infinity && CMTime.negativeInfinity.seconds == -.infinity)
  }

  @Test func secondsBecomeTheNearestTick() {
    let time = CMTime(seconds: 1.0004, preferredTimescale: 600)
    #expect(time.value == 600 && time.hasBeenRounded)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600).isPositiveInfinity)
    #expect(CMTime(seconds: -1e30, preferredTimescale: 600).isNegativeInfinity)
    #expect(abs(CMTime(seconds: 1e12, preferredTimescale: 1_000_000_000).seconds - 1e12) < 1)
    #expect(!CMTime(value: 1, timescale: 0).isValid)
  }

  @Test func conversionsRoundAsAsked() {
    let time = CMTime(value: 5, timescale: 2)
    let methods: [(CMTimeRoundingMethod, Int64, Int64)] = [
      (.roundHalfAwayFromZero, 3, -3), (.roundTowardZero, 2, -2), (.roundAwayFromZero, 3, -3),
      (.roundTowardPositiveInfinity, 3, -2), (.roundTowardNegativeInfinity, 2, -3), (.quickTime, 2, -2),
    ]
    for (method, up, down) in methods {
      #expect(time.convertScale(1, method: method).value == up, "\(method)")
      #expect((-time).convertScale(1, method: method).value == down, "\(method)")
    }
    #expect(time.convertScale(600, method: .default).value == 1500)
  }

  @Test func productsKeepTheScale() {
    let time = CMTime(value: 100, timescale: 600)
    #expect(CMTimeMultiply(time, multiplier: 3).value == 300)
    #expect(CMTimeMultiplyByRatio(time, multiplier: 1, divisor: 3).value == 33)
    #expect(CMTimeMultiplyByRatio(time, multiplier: 1, divisor: 0) == .invalid)
    #expect(abs(CMTimeMultiplyByFloat64(time, multiplier: 0.5).seconds - 100.0 / 1200) < 1e-9)
    #expect(CMTimeMultiply(.positiveInfinity, multiplier: -1).isNegativeInfinity)
    #expect(CMTimeAbsoluteValue(-time) == time)
    #expect(CMTimeMinimum(time, .zero) == .zero && CMTimeMaximum(time, .zero) == time)
  }

  @Test func rangesJoinAndMeet() {
    func seconds(_ value: Int64) -> CMTime { CMTime(value: value, timescale: 1) }
    let (first, second) = (
      CMTimeRange(start: seconds(1), duration: seconds(4)), CMTimeRange(start: seconds(3), end: seconds(9))
    )
    #expect(first.end == seconds(5))
    #expect(first.union(second) == CMTimeRange(start: seconds(1), end: seconds(9)))
    #expect(first.intersection(second) == CMTimeRange(start: seconds(3), end: seconds(5)))
    #expect(first.containsTime(seconds(1)) && !first.containsTime(seconds(5)))
    #expect(second.containsTimeRange(CMTimeRange(start: seconds(3), end: seconds(4))))
    #expect(!CMTimeRange(start: seconds(3), end: seconds(1)).isValid)
    #expect(first.intersection(CMTimeRange(start: seconds(7), end: seconds(8))).isEmpty)
    #expect(CMTimeClampToRange(seconds(11), range: second) == seconds(9))
  }
}
