import Foundation
import MartletGraph
import MartletTree

/// A time that counts down to the end of an interval, or up from its start. Spec: I13.
struct TimerInterval: Equatable {
  let start: Date
  let end: Date
  /// The moment at which it stands still; nil while it runs.
  let pause: Date?
  let countsDown: Bool
  let showsHours: Bool

  func string(in environment: EnvironmentValues) -> String {
    let moment = min(max(pause ?? environment.now, start), end)
    let exact = countsDown ? end.timeIntervalSince(moment) : moment.timeIntervalSince(start)
    // What is left counts as a whole second until it is over; what has passed counts when it is whole.
    let rounded = countsDown ? (exact - 0.0005).rounded(.up) : (exact + 0.0005).rounded(.down)
    let seconds = Int(exactly: max(0, rounded)) ?? 0
    let hasHours = showsHours && seconds >= 3_600
    let pattern: Duration.TimeFormatStyle.Pattern = hasHours ? .hourMinuteSecond : .minuteSecond
    return Duration.seconds(seconds).formatted(Duration.TimeFormatStyle(pattern: pattern).locale(environment.locale))
  }
}

extension Text {
  /// Shows the time that is left of an interval, or with `countsDown` false the time that has passed of it; outside of
  /// the interval it stands still. Spec: I13.
  ///
  /// `pauseTime` is a moment at which it stands still, too. Without `showsHours` minutes go on beyond 59.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      storage: .timer(
        TimerInterval(
          start: timerInterval.lowerBound, end: timerInterval.upperBound, pause: pauseTime, countsDown: countsDown,
          showsHours: showsHours)))
  }
}

extension Text {
  /// Keeps a text that tells a moving time up to date by the window's clock. Spec: I12, I13.
  func follow(_ node: TextNode, in context: ElementContext) {
    guard isMoving else { return node.companion = nil }
    let old = node.companion as? TextTick
    node.companion = TextTick(self, node: node, owner: context.node, moment: old?.moment(in: context))
  }

  private var isMoving: Bool { nextChange(after: .distantPast) != nil || nextChange(after: .distantFuture) != nil }

  /// Seconds from `moment` until the text says something else; nil for never.
  fileprivate func nextChange(after moment: Date) -> Double? {
    switch storage {
    case .date(let date, let style): style.nextChange(of: date, after: moment)
    case .timer(let timer): timer.nextChange(after: moment)
    case .joined(let a, let b): [a, b].compactMap { $0.nextChange(after: moment) }.min()
    case .localized(let key, _, _): key.texts.compactMap { $0.nextChange(after: moment) }.min()
    default: nil
    }
  }
}

extension LocalizedStringKey {
  fileprivate var texts: [Text] { arguments.compactMap { if case .text(let text) = $0 { text } else { nil } } }
}

extension Text.DateStyle {
  /// Two units of a relative time change as slowly as the smaller one does.
  fileprivate func nextChange(of date: Date, after moment: Date) -> Double? {
    let away = date.timeIntervalSince(moment)
    let size = abs(away)
    let step: Double =
      switch kind {
      case .date, .time: 0
      case .timer: 1
      case .relative: size < 3_600 ? 1 : size < 86_400 ? 60 : 3_600
      case .offset: size < 60 ? 1 : size < 3_600 ? 60 : 3_600
      }
    guard step > 0, size < 1e9 else { return step > 0 ? step : nil }
    return away.untilMultiple(of: step)
  }
}

extension TimerInterval {
  fileprivate func nextChange(after moment: Date) -> Double? {
    guard pause == nil, moment < end else { return nil }
    if moment < start { return start.timeIntervalSince(moment) }
    return (countsDown ? end : start).timeIntervalSince(moment).untilMultiple(of: 1)
  }
}

extension Double {
  /// How much has to be taken away to come to the next smaller multiple of `step`; never nothing.
  fileprivate func untilMultiple(of step: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: step)
    let way = rest < 0 ? rest + step : rest
    return way < 0.001 ? step : way
  }
}

/// Wakes a text when it has something else to say: nothing runs in between.
private final class TextTick {
  private let text: Text
  private weak var node: TextNode?
  private weak var owner: _AnyViewNode?
  /// The moment and the clock's time at which counting began.
  private let base: (moment: Date, time: Double)
  private let given: Date
  private var alarm: FrameClock.Alarm?

  init(_ text: Text, node: TextNode, owner: _AnyViewNode, moment: Date?) {
    (self.text, self.node, self.owner) = (text, node, owner)
    given = Reader.withoutTracking { owner.environment.now }
    base = (moment ?? given, owner.root.layoutContext.clock.now)
    if moment != nil { show() }
    wait()
  }

  private func elapsed(_ owner: _AnyViewNode) -> Double { owner.root.layoutContext.clock.now - base.time }

  /// Where the counting is; nil when another moment was set from outside.
  func moment(in context: ElementContext) -> Date? {
    let moment = base.moment.addingTimeInterval(elapsed(context.node))
    let now = Reader.withoutTracking { context.environment.now }
    let isSet = abs(now.timeIntervalSince(given)) > 1 && abs(now.timeIntervalSince(moment)) > 1
    return isSet ? nil : moment
  }

  private func wait() {
    guard let owner, let node else { return }
    let moment = base.moment.addingTimeInterval(elapsed(owner))
    guard let way = text.nextChange(after: moment) else { return alarm = nil }
    // A little later, or the moment itself would be missed by a rounding.
    alarm = node.context.clock.alarm(at: node.context.clock.now + way + 0.001) { [weak self] in
      self?.show()
      self?.wait()
    }
  }

  private func show() {
    guard let owner, let node, !owner.isDisposed else { return }
    var environment = Reader.withoutTracking { owner.environment }
    environment.now = base.moment.addingTimeInterval(elapsed(owner))
    node.block = Reader.withoutTracking { text.block(in: environment) }
    node.spokenText = node.block.spokenText
  }
}
