import Foundation

extension Animation {
  /// `response` is the period in seconds, `dampingFraction` 1 for no bounce. `blendDuration` has no effect: springs
  /// keep their velocity when they are given another target. Spec: E19, E21, E25.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }
  /// `duration` in seconds is about how long it takes to be there; `bounce` -1…1, 0 for none. Spec: E21, E24.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }
  public static var spring: Animation { spring(duration: 0.5) }

  /// A quick spring for what follows a finger. Spec: E25, M-DEF-22.
  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(Spring(duration: duration, bounce: 0.14 + extraBounce)) }
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A spring by its physics; several on one attribute add up. `initialVelocity` in parts of the change a second.
  /// Spec: E26.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity) }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// Springs without, with a little, and with more bounce. Spec: E25, M-DEF-24.
  public static var smooth: Animation { smooth() }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(Spring.smooth(duration: duration, extraBounce: extraBounce))
  }
  public static var snappy: Animation { snappy() }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(Spring.snappy(duration: duration, extraBounce: extraBounce))
  }
  public static var bouncy: Animation { bouncy() }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(Spring.bouncy(duration: duration, extraBounce: extraBounce))
  }
}
