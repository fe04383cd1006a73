import Foundation

extension Spring {
  /// What shares the target and the initial velocity have in position and velocity at one time: the way begins at 0
  /// and ends at the target.
  struct Shares {
    /// Position: target · `target` + velocity · `velocity`.
    var target: Double
    var velocity: Double
    /// The same for the velocity.
    var targetSlope: Double
    var velocitySlope: Double
  }

  /// Spec: E23, with an initial velocity.
  func shares(at time: Double) -> Shares {
    let (w, z, t) = (frequency, dampingRatio, max(0, time))
    if abs(z - 1) < 1e-6 {
      let decay = exp(-w * t)
      return Shares(
        target: 1 - (1 + w * t) * decay, velocity: t * decay, targetSlope: w * w * t * decay,
        velocitySlope: (1 - w * t) * decay)
    }
    if z < 1 {
      let decay = exp(-z * w * t)
      let w1 = w * (1 - z * z).squareRoot()
      let (c, s) = (cos(w1 * t), sin(w1 * t))
      return Shares(
        target: 1 - decay * (c + z * w / w1 * s), velocity: decay * s / w1, targetSlope: decay * w * w / w1 * s,
        velocitySlope: decay * (c - z * w / w1 * s))
    }
    let root = (z * z - 1).squareRoot()
    let (r1, r2) = (-w * (z - root), -w * (z + root))
    let (e1, e2) = (exp(r1 * t), exp(r2 * t))
    return Shares(
      target: 1 + (r2 * e1 - r1 * e2) / (r1 - r2), velocity: (e1 - e2) / (r1 - r2),
      targetSlope: r1 * r2 * (e1 - e2) / (r1 - r2), velocitySlope: (r1 * e1 - r2 * e2) / (r1 - r2))
  }

  /// When a way of length `target` that begins with `velocity` stays within `epsilon` of its end.
  func settling(target: Double, velocity: Double, epsilon: Double) -> Double {
    let (w, z) = (frequency, dampingRatio)
    guard z > 0 else { return target == 0 && velocity == 0 ? 0 : .infinity }
    /// How far it may be from the end at `t` at most; falls from some time on.
    func bound(_ t: Double) -> Double {
      if abs(z - 1) < 1e-6 { return (abs(target) + abs(velocity - w * target) * t) * exp(-w * t) }
      if z < 1 {
        let w1 = w * (1 - z * z).squareRoot()
        let sine = (velocity - z * w * target) / w1
        return (target * target + sine * sine).squareRoot() * exp(-z * w * t)
      }
      let slow = -w * (z - (z * z - 1).squareRoot())
      return (abs(target) * (1 - slow / w) + abs(velocity) / w) * exp(slow * t)
    }
    guard epsilon > 0, bound(0) > epsilon || velocity != 0 else { return 0 }
    var (low, high) = (0.0, 1 / w)
    while bound(high) > epsilon, high < 1e6 { (low, high) = (high, high * 2) }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bound(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  // MARK: Vectors

  /// Where something is `time` seconds after it left 0 with `initialVelocity` (a second).
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let shares = shares(at: time)
    return target.scaled(by: shares.target) + initialVelocity.scaled(by: shares.velocity)
  }
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let shares = shares(at: time)
    return target.scaled(by: shares.targetSlope) + initialVelocity.scaled(by: shares.velocitySlope)
  }
  /// Moves `value` and `velocity` on by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let way = target - value
    let moved = self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value = value + moved
  }
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    settling(
      target: target.magnitudeSquared.squareRoot(), velocity: initialVelocity.magnitudeSquared.squareRoot(),
      epsilon: epsilon)
  }

  // MARK: Values that animate

  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }
}
