import Foundation
import Testing

@testable import Charts

@Suite struct DateTicksTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }()
  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
  }

  private static let day = 86_400.0
  private static let spans: [(Double, Calendar.Component, Int)] = [
    (60, .second, 15), (3600, .minute, 15), (day, .hour, 6), (7 * day, .day, 2), (365 * day, .month, 3),
    (3 * 365 * day, .year, 1), (18_262.5 * day, .year, 10),
  ]

  @Test(arguments: spans)
  func stepsAreThoseThatPeopleCountIn(_ seconds: Double, _ unit: Calendar.Component, _ count: Int) {
    let ticks = DateTicks.fitting(seconds: seconds, limit: 5)
    #expect(ticks.unit == unit && ticks.count == count)
  }

  @Test func stepsAreNoShorterThanTheData() {
    let ticks = DateTicks.fitting(seconds: 3 * 86_400, limit: 12, minimum: .day)
    #expect(ticks.unit == .day && ticks.count == 1)
  }

  @Test func everyThirdHourIsAMultipleOfThree() {
    let dates = DateTicks.dates(
      every: 3, .hour, from: date(2024, 5, 6, 7), to: date(2024, 5, 6, 16), calendar: calendar)
    #expect(dates == [date(2024, 5, 6, 9), date(2024, 5, 6, 12), date(2024, 5, 6, 15)])
  }

  @Test func quartersBeginInJanuary() {
    let dates = DateTicks.dates(every: 3, .month, from: date(2024, 2, 3), to: date(2024, 12, 1), calendar: calendar)
    #expect(dates == [date(2024, 4, 1), date(2024, 7, 1), date(2024, 10, 1)])
  }

  @Test func binsCoverBothEnds() {
    let bins = DateBins(unit: .day, range: date(2024, 5, 6, 7)...date(2024, 5, 8, 1), calendar: calendar)
    #expect(bins.thresholds == [date(2024, 5, 6), date(2024, 5, 7), date(2024, 5, 8), date(2024, 5, 9)])
    #expect(bins.count == 3 && bins.index(for: date(2024, 5, 7, 5)) == 1)
    #expect(bins[1].lowerBound == date(2024, 5, 7) && bins[1].contains(date(2024, 5, 7, 23)))
  }

  @Test func datesAreToldToTheUnitInWhichTheyDiffer() {
    func guess(_ dates: [Date]) -> Calendar.Component { DateTicks.guess(dates.map { .date($0) }, calendar: calendar) }
    #expect(guess([date(2023, 1, 1), date(2024, 1, 1)]) == .year)
    #expect(guess([date(2024, 1, 1), date(2024, 2, 1)]) == .month)
    #expect(guess([date(2024, 1, 1), date(2024, 2, 2)]) == .day)
    #expect(guess([date(2024, 1, 1, 3)]) == .hour)
  }
}
