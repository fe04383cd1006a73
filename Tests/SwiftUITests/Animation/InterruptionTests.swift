import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct InterruptionTests {
  let probe = Probe()

  private func screen() -> Screen {
    Screen(size: CGSize(width: 400, height: 100)) {
      Changing(probe, 0.0) { Color.red.box("a", 10, 10).offset(x: CGFloat($0)).position(x: 5, y: 5) }
    }
  }

  @Test func curvesAddUp() {  // E19
    let screen = screen()
    probe.animate(to: 100, in: screen)
    screen.advance(by: 0.5)
    probe.animate(to: 0, in: screen)
    #expect(isClose(screen.x("a"), 50))
    screen.advance(by: 0.5)
    #expect(isClose(screen.x("a"), 50))
    screen.advance(by: 0.5)
    #expect(isClose(screen.x("a"), 0) && screen.isAtRest)
  }

  @Test func springsKeepPlaceAndVelocity() {  // E19
    let screen = screen()
    probe.animate(to: 100, .spring(duration: 0.5), in: screen)
    while screen.x("a") < 50 { screen.advance(by: 1.0 / 60) }
    let place = screen.x("a")
    probe.animate(to: 0, .spring(duration: 0.5), in: screen)
    #expect(isClose(screen.x("a"), place))
    screen.advance(by: 1.0 / 60)
    #expect(screen.x("a") > place)
    screen.settle()
    #expect(screen.x("a") == 0)
  }

  @Test func speedDelayAndRepetitionChangeTime() {  // E18, E37
    let screen = screen()
    probe.animate(to: 100, .linear(duration: 1).speed(2), in: screen)
    screen.advance(by: 0.25)
    #expect(isClose(screen.x("a"), 50))
    screen.settle()
    probe.animate(to: 0, .linear(duration: 1).delay(1), in: screen)
    screen.advance(by: 1.5)
    #expect(isClose(screen.x("a"), 50))
    screen.settle()
    probe.animate(to: 100, .linear(duration: 1).repeatCount(2), in: screen)
    screen.advance(by: 1.75)
    #expect(isClose(screen.x("a"), 25))
    screen.advance(by: 0.24)
    #expect(isClose(screen.x("a"), 1))
    screen.advance(by: 0.02)
    #expect(isClose(screen.x("a"), 100) && screen.isAtRest)
  }

  @Test func aFiniteAnimationEndsALoop() {  // E37
    let screen = screen()
    probe.animate(to: 100, .linear(duration: 1).repeatForever(autoreverses: false), in: screen)
    screen.advance(by: 5.5)
    #expect(isClose(screen.x("a"), 50))
    probe.animate(to: 0, in: screen)
    screen.advance(by: 0.5)
    #expect(isClose(screen.x("a"), 25))
    screen.settle()
    #expect(isClose(screen.x("a"), 0) && screen.isAtRest)
  }

  @Test func anAppsOwnAnimationIsAsked() {  // E14, E19
    let screen = screen()
    probe.animate(to: 100, Animation(Stairs()), in: screen)
    screen.advance(by: 0.3)
    #expect(isClose(screen.x("a"), 50))
    screen.advance(by: 0.3)
    #expect(isClose(screen.x("a"), 100) && screen.isAtRest)
  }

  @Test func aPhysicalSpringBeginsWithItsVelocity() {  // E26
    let screen = screen()
    probe.animate(to: 100, .interpolatingSpring(stiffness: 100, damping: 20, initialVelocity: 10), in: screen)
    screen.advance(by: 0.1)
    // Critical, ω 10: 1 − (1 + ωt)e^(−ωt) + v·t·e^(−ωt) at t 0.1.
    let way = 1 - 2 * exp(-1.0) + exp(-1.0)
    #expect(isClose(screen.x("a"), 100 * way))
  }
}

/// Half of the way at once, the rest after half a second.
private struct Stairs: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < 0.5 else { return nil }
    var half = value
    half.scale(by: 0.5)
    return half
  }
}
