import Foundation

private enum NowKey: EnvironmentKey { static var defaultValue: Date { Date() } }

extension EnvironmentValues {
  /// The moment that relative times are told from. A test or a snapshot sets it; otherwise it is the clock's.
  var now: Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }
}

/// Spec: I12. The order of units, separators and digits are the locale's.
extension Text.DateStyle {
  func string(_ date: Date, _ environment: EnvironmentValues) -> String {
    switch kind {
    case .date: Self.format(.long, .omitted, environment).format(date)
    case .time: Self.format(.omitted, .shortened, environment).format(date)
    case .relative: Self.units(Self.seconds(to: date, environment), count: 2, width: .abbreviated, environment)
    case .offset: Self.offset(Self.seconds(to: date, environment), environment)
    case .timer: Self.timer(Self.seconds(to: date, environment), environment)
    }
  }

  /// Both ends of an interval, with what they share said once.
  static func interval(_ start: Date, _ end: Date, _ environment: EnvironmentValues) -> String {
    let isOneDay = environment.calendar.isDate(start, inSameDayAs: end)
    let style = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .numeric, time: .shortened, locale: environment.locale,
      calendar: environment.calendar, timeZone: environment.timeZone)
    return style.format(min(start, end)..<max(start, end))
  }

  private static func format(
    _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle, _ environment: EnvironmentValues
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
  }

  /// Whole seconds from now; negative in the past. Times that no number of seconds can hold count as now.
  private static func seconds(to date: Date, _ environment: EnvironmentValues) -> Int {
    Int(exactly: date.timeIntervalSince(environment.now).rounded(.towardZero)) ?? 0
  }

  /// One unit with a sign: "+2 hours", "-3 days".
  private static func offset(_ seconds: Int, _ environment: EnvironmentValues) -> String {
    (seconds < 0 ? "-" : "+") + units(seconds, count: 1, width: .wide, environment)
  }

  /// The largest `count` units, cut and not rounded: 119 seconds are one minute.
  ///
  /// DEVIATION: the largest unit is the week, as Foundation has no names for months and years outside of dates here.
  private static func units(
    _ seconds: Int, count: Int, width: Duration.UnitsFormatStyle.UnitWidth, _ environment: EnvironmentValues
  ) -> String {
    let lengths = [604_800, 86_400, 3_600, 60, 1]
    let total = abs(seconds)
    let first = lengths.firstIndex { total >= $0 } ?? lengths.count - 1
    let smallest = lengths[min(first + count, lengths.count) - 1]
    var style = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count)
    style.locale = environment.locale
    return Duration.seconds(total / smallest * smallest).formatted(style)
  }

  /// m:ss, from an hour on h:mm:ss. It counts down to a date and up from it.
  private static func timer(_ seconds: Int, _ environment: EnvironmentValues) -> String {
    let total = abs(seconds)
    let pattern: Duration.TimeFormatStyle.Pattern = total < 3_600 ? .minuteSecond : .hourMinuteSecond
    return Duration.seconds(total).formatted(Duration.TimeFormatStyle(pattern: pattern).locale(environment.locale))
  }
}
