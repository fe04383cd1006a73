import MartletTesting
import SwiftUI
import Testing

/// Springs that begin with the velocity of a hand. Spec: E52.
@MainActor @Suite struct VelocityTrackingTests {
  let probe = Probe()

  private func offset() -> Screen {
    Screen(size: CGSize(width: 400, height: 100)) {
      Changing(probe, 0.0) { Color.red.box("a", 10, 10).offset(x: CGFloat($0)).position(x: 5, y: 5) }
    }
  }
  private func position() -> Screen {
    Screen(size: CGSize(width: 400, height: 100)) {
      Changing(probe, 0.0) { Color.red.box("a", 10, 10).position(x: 5 + $0, y: 5) }
    }
  }

  /// Moves the value by hand, ten points in each fiftieth of a second: 500 points a second, to 100.
  private func pull(_ screen: Screen, tracks: Bool = true) {
    var transaction = Transaction()
    transaction.tracksVelocity = tracks
    for step in 1...10 {
      screen.advance(by: 0.02)
      withTransaction(transaction) { probe.set(Double(step) * 10) }
      screen.update()
      #expect(isClose(screen.x("a"), Double(step) * 10))
    }
  }

  /// Of a critically damped spring from 100 to 0 with 500 points a second, after 0.1 s: ω = 2π / 0.5,
  /// (d + (v + ω·d)·t)·e^(−ωt).
  private var expected: Double {
    let (frequency, time) = (2 * Double.pi / 0.5, 0.1)
    return (100 + (500 + frequency * 100) * time) * exp(-frequency * time)
  }

  @Test(arguments: [false, true]) func aSpringTakesTheVelocityOver(isLaidOut: Bool) {
    let screen = isLaidOut ? position() : offset()
    pull(screen)
    probe.animate(to: 0, .spring(duration: 0.5), in: screen)
    #expect(isClose(screen.x("a"), 100))
    screen.advance(by: 0.1)
    #expect(isClose(screen.x("a"), expected, 0.1), "\(screen.x("a"))")
    screen.settle()
    #expect(screen.x("a") == 0 && screen.isAtRest)
  }

  @Test func aFasterSpringCountsItsOwnTime() {
    let screen = offset()
    pull(screen)
    probe.animate(to: 0, .spring(duration: 1).speed(2), in: screen)
    screen.advance(by: 0.1)
    #expect(isClose(screen.x("a"), expected, 0.1))
  }

  @Test func aHandThatRestedHasNoVelocity() {
    let screen = offset()
    pull(screen)
    screen.advance(by: 0.2)
    probe.animate(to: 0, .spring(duration: 0.5), in: screen)
    screen.advance(by: 1.0 / 60)
    #expect(screen.x("a") < 100)
  }

  @Test func nothingIsFollowedUntold() {
    let screen = offset()
    pull(screen, tracks: false)
    probe.animate(to: 0, .spring(duration: 0.5), in: screen)
    screen.advance(by: 1.0 / 60)
    #expect(screen.x("a") < 100)
  }

  @Test func curvesBeginAsEver() {
    let screen = offset()
    pull(screen)
    probe.animate(to: 0, .linear(duration: 1), in: screen)
    screen.advance(by: 0.5)
    #expect(isClose(screen.x("a"), 50))
  }
}
