import Foundation

/// How a change is shown over time: a curve or a spring. Spec: E10, E18, E21-E26.
public struct Animation: Equatable, Hashable, Sendable {
  indirect enum Curve: Hashable, Sendable {
    case bezier(duration: Double, x1: Double, y1: Double, x2: Double, y2: Double)
    case spring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double, merges: Bool)
    case delayed(Curve, Double)
    case sped(Curve, Double)
    case repeated(Curve, count: Int?, autoreverses: Bool)
  }
  let curve: Curve

  /// Spec: M-DEF, durations in seconds.
  static let curveDuration = 0.35

  public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)
  public static let linear = linear(duration: curveDuration)
  public static let easeIn = easeIn(duration: curveDuration)
  public static let easeOut = easeOut(duration: curveDuration)
  public static let easeInOut = easeInOut(duration: curveDuration)

  public static func linear(duration: Double) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
  public static func easeIn(duration: Double) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
  public static func easeOut(duration: Double) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
  public static func easeInOut(duration: Double) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation(curve: .bezier(duration: duration, x1: x1, y1: y1, x2: x2, y2: y2)) }

  /// Spec: E21.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { physical(response: response, dampingRatio: dampingFraction) }
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    physical(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }
  public static var spring: Animation { spring(duration: 0.5) }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { physical(response: response, dampingRatio: dampingFraction) }
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      curve: .spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity, merges: false))
  }
  public static var smooth: Animation { smooth() }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Animation { snappy() }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Animation { bouncy() }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  private static func physical(response: Double, dampingRatio: Double) -> Animation {
    let frequency = 2 * Double.pi / max(response, 0.001)
    return Animation(
      curve: .spring(
        mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, initialVelocity: 0,
        merges: true))
  }

  public func delay(_ seconds: Double) -> Animation { Animation(curve: .delayed(curve, seconds)) }
  public func speed(_ factor: Double) -> Animation { Animation(curve: .sped(curve, factor)) }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    Animation(curve: .repeated(curve, count: count, autoreverses: autoreverses))
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(curve: .repeated(curve, count: nil, autoreverses: autoreverses))
  }
}
