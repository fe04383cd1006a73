import Foundation
import MartletTree

/// A number that moves to where it is told on a spring without overshoot, and keeps its speed when it is sent elsewhere
/// on the way. It belongs to the window's clock.
final class PresentationMotion {
  private(set) var value: CGFloat
  private(set) var target: CGFloat
  /// Units a second.
  private(set) var velocity: CGFloat = 0
  /// Called after each change of the value.
  var didChange: () -> Void = {}
  private let clock: FrameClock
  /// Counts the movements: a step of an earlier one has nothing to say.
  private var run = 0
  private var completion: (() -> Void)?

  init(_ value: CGFloat, clock: FrameClock) {
    (self.value, target, self.clock) = (value, value, clock)
  }

  var isMoving: Bool { completion != nil || value != target }

  /// Stops at `value`. What waited for the end of a movement is called off.
  func jump(to value: CGFloat) {
    run += 1
    (self.value, target, velocity, completion) = (value, value, 0, nil)
    didChange()
  }

  /// Moves to `target`; at rest after `duration` seconds, when a thousandth of the way is left. Then calls
  /// `completion`, unless another movement began before. Zero seconds are a jump.
  func move(to target: CGFloat, duration: Double, velocity: CGFloat? = nil, then completion: @escaping () -> Void = {})
  {
    guard duration > 0 else {
      jump(to: target)
      return completion()
    }
    run += 1
    let number = run
    let spring = DampedDistance(
      distance: value - target, velocity: velocity ?? self.velocity, frequency: DampedDistance.restTime / duration)
    let start = clock.now
    (self.target, self.completion) = (target, completion)
    clock.addMovement { [weak self] time in
      guard let self, run == number else { return false }
      return step(spring, seconds: time - start, duration: duration)
    }
  }

  private func step(_ spring: DampedDistance, seconds: Double, duration: Double) -> Bool {
    let state = spring.state(at: seconds)
    // What was thrown is at rest a little later than what was let go.
    let isAtRest = seconds >= duration && abs(state.distance) <= max(abs(spring.distance) * 0.0015, 0.0005)
    (value, velocity) = isAtRest ? (target, 0) : (target + state.distance, state.velocity)
    didChange()
    guard isAtRest, let completion else { return !isAtRest }
    self.completion = nil
    completion()
    return false
  }
}

/// A critically damped spring: x(t) = (a + b t) e^(-w t).
private struct DampedDistance {
  let distance: CGFloat
  let velocity: CGFloat
  let frequency: Double

  /// The frequency times the seconds after which a thousandth of the way is left: (1 + x) e^-x = 0.001.
  static let restTime = 9.2334

  func state(at seconds: Double) -> (distance: CGFloat, velocity: CGFloat) {
    let t = max(0, seconds)
    let slope = velocity + frequency * distance
    let decay = exp(-frequency * t)
    let x = (distance + slope * t) * decay
    return (x, slope * decay - frequency * x)
  }
}
