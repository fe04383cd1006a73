/// The time of one window, moved from outside: everything that lasts longer than an event reads it.
///
/// Nothing runs by itself. The owner asks `nextDueTime` and calls `advance` at that time, or when a frame is due.
public final class FrameClock {
  /// A call at a later time, until it is cancelled. Keep it as long as the call is wanted.
  public final class Alarm {
    let time: Double
    fileprivate let isSettling: Bool
    fileprivate var action: (() -> Void)?
    fileprivate init(time: Double, isSettling: Bool, action: @escaping () -> Void) {
      (self.time, self.isSettling, self.action) = (time, isSettling, action)
    }
    public func cancel() { action = nil }
  }

  /// The clock of the window that opened last, for what lasts without standing in one: sounds, speech. Nil before the
  /// first window and after the last.
  nonisolated(unsafe) public private(set) static weak var latest: FrameClock?
  public func windowDidOpen() { Self.latest = self }

  /// Whether the clock follows the machine's time; else it moves in steps, and what plays must follow it.
  public var isLive = false
  /// Seconds since the window opened.
  public private(set) var now = 0.0
  /// Called when something begins to wait or to move.
  public var didSchedule: () -> Void = {}
  private struct Movement {
    let id: Int
    let isEndless: () -> Bool
    let step: (Double) -> Bool
  }
  private var movements: [Movement] = []
  private var lastID = 0
  private struct WeakAlarm { weak var alarm: Alarm? }
  private var alarms: [WeakAlarm] = []

  public init() {}

  /// Calls `step` with the time at every frame until it answers false. The first call comes with the next `advance`.
  ///
  /// `isEndless` says whether the movement goes on for ever as it is now (a spinner): a picture does not wait for it.
  public func addMovement(
    isEndless: @escaping @autoclosure () -> Bool = false, _ step: @escaping (Double) -> Bool
  ) {
    lastID += 1
    movements.append(Movement(id: lastID, isEndless: isEndless, step: step))
    didSchedule()
  }

  /// Calls `action` once when the clock reaches `time`. `isSettling` says that what shows is not at rest until then.
  public func alarm(at time: Double, isSettling: Bool = false, _ action: @escaping () -> Void) -> Alarm {
    let alarm = Alarm(time: time, isSettling: isSettling, action: action)
    alarms.append(WeakAlarm(alarm: alarm))
    didSchedule()
    return alarm
  }

  public var isMoving: Bool { !movements.isEmpty }
  /// Whether something moves that will come to rest by itself, or is due at this very moment.
  public var isSettling: Bool {
    movements.contains { !$0.isEndless() }
      || alarms.contains { $0.alarm.map { $0.action != nil && ($0.isSettling || $0.time <= now) } ?? false }
  }

  /// When `advance` is due: now while something moves, else at the first alarm.
  public var nextDueTime: Double? {
    if isMoving { return now }
    return alarms.compactMap { $0.alarm.flatMap { $0.action == nil ? nil : $0.time } }.min()
  }

  /// Moves the time on; a time in the past leaves it. Alarms come in the order of their times, then movements.
  public func advance(to time: Double) {
    guard time >= now else { return }
    while let next = dueAlarm(at: time) {
      now = max(now, next.time)
      let action = next.action
      next.action = nil
      action?()
    }
    now = time
    let running = movements
    let ended = running.filter { !$0.step(time) }.map(\.id)
    if !ended.isEmpty { movements.removeAll { ended.contains($0.id) } }
  }

  private func dueAlarm(at time: Double) -> Alarm? {
    alarms.removeAll { $0.alarm?.action == nil }
    return alarms.compactMap(\.alarm).filter { $0.time <= time }.min { $0.time < $1.time }
  }
}
