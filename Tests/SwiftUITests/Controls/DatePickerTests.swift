import Foundation
import MartletTesting
@testable import SwiftUI
import Testing

/// M-CTL-12, M-CTL-14, M-CTL-15.
@MainActor @Suite struct DatePickerTests {
  /// 14 June 2023, 15:30 GMT: a Wednesday.
  private static let start = Date(timeIntervalSince1970: 1_686_756_600)

  private struct Picking<Style: DatePickerStyle>: View {
    let style: Style
    var components: DatePickerComponents = [.date, .hourAndMinute]
    var range = Date.distantPast...Date.distantFuture
    @State var date = DatePickerTests.start
    var body: some View {
      Text(verbatim: date.formatted(.iso8601))
      DatePicker("When", selection: $date, in: range, displayedComponents: components).datePickerStyle(style)
    }
  }

  /// What lies below a popup is out of reach until it closes.
  private func close(_ screen: Screen) {
    screen.tap(at: CGPoint(x: 3, y: 3))
    screen.settle()
  }

  private func day(_ number: Int) -> Date { Self.start.addingTimeInterval(Double(number - 14) * 86400) }

  @Test func thePillOpensACalendarWhoseDaysAreChosen() throws {
    let screen = Screen { VStack { Picking(style: .compact) } }
    #expect(screen.buttons == ["Jun 14, 2023", "3:30\u{202F}PM"] || screen.buttons == ["Jun 14, 2023", "3:30 PM"])
    try screen.tap("Jun 14, 2023")
    screen.settle()
    #expect(screen.shows("June 2023"))
    #expect(screen.elements("Wednesday, June 14").first?.traits.contains(.selected) == true)
    try screen.tap("Tuesday, June 20")
    #expect(screen.elements("Tuesday, June 20").first?.traits.contains(.selected) == true)
    close(screen)
    #expect(screen.shows("2023-06-20T15:30:00Z") && screen.shows("Jun 20, 2023") && !screen.shows("June 2023"))
  }

  /// Nothing is cut: pills that do not fit beside each other stand below each other. Own rule; no public figure.
  @Test func largeTextPutsThePillsBelowTheLabel() {
    let screen = Screen(textSize: .accessibility3) { Form { Picking(style: .compact) } }
    let pills = screen.buttons.map { screen.frame(of: $0)! }
    #expect(pills.count == 2)
    #expect(pills[0].maxY <= pills[1].minY && pills[0].minX == pills[1].minX)
    #expect(screen.frame(of: "When")!.maxY <= pills[0].minY)
    for pill in pills { #expect(pill.maxX <= 390 - 16) }
  }

  /// Cells are 44 high; the week begins on Sunday in en_US.
  @Test func daysStandInWeeks() {
    let screen = Screen { VStack { Picking(style: .graphical, components: .date) } }
    let (first, eighth) = (screen.frame(of: "Thursday, June 1")!, screen.frame(of: "Thursday, June 8")!)
    #expect(first.minX == eighth.minX && eighth.minY - first.minY == 52 && first.height == 44)
    #expect(screen.frame(of: "Sunday, June 4")!.minX < screen.frame(of: "Saturday, June 3")!.minX)
  }

  @Test func arrowsChangeTheMonthAndADayOfItIsChosen() throws {
    let screen = Screen { VStack { Picking(style: .graphical, components: .date) } }
    try screen.tap("Next Month")
    #expect(screen.shows("July 2023") && screen.shows("2023-06-14T15:30:00Z"))
    try screen.tap("Monday, July 31")
    #expect(screen.shows("2023-07-31T15:30:00Z") && screen.shows("July 2023"))
    try screen.tap("Previous Month")
    #expect(screen.shows("June 2023"))
  }

  @Test func theMonthsNameOpensDrumsForMonthAndYear() throws {
    let screen = Screen { VStack { Picking(style: .graphical, components: .date) } }
    try screen.tap("June 2023")
    screen.settle()
    try screen.perform("increment", on: "Year")
    screen.settle()
    try screen.tap("June 2024")
    #expect(screen.shows("Friday, June 14"))
  }

  @Test func daysOutsideOfTheRangeAreDisabledAndTimesStayInside() throws {
    let screen = Screen {
      VStack { Picking(style: .graphical, components: .date, range: day(10)...day(20).addingTimeInterval(-3600)) }
    }
    #expect(screen.elements("Friday, June 9").first?.traits.contains(.disabled) == true)
    #expect(screen.elements("Saturday, June 10").first?.traits.contains(.disabled) == false)
    try screen.tap("Tuesday, June 20")
    #expect(screen.shows("2023-06-20T14:30:00Z"))
    #expect(screen.elements("Next Month").first?.traits.contains(.disabled) == true)
  }

  @Test func keysGoThroughAnOpenCalendar() throws {
    let screen = Screen { VStack { Picking(style: .compact) } }
    try screen.tap("Jun 14, 2023")
    screen.settle()
    screen.key(KeyEquivalent.rightArrow.character)
    screen.key(KeyEquivalent.downArrow.character)
    #expect(screen.elements("Thursday, June 22").first?.traits.contains(.selected) == true)
    screen.key(KeyEquivalent.pageUp.character)
    #expect(screen.shows("May 2023"))
    screen.key(KeyEquivalent.return.character)
    screen.settle()
    #expect(!screen.shows("May 2023") && screen.shows("2023-05-22T15:30:00Z"))
  }

  @Test func theTimePillOpensDrums() throws {
    let screen = Screen { VStack { Picking(style: .compact, components: .hourAndMinute) } }
    try screen.tap(screen.buttons[0])
    screen.settle()
    try screen.perform("increment", on: "Hour")
    try screen.perform("decrement", on: "Minute")
    try screen.perform("decrement", on: "AM/PM")
    close(screen)
    #expect(screen.shows("2023-06-14T04:29:00Z"))
  }

  @Test func wheelsStandInTheOrderOfTheLocale() {
    func order(_ locale: String, of names: [String]) -> [String] {
      let screen = Screen(locale: Locale(identifier: locale)) { VStack { Picking(style: .wheel, components: .date) } }
      return names.sorted { screen.frame(of: $0)!.minX < screen.frame(of: $1)!.minX }
    }
    #expect(order("en_US", of: ["Day", "Month", "Year"]) == ["Month", "Day", "Year"])
    #expect(order("de_DE", of: ["Monat", "Tag", "Jahr"]) == ["Tag", "Monat", "Jahr"])
    #expect(order("ja_JP", of: ["月", "日", "年"]) == ["年", "月", "日"])
  }

  @Test func theTimeZoneAroundCounts() {
    let screen = Screen {
      VStack { Picking(style: .compact) }.environment(\.timeZone, TimeZone(secondsFromGMT: 10 * 3600)!)
    }
    #expect(screen.buttons.first == "Jun 15, 2023")
  }
}

/// The numbers behind the drums.
@Suite struct DateColumnsTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  private func columns(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, maximum: Date? = nil) -> DateColumns {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour)
    let date = calendar.date(from: parts)!
    return DateColumns(
      date: date, anchor: date, minimum: nil, maximum: maximum, calendar: calendar, locale: Locale(identifier: "en_US"))
  }

  private func parts(_ date: Date) -> [Int] {
    let parts = calendar.dateComponents([.year, .month, .day, .hour], from: date)
    return [parts.year!, parts.month!, parts.day!, parts.hour!]
  }

  @Test func aDayThatTheMonthLacksBecomesItsLast() {
    #expect(parts(columns(2024, 1, 31).date(setting: .month, to: 2)) == [2024, 2, 29, 0])
    #expect(parts(columns(2024, 2, 29).date(setting: .year, to: 2023)) == [2023, 2, 28, 0])
  }

  @Test func hoursAndPeriodsAreCountedFromTwelve() {
    let noon = columns(2024, 1, 1, 12)
    #expect(noon.hasPeriod && noon.value(.hour) == 0 && noon.value(.period) == 1)
    #expect(noon.text(0, in: .hour) == "12" && noon.text(1, in: .period) == "PM" && noon.text(5, in: .minute) == "05")
    #expect(parts(noon.date(setting: .period, to: 0)) == [2024, 1, 1, 0])
    #expect(parts(noon.date(setting: .hour, to: 11)) == [2024, 1, 1, 23])
  }

  @Test func daysGoOnOverMonths() {
    let columns = columns(2024, 1, 31, 5)
    #expect(columns.text(1, in: .dayOfCalendar) == "Thu, Feb 1")
    #expect(parts(columns.date(setting: .dayOfCalendar, to: 1)) == [2024, 2, 1, 5])
    #expect(columns.values(.dayOfCalendar).count == 361)
  }

  @Test func datesStayInsideTheRange() {
    let end = columns(2024, 3, 1).date
    #expect(parts(columns(2024, 1, 31, maximum: end).date(setting: .month, to: 12)) == [2024, 3, 1, 0])
    #expect(columns(2024, 1, 31, maximum: end).values(.year).last == 2024)
  }
}
