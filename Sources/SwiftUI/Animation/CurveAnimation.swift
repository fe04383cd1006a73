import Foundation

/// A curve over a fixed time. Curves on one attribute add up. Spec: E19.
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  let length: Double
  init(curve: UnitCurve, duration: Double) { (self.curve, length) = (curve, duration > 0 ? duration : 0) }

  var duration: Double? { length }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < length ? value.scaled(by: curve.value(at: max(0, time) / length)) : nil
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < length ? value.scaled(by: curve.velocity(at: max(0, time) / length) / length) : .zero
  }
}

/// Spec: E18.
struct DelayedAnimation: TimedAnimation {
  let inner: Animation
  let delay: Double

  var duration: Double? { inner.duration.map { max(0, $0 + delay) } }
  var logicalDuration: Double? { inner.logicalDuration.map { max(0, $0 + delay) } }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : inner.animate(value: value, time: time - delay, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : inner.velocity(value: value, time: time - delay, context: context)
  }
}

/// Spec: E18.
struct SpedAnimation: TimedAnimation {
  let inner: Animation
  let speed: Double

  private func scaled(_ duration: Double?) -> Double? {
    speed > 0 ? duration.map { $0 / speed } : .infinity
  }
  var duration: Double? { scaled(inner.duration) }
  var logicalDuration: Double? { scaled(inner.logicalDuration) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    inner.animate(value: value, time: time * max(0, speed), context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    inner.velocity(value: value, time: time * max(0, speed), context: context)?.scaled(by: max(0, speed))
  }
  /// Velocities are in seconds outside and in the inner animation's time inside.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard speed > 0 else { return false }
    let shown = context.shownVelocity
    context.shownVelocity = shown.scaled(by: 1 / speed)
    defer { context.shownVelocity = shown }
    return inner.shouldMerge(previous: previous, value: value, time: time * speed, context: &context)
  }
}

/// Legs of one animation after each other. Spec: E37.
struct RepeatedAnimation: TimedAnimation {
  let inner: Animation
  /// nil for ever.
  let count: Int?
  let autoreverses: Bool

  var duration: Double? {
    guard let count else { return .infinity }
    return inner.duration.map { $0 * Double(count) }
  }

  /// The length of one leg: an inner animation that does not tell counts as one of a second.
  private var leg: Double { inner.duration ?? 1 }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard leg > 0, leg.isFinite else { return inner.animate(value: value, time: time, context: &context) }
    let number = (max(0, time) / leg).rounded(.down)
    if let count, number >= Double(count) { return nil }
    let isReversed = autoreverses && number.truncatingRemainder(dividingBy: 2) == 1
    let passed = max(0, time) - number * leg
    var inside = context
    let part = inner.animate(value: value, time: isReversed ? leg - passed : passed, context: &inside) ?? value
    context.state = inside.state
    return part
  }
}

/// Spec: E39a.
struct LogicallyCompleteAnimation: TimedAnimation {
  let inner: Animation
  let seconds: Double

  var duration: Double? { inner.duration }
  var logicalDuration: Double? { min(seconds, inner.duration ?? seconds) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let part = inner.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= seconds
    return part
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    inner.velocity(value: value, time: time, context: context)
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { inner.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}
