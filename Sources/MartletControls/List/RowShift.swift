import Foundation

/// How far a row stands from its place, in points down, and how visible it is: on its way there.
struct RowShift {
  private(set) var value: CGFloat = 0
  private(set) var target: CGFloat = 0
  var opacity = 1.0
  private var motion: PageMotion?
  private var fadeStart: Double?

  /// Stands at a distance and moves to another one.
  mutating func move(from value: CGFloat? = nil, to target: CGFloat) {
    guard value != nil || target != self.target else { return }
    if let value { self.value = value }
    self.target = target
    motion = PageMotion(from: Double(self.value), to: Double(target), response: MotionMetrics.rowDuration)
  }

  /// Follows a finger.
  mutating func hold(at value: CGFloat) {
    (self.value, target, motion) = (value, value, nil)
  }

  mutating func fadeIn(at time: Double) {
    opacity = 0
    fadeStart = time
  }

  /// Whether it goes on moving.
  mutating func advance(to time: Double) -> Bool {
    if var motion {
      value = CGFloat(motion.value(at: time))
      if abs(value - target) < 0.25 {
        value = target
        self.motion = nil
      } else {
        self.motion = motion
      }
    }
    if let start = fadeStart {
      opacity = min(1, (time - start) / MotionMetrics.rowDuration)
      if opacity >= 1 { fadeStart = nil }
    }
    return motion != nil || fadeStart != nil
  }
}
