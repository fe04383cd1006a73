import Foundation

/// Dates at which a timeline's content is made anew.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  /// The dates from `startDate` on, the first at or before it.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// Whether updates come as planned or, to save power, seldom.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Every so many seconds, counted from a start.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval
  public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let step = interval > 0 && interval.isFinite ? interval : 1
    let passed = (startDate.timeIntervalSince(start) / step).rounded(.down)
    let first = start.addingTimeInterval(max(0, passed) * step)
    return sequence(first: first) { $0.addingTimeInterval(step) }
  }
}

/// At the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0.addingTimeInterval(60) }
  }
}

/// With each frame, or no more often than `minimumInterval`; not at all while paused.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 1 / 60, 1 / 120)
    isPaused = paused
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    sequence(first: startDate) { [interval, isPaused] in isPaused ? nil : $0.addingTimeInterval(interval) }
  }
}

/// At these dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    .init(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { public static var everyMinute: Self { .init() } }
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { .init() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> Self where Self == ExplicitTimelineSchedule<S> {
    .init(dates)
  }
}

/// What a timeline's content is made for.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content can change.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  public let date: Date
  public let cadence: Cadence
}

/// Content that follows time: made anew at each date of its schedule, as the window's clock reaches it.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content
  @Environment(\.now) private var now
  /// The moment that the clock has reached since the view appeared.
  @State private var moment: Date?

  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }

  @MainActor public var body: some View {
    content(Context(date: shownDate(at: moment ?? now), cadence: .live))
      .modifier(
        ClockModifier<TimelineRun<Schedule>>(
          input: TimelineRun.Input(schedule: schedule, now: now, show: { moment = $0 })))
  }

  /// The last entry that is not after `moment`; the first when all are.
  private func shownDate(at moment: Date) -> Date {
    var shown: Date?
    for date in schedule.entries(from: moment, mode: .normal) {
      if shown != nil, date > moment { break }
      shown = date
      if date >= moment { break }
    }
    return shown ?? moment
  }
}
