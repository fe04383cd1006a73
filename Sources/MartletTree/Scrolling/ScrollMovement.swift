import Foundation

/// A movement of content along one axis, as a function of the time since it began.
///
/// Positions are offsets: 0 at the start of the content, `limit` where its end shows.
struct ScrollMovement {
  private enum Kind {
    /// Slowing down from a place with a speed.
    case slowing(start: Double, velocity: Double, rate: Double)
    /// Drawn to a place of rest.
    case spring(rest: Double, distance: Double, velocity: Double)
  }
  private var kind: Kind
  private var startTime: Double
  private(set) var position: Double
  private(set) var velocity: Double
  private(set) var isOver = false

  /// Content let go at `position` with a speed. Spec: M-BEH-8, M-BEH-10.
  init(from position: Double, velocity: Double, limit: Double, at time: Double, rate: Double) {
    (self.position, self.velocity, startTime) = (position, velocity, time)
    kind = .slowing(start: position, velocity: velocity, rate: rate)
    if position < 0 || position > limit { pullBack(to: min(max(position, 0), limit), at: time) }
  }

  /// Content drawn to a place of rest: a page, a target, the end.
  init(from position: Double, velocity: Double, to rest: Double, at time: Double) {
    (self.position, self.velocity, startTime) = (position, velocity, time)
    kind = .spring(rest: rest, distance: position - rest, velocity: velocity)
  }

  private mutating func pullBack(to rest: Double, at time: Double) {
    kind = .spring(rest: rest, distance: position - rest, velocity: velocity)
    startTime = time
  }

  /// The place of rest, where the movement has one.
  var rest: Double? { if case .spring(let rest, _, _) = kind { rest } else { nil } }

  /// Moves on; content that reaches its end with a speed goes beyond it and comes back.
  mutating func advance(to time: Double, limit: Double, bounces: Bool) {
    let elapsed = time - startTime
    switch kind {
    case .slowing(let start, let first, let rate):
      position = start + ScrollPhysics.travel(first, after: elapsed, rate: rate)
      velocity = ScrollPhysics.speed(first, after: elapsed, rate: rate)
      let end = velocity < 0 ? 0 : limit
      if position < 0 || position > limit {
        hit(end, start: start, first: first, rate: rate, at: time, bounces: bounces)
      } else if abs(ScrollPhysics.projectedTravel(velocity, rate: rate)) < ScrollPhysics.restDistance {
        isOver = true
      }
    case .spring(let rest, let distance, let first):
      let left = ScrollPhysics.spring(distance, first, after: elapsed)
      velocity = ScrollPhysics.springSpeed(distance, first, after: elapsed)
      position = rest + left
      if abs(left) < ScrollPhysics.restDistance, abs(velocity) < 10 { (position, velocity, isOver) = (rest, 0, true) }
    }
  }

  /// The end was reached between two frames: the spring begins at that moment.
  private mutating func hit(
    _ end: Double, start: Double, first: Double, rate: Double, at time: Double, bounces: Bool
  ) {
    guard bounces, let reached = ScrollPhysics.time(first, toTravel: end - start, rate: rate) else {
      (position, velocity, isOver) = (end, 0, true)
      return
    }
    position = end
    velocity = ScrollPhysics.speed(first, after: reached, rate: rate)
    pullBack(to: end, at: startTime + reached)
    advance(to: time, limit: end, bounces: bounces)
  }
}
