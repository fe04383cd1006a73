import Foundation

/// A unit of lengths of time, from the largest to the smallest.
enum DurationUnit: Int, CaseIterable, Comparable {
  case year, month, week, day, hour, minute, second

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var flag: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  func value(in components: DateComponents) -> Int? {
    self == .week ? components.weekOfMonth ?? components.weekOfYear : components.value(for: component)
  }

  /// Seconds in it; nil where that differs.
  var seconds: Int? {
    switch self {
    case .year, .month: nil
    case .week: 604_800
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }

  func count(of smaller: DurationUnit) -> Int? {
    if self == .year, smaller == .month { return 12 }
    guard let seconds, let part = smaller.seconds else { return nil }
    return seconds / part
  }

  var durationUnit: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .year, .month: nil
    case .week: .weeks
    case .day: .days
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    }
  }
}

/// So many of a unit.
struct DurationPart: Equatable {
  var unit: DurationUnit
  var value: Int

  func text(_ width: Duration.UnitsFormatStyle.UnitWidth, locale: Locale) -> String {
    guard let allowed = unit.durationUnit, let seconds = unit.seconds else { return english(width) }
    let style = Duration.UnitsFormatStyle(allowedUnits: [allowed], width: width, zeroValueUnits: .show(length: 1))
    return style.locale(locale).format(.seconds(value * seconds))
  }

  private func english(_ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
    let isYear = unit == .year
    let plural = value == 1 ? "" : "s"
    if width == .wide { return "\(value) \(isYear ? "year" : "month")\(plural)" }
    if width == .narrow { return "\(value)\(isYear ? "y" : "mo")" }
    let gap = width == .abbreviated ? " " : ""
    return "\(value)\(gap)\(isYear ? "yr" : "mth")\(plural)"
  }

  /// "two hours": the number of the long form in words.
  func spelledOut(locale: Locale) -> String {
    let long = text(.wide, locale: locale)
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    guard let words = formatter.string(from: NSNumber(value: value)) else { return long }
    return long.replacing(#/\d[\d.,\u{00A0}\u{202F}']*/#, with: words, maxReplacements: 1)
  }
}
