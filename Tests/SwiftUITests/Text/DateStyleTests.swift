import Foundation
import Testing

@testable import SwiftUI

/// The kinds of text are spec I12; the words are those of the Unicode locale data for US English.
@MainActor @Suite struct DateStyleTests {
  /// 2019-06-03 23:23:00 UTC.
  private let now = Date(timeIntervalSince1970: 1_559_604_180)

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.calendar = Calendar(identifier: .gregorian)
    environment.calendar.timeZone = TimeZone(identifier: "UTC")!
    environment.timeZone = TimeZone(identifier: "UTC")!
    environment.now = now
    return environment
  }

  private func string(
    _ style: Text.DateStyle, after seconds: TimeInterval, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> String {
    var environment = environment
    change(&environment)
    return plain(style.string(now.addingTimeInterval(seconds), environment))
  }

  /// Locale data writes thin and narrow spaces between the parts.
  private func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{202F}", with: " ").replacingOccurrences(of: "\u{2009}", with: " ")
  }

  @Test func datesTakeFormatters() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd"
    #expect(Text(now, formatter: formatter) == Text(verbatim: "2019-06-03"))
  }

  @Test func dateAndTimeFollowTheEnvironment() {
    #expect(string(.date, after: 0) == "June 3, 2019")
    #expect(string(.time, after: 0) == "11:23 PM")
    #expect(string(.time, after: 0) { $0.timeZone = TimeZone(identifier: "Europe/Berlin")! } == "1:23 AM")
    #expect(string(.date, after: 0) { $0.locale = Locale(identifier: "de_DE") } == "3. Juni 2019")
  }

  @Test func relativeHasTwoUnitsAndNoSign() {
    #expect(string(.relative, after: 8_580) == "2 hr, 23 min")
    #expect(string(.relative, after: -8_639) == "2 hr, 23 min")
    #expect(string(.relative, after: 83) == "1 min, 23 sec")
    #expect(string(.relative, after: 0) == "0 sec")
    #expect(string(.relative, after: 3_600) == "1 hr")
  }

  @Test func offsetHasOneUnitAndASign() {
    #expect(string(.offset, after: 7_200) == "+2 hours")
    #expect(string(.offset, after: -259_200) == "-3 days")
    #expect(string(.offset, after: 119) == "+1 minute")
  }

  @Test func timerCountsInBothDirections() {
    #expect(string(.timer, after: 152) == "2:32")
    #expect(string(.timer, after: -152) == "2:32")
    #expect(string(.timer, after: 9) == "0:09")
    #expect(string(.timer, after: 133_141) == "36:59:01")
  }

  @Test func partsOfASecondDoNotCountYet() {
    #expect(string(.timer, after: 1.9) == "0:01")
    #expect(string(.offset, after: -0.9) == "+0 seconds")
  }

  @Test func impossibleDatesCountAsNow() {
    let never = Date(timeIntervalSinceReferenceDate: .infinity)
    #expect(Text.DateStyle.timer.string(never, environment) == "0:00")
  }

  @Test func anIntervalSaysTheDayOnlyWhenItDiffers() {
    let early = now.addingTimeInterval(-7_200)
    #expect(plain(Text.DateStyle.interval(early, now, environment)) == "9:23 – 11:23 PM")
    let tomorrow = now.addingTimeInterval(86_400)
    #expect(plain(Text.DateStyle.interval(now, tomorrow, environment)) == "6/3/2019, 11:23 PM – 6/4/2019, 11:23 PM")
  }
}
