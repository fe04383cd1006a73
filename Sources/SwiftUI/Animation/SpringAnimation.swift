import Foundation

/// A spring that is given another target on the way keeps its place and velocity. Spec: E19.
struct SpringAnimation: TimedAnimation {
  let spring: Spring

  /// The velocity at the beginning, of a spring that took over.
  private enum InitialVelocity<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: V { .zero }
  }

  /// Of a change from rest.
  var duration: Double? { spring.settlingDuration }
  var logicalDuration: Double? { spring.duration }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let initial = context.state[InitialVelocity<V>.self]
    context.isLogicallyComplete = time >= spring.duration
    guard time < spring.settlingTime(of: value, initial) else { return nil }
    return spring.value(target: value, initialVelocity: initial, time: time)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(target: value, initialVelocity: context.state[InitialVelocity<V>.self], time: time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard previous.isRetargetedSpring else { return false }
    context.state[InitialVelocity<V>.self] = context.shownVelocity
    return true
  }
}

extension Animation {
  fileprivate var isRetargetedSpring: Bool {
    switch base {
    case is SpringAnimation, is VelocityTrackingAnimation: true
    case let sped as SpedAnimation: sped.inner.isRetargetedSpring
    case let complete as LogicallyCompleteAnimation: complete.inner.isRetargetedSpring
    default: false
    }
  }
}

extension Spring {
  /// When a change counts as done: within a thousandth of itself, or of what its velocity carries it.
  fileprivate func settlingTime<V: VectorArithmetic>(of value: V, _ velocity: V) -> Double {
    let way = value.magnitudeSquared.squareRoot()
    let speed = velocity.magnitudeSquared.squareRoot()
    let scale = max(way, speed / frequency)
    return scale > 0 ? settling(target: way, velocity: -speed, epsilon: scale * 0.001) : 0
  }
}

/// A spring by its physics; several add up. Spec: E26.
struct InterpolatingSpringAnimation: TimedAnimation {
  let spring: Spring
  let initialVelocity: Double

  var duration: Double? { spring.settling(target: 1, velocity: -abs(initialVelocity), epsilon: 0.001) }
  var logicalDuration: Double? { spring.duration }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    context.isLogicallyComplete = time >= spring.duration
    guard let duration, time < duration else { return nil }
    return spring.value(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
}
