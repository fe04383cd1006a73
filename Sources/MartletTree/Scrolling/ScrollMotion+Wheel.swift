import Foundation
import MartletHost
import MartletLayout

// Wheels move content at once and let it lie; touchpads pull it as fingers do.
extension ScrollMotion {
  /// Whether content can move that way at all.
  public func canScroll(_ axis: Axis, by way: CGFloat) -> Bool {
    guard behaviour.isEnabled, node.scrollAxes.includes(axis) else { return false }
    let place = node.scrollOffset[axis] + node.overscroll[axis]
    return way > 0 ? place < node.scrollLimit[axis] : way < 0 && place > 0
  }

  /// Takes a wheel's step or a touchpad's movement; `delta` in points, counted from the left.
  public func handle(_ event: ScrollEvent, delta: CGSize) {
    switch event.phase {
    case .step: step(by: delta)
    case .began:
      stop()
      wheel = []
      startPage = page
      phase = .interacting
      drag(by: delta, at: event.time)
    case .changed: drag(by: delta, at: event.time)
    case .ended:
      let velocity = wheelVelocity(at: event.time)
      wheel = []
      letGo(velocity: velocity)
    }
  }

  private func step(by delta: CGSize) {
    if behaviour.rest == .anywhere { stop() } else { turn(by: delta) }
    for axis in axes {
      node.scrollOffset[axis] = min(max(node.scrollOffset[axis] + delta[axis] * sign(axis), 0), node.scrollLimit[axis])
      node.overscroll[axis] = 0
    }
    indicator.show(in: node)
    indicator.hideLater(in: node)
    didScroll()
  }

  /// A wheel has no end: content that rests at certain places goes on to one when no step has come for a moment.
  private func turn(by delta: CGSize) {
    var start = wheelTurn?.start ?? node.scrollOffset
    if wheelTurn == nil { for axis in axes { start[axis] = movements[axis]?.rest.map { CGFloat($0) } ?? start[axis] } }
    halt()
    phase = .interacting
    let alarm = clock.alarm(at: clock.now + WheelTurn.pause, isSettling: true) { [weak self] in self?.wheelRests() }
    wheelTurn = WheelTurn(start: start, way: delta, rest: alarm)
  }

  private func wheelRests() {
    guard let turn = wheelTurn else { return }
    halt()
    for axis in axes {
      let way = turn.way[axis] * sign(axis)
      guard let rest = restAfterWheel(axis, from: turn.start[axis], way: way), rest != node.scrollOffset[axis] else {
        continue
      }
      movements[axis] = ScrollMovement(
        from: Double(node.scrollOffset[axis]), velocity: 0, to: Double(rest), at: clock.now)
    }
    guard !movements.isEmpty else { return settle() }
    phase = .decelerating
    move()
  }

  private func drag(by delta: CGSize, at time: Double) {
    wheel.append((delta, time))
    wheel.removeAll { time - $0.time > 0.1 }
    for axis in axes {
      let pulled =
        node.scrollOffset[axis]
        + CGFloat(
          ScrollPhysics.pull(showing: Double(node.overscroll[axis]), length: Double(lengths[axis])))
      pull(axis, to: pulled + delta[axis] * sign(axis))
    }
    indicator.show(in: node)
    didScroll()
  }

  private func wheelVelocity(at time: Double) -> CGSize {
    let recent = wheel.filter { time - $0.time <= 0.1 }
    guard let first = recent.first, recent.count > 1 else { return .zero }
    let seconds = max(time - first.time, 0.01)
    let sum = recent.dropFirst().reduce(CGSize.zero) {
      CGSize(width: $0.width + $1.delta.width, height: $0.height + $1.delta.height)
    }
    return CGSize(width: sum.width / seconds, height: sum.height / seconds)
  }
}

/// Steps of a wheel that follow each other.
struct WheelTurn {
  /// Seconds without a step after which the wheel rests. Spec: H44.
  static let pause = 0.15
  /// Where the content rested before, or was on its way to.
  let start: CGPoint
  /// The last step.
  let way: CGSize
  let rest: FrameClock.Alarm
}
