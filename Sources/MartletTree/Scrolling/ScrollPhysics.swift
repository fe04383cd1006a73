import Foundation

/// How content moves by itself: slowing down, pulling back, coming to rest. Points and seconds.
///
/// Spec: M-BEH-7 to M-BEH-10.
public enum ScrollPhysics {
  /// Speed that is left after each millisecond.
  public static let normalRate = 0.998
  public static let fastRate = 0.99
  /// How hard content beyond its end follows a finger.
  public static let rubberBandConstant = 0.55
  /// Of the critically damped spring that brings content back, a second. Its way is done to one part in a hundred after
  /// 6.64 / 15 = 0.44 seconds. Spec: M-BEH-10.
  public static let springFrequency = 15.0
  /// Points from rest at which a movement ends.
  public static let restDistance = 0.25

  // MARK: Slowing down

  /// Points travelled `time` seconds after a speed of `velocity` points a second.
  public static func travel(_ velocity: Double, after time: Double, rate: Double = normalRate) -> Double {
    velocity * (pow(rate, 1000 * time) - 1) / (1000 * log(rate))
  }
  public static func speed(_ velocity: Double, after time: Double, rate: Double = normalRate) -> Double {
    velocity * pow(rate, 1000 * time)
  }
  /// Points to where it comes to rest.
  public static func projectedTravel(_ velocity: Double, rate: Double = normalRate) -> Double {
    -velocity / (1000 * log(rate))
  }
  /// Seconds until `distance` points have been travelled; nil when the speed does not carry so far.
  public static func time(_ velocity: Double, toTravel distance: Double, rate: Double = normalRate) -> Double? {
    guard velocity != 0 else { return nil }
    let part = 1 + distance * 1000 * log(rate) / velocity
    return part > 0 && distance / velocity >= 0 ? log(part) / (1000 * log(rate)) : nil
  }

  // MARK: Beyond the end

  /// How far content shows beyond its end when a finger has pulled it by `distance`, in a window of this length.
  public static func rubberBand(_ distance: Double, length: Double) -> Double {
    guard length > 0, distance != 0 else { return 0 }
    let pulled = abs(distance)
    let shown = pulled * length * rubberBandConstant / (length + rubberBandConstant * pulled)
    return distance < 0 ? -shown : shown
  }
  /// The pull that shows content this far beyond its end.
  public static func pull(showing shown: Double, length: Double) -> Double {
    let distance = min(abs(shown), length * 0.999)
    guard length > 0, distance > 0 else { return 0 }
    let pulled = distance * length / (rubberBandConstant * (length - distance))
    return shown < 0 ? -pulled : pulled
  }

  // MARK: Coming to rest

  /// A critically damped spring: the distance from rest `time` seconds after `distance` with `velocity`.
  public static func spring(_ distance: Double, _ velocity: Double, after time: Double) -> Double {
    (distance + (velocity + springFrequency * distance) * time) * exp(-springFrequency * time)
  }
  public static func springSpeed(_ distance: Double, _ velocity: Double, after time: Double) -> Double {
    (velocity - springFrequency * (velocity + springFrequency * distance) * time) * exp(-springFrequency * time)
  }
}
