import Foundation
import MartletTesting
import SwiftUI
import Testing

/// A month of which any number of days is chosen.
@MainActor @Suite struct MultiDatePickerTests {
  static func day(_ day: Int) -> Date {
    DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 2024, month: 2, day: day
    ).date ?? Date()
  }

  private struct Content: View {
    let probe: Probe
    @State private var days: Set<DateComponents> = [DateComponents(year: 2024, month: 2, day: 14)]
    var body: some View {
      MultiDatePicker("Days", selection: $days, in: MultiDatePickerTests.day(5)..<MultiDatePickerTests.day(21))
        .onChange(of: days) { probe.note(days.compactMap(\.day).sorted().map { "\($0)" }.joined(separator: " ")) }
        .environment(\.locale, Locale(identifier: "en_GB"))
    }
  }

  @Test func tapsTakeDaysInAndOut() throws {
    let probe = Probe()
    let screen = Screen { Content(probe: probe) }
    #expect(try screen.element(ElementQuery("Wednesday 14 February")).traits.contains(.selected))
    try screen.tap("Thursday 15 February")
    try screen.tap("Wednesday 14 February")
    #expect(probe.events == ["14 15", "15"])
    #expect(try !screen.element(ElementQuery("Wednesday 14 February")).traits.contains(.selected))
    #expect(try screen.element(ElementQuery("Thursday 15 February")).traits.contains(.selected))
  }

  @Test func daysOutsideOfTheBoundsAreNotTaken() throws {
    let screen = Screen { Content(probe: Probe()) }
    #expect(try screen.element(ElementQuery("Sunday 4 February")).traits.contains(.disabled))
    #expect(try !screen.element(ElementQuery("Monday 5 February")).traits.contains(.disabled))
    #expect(try !screen.element(ElementQuery("Tuesday 20 February")).traits.contains(.disabled))
    #expect(try screen.element(ElementQuery("Wednesday 21 February")).traits.contains(.disabled))
  }
}
