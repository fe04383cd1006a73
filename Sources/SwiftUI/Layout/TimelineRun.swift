import Foundation
import MartletTree

/// Tells a timeline when the window's clock has reached its next date.
final class TimelineRun<Schedule: TimelineSchedule>: ClockWork {
  struct Input {
    let schedule: Schedule
    /// The moment at which the view was made.
    let now: Date
    let show: (Date?) -> Void
  }
  private var input: Input
  private unowned(unsafe) let root: ViewRoot
  /// The moment and the clock's time at which counting began.
  private var base: (moment: Date, time: Double)
  private var alarm: FrameClock.Alarm?
  /// The number of the movement that is running.
  private var run = 0
  private var isMoving = false

  init(_ input: Input, root: ViewRoot) {
    (self.input, self.root) = (input, root)
    base = (input.now, root.layoutContext.clock.now)
  }

  private var moment: Date { base.moment.addingTimeInterval(root.layoutContext.clock.now - base.time) }

  func start() { plan() }

  func update(to new: Input) {
    // Another moment was set from outside, which neither the clock nor the passing of time explains.
    if abs(new.now.timeIntervalSince(input.now)) > 1, abs(new.now.timeIntervalSince(moment)) > 1 {
      base = (new.now, root.layoutContext.clock.now)
      root.onAppearance { new.show(nil) }
    }
    input = new
    plan()
  }

  func end() {
    run += 1
    (alarm, isMoving) = (nil, false)
  }

  private func plan() {
    if let animation = input.schedule as? AnimationTimelineSchedule { return move(animation) }
    let moment = moment
    guard let next = nextDate(after: moment) else { return alarm = nil }
    let time = root.layoutContext.clock.now + next.timeIntervalSince(moment)
    alarm = root.layoutContext.clock.alarm(at: time) { [weak self] in
      guard let self else { return }
      // A date's own moment may be missing by a rounding.
      input.show(max(self.moment, next))
      plan()
    }
  }

  /// A schedule may go on for ever, and its first dates may lie far back.
  private func nextDate(after moment: Date) -> Date? {
    var count = 0
    for date in input.schedule.entries(from: moment, mode: .normal) {
      if date > moment { return date }
      count += 1
      if count > Self.longestPast { return nil }
    }
    return nil
  }
  private static var longestPast: Int { 100_000 }

  private func move(_ schedule: AnimationTimelineSchedule) {
    guard !schedule.isPaused else { return end() }
    guard !isMoving else { return }
    isMoving = true
    run += 1
    let number = run
    var last = root.layoutContext.clock.now
    root.layoutContext.clock.addMovement(isEndless: true) { [weak self] time in
      guard let self, run == number else { return false }
      if time - last >= schedule.interval - 1e-6 {
        last = time
        input.show(moment)
      }
      return true
    }
  }
}
