import Foundation

/// A number on its way to a target: critically damped, so that it slows down and never passes it. Spec: M-DEF-28.
///
/// It begins with the first time that it is asked at, so that a frame that came late does not shorten it.
struct PageMotion {
  let target: Double
  private let distance: Double
  private let pull: Double
  private let frequency: Double
  private var start: Double?

  /// `velocity` in units a second; `response` in seconds: after it, a hundredth of the way is left.
  init(from value: Double, to target: Double, velocity: Double = 0, response: Double) {
    self.target = target
    frequency = 2 * Double.pi / max(response, 0.001)
    distance = value - target
    pull = velocity + frequency * distance
  }

  /// Where the number is at a time of the window's clock.
  mutating func value(at time: Double) -> Double {
    let t = elapsed(at: time)
    return target + (distance + pull * t) * exp(-frequency * t)
  }

  mutating func velocity(at time: Double) -> Double {
    let t = elapsed(at: time)
    return (pull - frequency * (distance + pull * t)) * exp(-frequency * t)
  }

  /// Whether what is left of the way can no longer be seen: a thousandth of a page.
  mutating func isOver(at time: Double) -> Bool {
    abs(value(at: time) - target) < 0.001 && abs(velocity(at: time)) < 0.02
  }

  private mutating func elapsed(at time: Double) -> Double {
    let start = start ?? time
    self.start = start
    return max(0, time - start)
  }
}
