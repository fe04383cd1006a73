import MartletTree
import Testing

/// The formulas of M-BEH-7 to M-BEH-10.
@Suite struct ScrollPhysicsTests {
  @Test func speedFallsByTwoPartsInAThousandEachMillisecond() {
    #expect(abs(ScrollPhysics.speed(1000, after: 0.001) - 998) < 0.001)
    #expect(abs(ScrollPhysics.speed(1000, after: 0.346) - 500) < 1)  // ln 2 / -ln 0.998 = 346 ms
  }

  @Test func travelIsTheSumOfTheSpeed() {
    var sum = 0.0
    for step in 0..<1000 { sum += ScrollPhysics.speed(1000, after: (Double(step) + 0.5) / 1000) / 1000 }
    #expect(abs(ScrollPhysics.travel(1000, after: 1) - sum) < 0.01)
    // v0 / 1000 · d / (1 - d), as a sum over milliseconds: half a point more as an integral.
    #expect(abs(ScrollPhysics.projectedTravel(1000) - 499) < 1)
    #expect(abs(ScrollPhysics.projectedTravel(-1000, rate: ScrollPhysics.fastRate) + 99) < 1)
  }

  @Test func timeToADistanceIsThatOfTheTravel() {
    let time = ScrollPhysics.time(1000, toTravel: 300)
    #expect(time.map { abs(ScrollPhysics.travel(1000, after: $0) - 300) < 0.001 } == true)
    #expect(ScrollPhysics.time(1000, toTravel: 600) == nil)
    #expect(ScrollPhysics.time(1000, toTravel: -10) == nil)
    #expect(ScrollPhysics.time(0, toTravel: 10) == nil)
  }

  @Test(arguments: [0.0, 1, 50, 100, 1000, -100])
  func rubberBandIsUndoneByItsPull(distance: Double) {
    let shown = ScrollPhysics.rubberBand(distance, length: 400)
    #expect(abs(shown) < 400)
    #expect(abs(ScrollPhysics.pull(showing: shown, length: 400) - distance) < 0.001)
  }

  @Test func rubberBandFollowsTheFormula() {
    // x · l · c / (l + c · x) with x = 100, l = 200, c = 0.55
    #expect(abs(ScrollPhysics.rubberBand(100, length: 200) - 11_000 / 255) < 0.001)
    #expect(ScrollPhysics.rubberBand(100, length: 0) == 0)
  }

  @Test func springComesToRestWithoutSwinging() {
    var last = 100.0
    for step in 1...100 {
      let now = ScrollPhysics.spring(100, 0, after: Double(step) / 100)
      #expect(now >= 0 && now < last)
      last = now
    }
    #expect(ScrollPhysics.spring(100, 0, after: 0.44) < 1.1)  // M-BEH-10: about 0.4 to 0.5 s
  }
}
