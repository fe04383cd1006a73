import Foundation

/// How a change is shown over time: a curve, a spring, or a way of an app's own. Spec: E10, E18, E21-E26.
public struct Animation: Equatable, Hashable, Sendable {
  let base: any CustomAnimation

  /// An animation of an app's own.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  public static func == (a: Animation, b: Animation) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  /// Spec: M-DEF-19, seconds.
  static let curveDuration = 0.35

  /// What `withAnimation` uses: a spring without bounce. Spec: E10, M-DEF-18.
  public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)

  // MARK: Curves

  public static let linear = linear(duration: curveDuration)
  public static let easeIn = easeIn(duration: curveDuration)
  public static let easeOut = easeOut(duration: curveDuration)
  public static let easeInOut = easeInOut(duration: curveDuration)

  /// `duration` in seconds; zero, negative and NaN show the change at once.
  public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }
  public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }
  public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }
  public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }
  /// A Bézier curve from (0, 0) to (1, 1) with two control points; x is kept in 0…1.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2)), duration: duration)
  }
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }

  // MARK: Time

  /// Begins `seconds` later; the old value shows meanwhile. Negative delays begin on the way. Spec: E18.
  public func delay(_ seconds: Double) -> Animation { Animation(DelayedAnimation(inner: self, delay: seconds)) }
  /// `factor` times as fast; zero and less stand still for ever. Spec: E18.
  public func speed(_ factor: Double) -> Animation { Animation(SpedAnimation(inner: self, speed: factor)) }
  /// `count` legs; with `autoreverses` every second one goes back. Spec: E37.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(inner: self, count: max(0, count), autoreverses: autoreverses))
  }
  /// Goes on until the attribute is animated again or its view leaves. Spec: E37.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(inner: self, count: nil, autoreverses: autoreverses))
  }
  /// Counts as complete after `seconds`, or at its end if that comes first. Spec: E39a.
  public func logicallyComplete(after seconds: TimeInterval) -> Animation {
    Animation(LogicallyCompleteAnimation(inner: self, seconds: seconds))
  }

  // MARK: Evaluation

  /// The part of the change `value` that shows after `time` seconds; nil when the animation has ended.
  public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
  }
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }

  /// When it ends and when it counts as complete, in seconds, where that is known before. Spec: E39.
  var duration: Double? { (base as? any TimedAnimation)?.duration }
  var logicalDuration: Double? { (base as? any TimedAnimation)?.logicalDuration }
  /// The same, where it does not depend on what changes and how fast: a curve's.
  var fixedDuration: Double? { base is SpringAnimation ? nil : duration }
  /// Whether it never ends by itself.
  var isEndless: Bool { duration == .infinity }
}
