import Foundation

/// Dates for ticks: starts of hours, days, months and the like.
struct DateTicks {
  var unit: Calendar.Component
  var count: Int

  /// Steps that people count time in, and about how many seconds each takes.
  private static let steps: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60), (.minute, 5, 300),
    (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600),
    (.hour, 12, 43_200), (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
    (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.month, 6, 15_778_800), (.year, 1, 31_557_600),
  ]

  /// The shortest step of which no more than `limit` fit into the time. Over years the step is a round number of them.
  /// No step is shorter than `minimum`, what the data comes in.
  static func fitting(seconds: Double, limit: Int, minimum: Calendar.Component? = nil) -> DateTicks {
    let shortest = minimum.flatMap { unit in steps.first { $0.unit == unit }?.seconds } ?? 0
    let allowed = max(seconds / Double(max(limit, 1)), shortest)
    if let step = steps.first(where: { $0.seconds >= allowed * (1 - 1e-6) }) {
      return DateTicks(unit: step.unit, count: step.count)
    }
    let years = NiceNumbers.step(span: seconds / 31_557_600, count: max(limit, 1))
    return DateTicks(unit: .year, count: max(1, Int(years)))
  }

  func dates(in bounds: ClosedRange<Date>, calendar: Calendar) -> [Date] {
    Self.dates(every: count, unit, from: bounds.lowerBound, to: bounds.upperBound, calendar: calendar)
  }

  /// Starts of units within the bounds; with `coversEnds` also the last before and the first after them.
  static func dates(
    every count: Int, _ unit: Calendar.Component, from start: Date, to end: Date, calendar: Calendar,
    coversEnds: Bool = false
  ) -> [Date] {
    let count = max(count, 1)
    guard var date = aligned(start, unit, count, calendar) else { return [] }
    var dates: [Date] = []
    while dates.count < 10_000 {
      if date >= start || coversEnds { dates.append(date) }
      if date >= end { break }
      guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else { break }
      date = next
    }
    return coversEnds ? dates : dates.filter { $0 <= end }
  }

  /// The start of the unit that holds the date, at a multiple of `count` where the unit's numbers have one:
  /// every third hour is at 0, 3, 6. Days and weeks are counted from the first.
  private static func aligned(_ date: Date, _ unit: Calendar.Component, _ count: Int, _ calendar: Calendar) -> Date? {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
    guard count > 1, unit != .weekOfYear, unit != .day else { return start }
    let number = calendar.component(unit, from: start)
    let past = (unit == .month ? number - 1 : number) % count
    return calendar.date(byAdding: unit, value: -past, to: start)
  }
}
