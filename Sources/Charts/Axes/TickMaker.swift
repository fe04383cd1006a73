import Foundation

/// Chooses the values that an axis marks.
struct TickMaker {
  var domain: AxisScale.Domain
  let type: ScaleType
  /// Seconds of the bins of dates.
  let binLength: Double?
  let isHorizontal: Bool
  let length: CGFloat
  let setting: ChartSetting

  /// Whether nothing begins at the end of the axis: the last bin ends there.
  var endsOpen: Bool { isDate && binLength != nil }
  var isDate: Bool { if case .dates = domain { true } else { false } }
  func over(_ domain: AxisScale.Domain) -> TickMaker {
    var result = self
    result.domain = domain
    return result
  }

  /// Points from mark to mark at the usual text size. Spec: by eye, after charts of iOS 17.
  private var spacing: CGFloat { (isHorizontal ? (isDate ? 44 : 56) : 36) * setting.textScale }
  private func limit(_ desired: Int?) -> Int {
    desired.map { max($0, 1) } ?? min(max(Int(length / spacing), isHorizontal ? 1 : 2), isHorizontal ? 7 : 5)
  }

  /// The domain with its ends at marks, where automatic marks want that.
  func rounded(for values: AxisMarkValues) -> AxisScale.Domain {
    switch (domain, values.form) {
    case (.numbers(let range), .automatic) where !type.isLogarithmic, (.numbers(let range), .stride):
      let step = numberStep(values, range)
      return .numbers(
        NiceNumbers.rounded(range, to: step, lower: values.roundsLower ?? true, upper: values.roundsUpper ?? true))
    case (.dates(let range), .automatic), (.dates(let range), .dates):
      guard values.roundsLower == true || values.roundsUpper == true else { return domain }
      let (ticks, calendar) = dateTicks(values, range)
      let covering = DateTicks.dates(
        every: ticks.count, ticks.unit, from: Date(timeIntervalSinceReferenceDate: range.lowerBound),
        to: Date(timeIntervalSinceReferenceDate: range.upperBound), calendar: calendar, coversEnds: true)
      let low = values.roundsLower == true ? covering.first?.timeIntervalSinceReferenceDate : nil
      let high = values.roundsUpper == true ? covering.last?.timeIntervalSinceReferenceDate : nil
      return .dates((low ?? range.lowerBound)...max(high ?? range.upperBound, low ?? range.lowerBound))
    default: return domain
    }
  }

  /// The values in order, and how they are written.
  func values(_ values: AxisMarkValues) -> (values: [_PlotValue], text: (_PlotValue) -> String?) {
    if case .list(let list) = values.form { return (list, writer(DateTicks.guess(list, calendar: calendar))) }
    switch domain {
    case .categories(let names):
      return (names.map { .category($0) }, { if case .category(let name) = $0 { name } else { nil } })
    case .numbers(let range):
      if type.isLogarithmic {
        return (NiceNumbers.logarithmic(in: range, count: limit(nil)).map { .number($0) }, writer(.day))
      }
      return (NiceNumbers.multiples(of: numberStep(values, range), in: range).map { .number($0) }, writer(.day))
    case .dates(let range):
      let (ticks, calendar) = dateTicks(values, range)
      let low = Date(timeIntervalSinceReferenceDate: range.lowerBound)
      let dates = ticks.dates(in: low...Date(timeIntervalSinceReferenceDate: range.upperBound), calendar: calendar)
      return (dates.map { .date($0) }, writer(ticks.unit))
    }
  }

  /// Where what begins at the last mark ends.
  func end(after value: _PlotValue?) -> _PlotValue? {
    guard case .date(let date)? = value, case .dates(let range) = domain else { return nil }
    let end = binLength.map { date.timeIntervalSinceReferenceDate + $0 } ?? range.upperBound
    return .date(Date(timeIntervalSinceReferenceDate: min(end, range.upperBound)))
  }

  private func numberStep(_ values: AxisMarkValues, _ range: ClosedRange<Double>) -> Double {
    switch values.form {
    case .stride(let step): step > 0 ? step : 1
    case .automatic(let minimum, let desired):
      max(NiceNumbers.step(span: range.upperBound - range.lowerBound, count: limit(desired)), minimum ?? 0)
    case .dates, .list: NiceNumbers.step(span: range.upperBound - range.lowerBound, count: limit(nil))
    }
  }

  private func dateTicks(_ values: AxisMarkValues, _ range: ClosedRange<Double>) -> (DateTicks, Calendar) {
    switch values.form {
    case .dates(let unit, let count, let own): return (DateTicks(unit: unit, count: count), own ?? calendar)
    case .automatic(_, let desired):
      let minimum = binLength.flatMap(DateTicks.unit(lasting:))
      return (
        DateTicks.fitting(
          seconds: range.upperBound - range.lowerBound, limit: limit(desired), minimum: minimum), calendar
      )
    case .stride, .list:
      return (DateTicks.fitting(seconds: range.upperBound - range.lowerBound, limit: limit(nil)), calendar)
    }
  }

  private var calendar: Calendar {
    var calendar = setting.calendar
    (calendar.timeZone, calendar.locale) = (setting.timeZone, setting.locale)
    return calendar
  }

  private func writer(_ unit: Calendar.Component) -> (_PlotValue) -> String? {
    ValueText(setting: setting, unit: unit).text
  }
}

/// Values in words, as axes and assistive tools have them.
struct ValueText {
  let setting: ChartSetting
  /// To which dates are told.
  let unit: Calendar.Component

  func text(_ value: _PlotValue) -> String? {
    switch value {
    case .category(let name): name
    case .number(let number): number.formatted(.number.locale(setting.locale))
    case .date(let date): date.formatted(format)
    }
  }

  private var format: Date.FormatStyle {
    let base = Date.FormatStyle(locale: setting.locale, calendar: setting.calendar, timeZone: setting.timeZone)
    return switch unit {
    case .second, .nanosecond: base.hour().minute().second()
    case .minute: base.hour().minute()
    case .hour: base.hour()
    case .month, .quarter: base.month(.abbreviated)
    case .year, .era: base.year()
    default: base.month(.abbreviated).day()
    }
  }
}

extension DateTicks {
  /// The unit of bins of so many seconds.
  static func unit(lasting seconds: Double) -> Calendar.Component? {
    switch seconds {
    case ..<59: .second
    case ..<3599: .minute
    case ..<82_000: .hour
    case ..<600_000: .day
    case ..<2_400_000: .weekOfYear
    case ..<31_000_000: .month
    default: .year
    }
  }

  /// To which unit dates have to be told: that of the smallest part in which they are not at a start.
  static func guess(_ values: [_PlotValue], calendar: Calendar) -> Calendar.Component {
    let dates = values.compactMap { if case .date(let date) = $0 { date } else { nil } }
    let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute]
    return units.first { unit in
      dates.allSatisfy { calendar.dateInterval(of: unit, for: $0)?.start == $0 }
    } ?? .second
  }
}
