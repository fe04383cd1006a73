import Foundation

/// One drum of a date picker.
enum DateColumn: Hashable {
  case month, day, year
  /// Whole days, counted from an anchor.
  case dayOfCalendar
  /// 0…11 beside `period`, else 0…23.
  case hour
  case minute
  /// 0 before noon, 1 after it.
  case period

  /// Its share of the drums' width (own).
  var weight: Double {
    switch self {
    case .month: 1.5
    case .dayOfCalendar: 2
    case .year: 1.1
    case .day, .hour, .minute, .period: 0.8
    }
  }
}

/// The drums of a date picker: their values, what they say, and the dates that they mean.
struct DateColumns {
  let date: Date
  /// Where `dayOfCalendar` counts from.
  let anchor: Date
  let minimum: Date?
  let maximum: Date?
  let calendar: Calendar
  let locale: Locale

  /// The drums in the order of the locale. `hourCycle` is that of the locale.
  func columns(_ components: DatePickerComponents) -> [DateColumn] {
    let time: [DateColumn] = hasPeriod ? [.hour, .minute, .period] : [.hour, .minute]
    switch (components.contains(.date), components.contains(.hourAndMinute)) {
    case (true, true): return [.dayOfCalendar] + time
    case (false, true): return time
    default: return dateOrder
    }
  }

  private var dateOrder: [DateColumn] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d y"
    let places: [(DateColumn, Character)] = [(.month, "M"), (.day, "d"), (.year, "y")]
    let found = places.map { column, letter in
      (column, format.firstIndex { $0 == letter || letter == "M" && $0 == "L" } ?? format.endIndex)
    }
    return found.sorted { $0.1 < $1.1 }.map(\.0)
  }

  var hasPeriod: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
  }

  // MARK: Values

  /// Days before and after the anchor, and years around the chosen one, that a drum offers (own).
  static let dayReach = 180
  static let yearReach = 100

  func values(_ column: DateColumn) -> [Int] {
    switch column {
    case .month: Array(calendar.range(of: .month, in: .year, for: date) ?? 1..<13)
    case .day: Array(calendar.range(of: .day, in: .month, for: date) ?? 1..<32)
    case .year: years
    case .dayOfCalendar: days
    case .hour: hasPeriod ? Array(0..<12) : Array(0..<24)
    case .minute: Array(0..<60)
    case .period: [0, 1]
    }
  }

  private var years: [Int] {
    let year = calendar.component(.year, from: date)
    let anchorYear = calendar.component(.year, from: anchor)
    let first = minimum.map { calendar.component(.year, from: $0) } ?? min(year, anchorYear - Self.yearReach)
    let last = maximum.map { calendar.component(.year, from: $0) } ?? max(year, anchorYear + Self.yearReach)
    return Array(first...max(first, last))
  }

  private var days: [Int] {
    let chosen = dayOffset(of: date)
    let first = minimum.map { max(dayOffset(of: $0), chosen - Self.dayReach) } ?? min(chosen, -Self.dayReach)
    let last = maximum.map { min(dayOffset(of: $0), chosen + Self.dayReach) } ?? max(chosen, Self.dayReach)
    return Array(first...max(first, last))
  }

  private func dayOffset(of date: Date) -> Int {
    calendar.dateComponents([.day], from: calendar.startOfDay(for: anchor), to: calendar.startOfDay(for: date)).day ?? 0
  }

  func value(_ column: DateColumn) -> Int {
    switch column {
    case .month: calendar.component(.month, from: date)
    case .day: calendar.component(.day, from: date)
    case .year: calendar.component(.year, from: date)
    case .dayOfCalendar: dayOffset(of: date)
    case .hour: hasPeriod ? calendar.component(.hour, from: date) % 12 : calendar.component(.hour, from: date)
    case .minute: calendar.component(.minute, from: date)
    case .period: calendar.component(.hour, from: date) / 12
    }
  }

  // MARK: Words

  func text(_ value: Int, in column: DateColumn) -> String {
    switch column {
    case .month:
      let names = calendar.standaloneMonthSymbols
      return names.indices.contains(value - 1) ? names[value - 1] : number(value)
    case .dayOfCalendar:
      guard let day = calendar.date(byAdding: .day, value: value, to: anchor) else { return "" }
      return day.formatted(
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
          .weekday(.abbreviated).month(.abbreviated).day())
    case .hour: return number(hasPeriod && value == 0 ? 12 : value)
    case .minute: return number(value, digits: 2)
    case .period: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .day, .year: return number(value)
    }
  }

  private func number(_ value: Int, digits: Int = 1) -> String {
    value.formatted(.number.grouping(.never).precision(.integerLength(digits...)).locale(locale))
  }

  // MARK: Dates

  /// The date with another value in one drum, inside the limits. A day that the month does not have becomes its last.
  func date(setting column: DateColumn, to value: Int) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
    switch column {
    case .month: parts.month = value
    case .day: parts.day = value
    case .year: parts.year = value
    case .hour: parts.hour = hasPeriod ? (parts.hour ?? 0) / 12 * 12 + value : value
    case .minute: parts.minute = value
    case .period: parts.hour = (parts.hour ?? 0) % 12 + value * 12
    case .dayOfCalendar:
      return inside(calendar.date(byAdding: .day, value: value - dayOffset(of: date), to: date) ?? date)
    }
    if column == .month || column == .year { parts.day = min(parts.day ?? 1, length(ofMonthIn: parts)) }
    return inside(calendar.date(from: parts) ?? date)
  }

  private func length(ofMonthIn parts: DateComponents) -> Int {
    var first = parts
    first.day = 1
    return calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 28
  }

  private func inside(_ date: Date) -> Date { min(max(date, minimum ?? date), maximum ?? .distantFuture) }
}
