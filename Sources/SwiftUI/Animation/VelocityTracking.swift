import Foundation

/// How fast a value moves that is set again and again without an animation. Spec: E52.
struct VelocityTracker<V: VectorArithmetic> {
  /// Seconds that count: what rested longer has no velocity.
  private static var window: Double { 0.1 }
  /// The sum of all changes at the times of the last ones.
  private var samples: [(position: V, time: Double)] = []

  mutating func add(_ change: V, at time: Double) {
    // Where nothing is known of the time before, the first change tells a place only.
    let position = samples.last.map { $0.position + change } ?? .zero
    if samples.last?.time == time { samples.removeLast() }
    samples.append((position, time))
    samples.removeAll { time - $0.time > Self.window }
  }

  /// In a second, over the last changes; nil where there is none to tell.
  func velocity(at time: Double) -> V? {
    let recent = samples.filter { time - $0.time <= Self.window }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return nil }
    return (last.position - first.position).scaled(by: 1 / (last.time - first.time))
  }

  var isTracking: Bool { !samples.isEmpty }
  mutating func reset() { samples.removeAll() }
}

/// What an animation takes over from when the value was moved by hand before: it shows all of it, and has the velocity of
/// the hand.
struct VelocityTrackingAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { value }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    context.shownVelocity
  }
}
