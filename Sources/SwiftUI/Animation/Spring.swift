import Foundation

/// A damped spring that pulls something to its target. Spec: E21-E25.
public struct Spring: Hashable, Sendable {
  /// The stiffness and damping of a mass of 1.
  private(set) var frequency: Double
  public private(set) var dampingRatio: Double
  public private(set) var mass: Double

  private init(frequency: Double, dampingRatio: Double, mass: Double) {
    self.frequency = frequency.isFinite && frequency > 0 ? frequency : 2 * .pi / 0.001
    self.dampingRatio = dampingRatio.isFinite ? max(0, dampingRatio) : 1
    self.mass = mass
  }

  /// `duration` in seconds; `bounce` -1…1: 0 none, 1 without an end. Spec: E21, E24.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = min(max(bounce.isNaN ? 0 : bounce, -0.999), 1)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }
  /// `response` in seconds is the period without damping; a ratio of 1 does not bounce. Spec: E21.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / max(response, 0.001), dampingRatio: dampingRatio, mass: 1)
  }
  /// By physics. More damping than it takes not to bounce counts only when allowed. Spec: E22.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = mass > 0 ? mass : 1
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }
  /// A spring that has come to rest within `epsilon` after so many seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(response: 1, dampingRatio: dampingRatio).settling(target: 1, velocity: 0, epsilon: epsilon)
    self.init(response: unit.isFinite && unit > 0 ? settlingDuration / unit : 0.5, dampingRatio: dampingRatio)
  }

  public var response: Double { 2 * .pi / frequency }
  public var duration: TimeInterval { response }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  public var stiffness: Double { mass * frequency * frequency }
  public var damping: Double { 2 * dampingRatio * frequency * mass }
  /// When the way from 0 to 1 is done to a thousandth; longer than `duration`, infinite without damping. Spec: E24.
  public var settlingDuration: TimeInterval { settling(target: 1, velocity: 0, epsilon: 0.001) }

  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
