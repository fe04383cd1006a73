import Foundation
import MartletFoundation
import MartletLocale
import Testing

/// Expected texts are CLDR's for the locale; without the process's locale Foundation writes "US$1,234.50" and "¤12.50".
@Suite struct ProcessLocaleTests {
  private let epoch = Date(timeIntervalSince1970: 0)

  private func american(_ body: () -> Void) {
    ProcessLocale.$ofTask.withValue(Locale(identifier: "en_US"), operation: body)
  }
  private func german(_ body: () -> Void) {
    ProcessLocale.$ofTask.withValue(Locale(identifier: "de_DE"), operation: body)
  }

  @Test func aProcessIsAmericanUnlessToldOtherwise() {
    #expect(Locale.current.identifier == "en_US")
    #expect(Locale.autoupdatingCurrent.identifier == "en_US")
    #expect(Locale.preferredLanguages == ["en-US"])
  }

  @Test func formatStylesFollow() {
    american {
      #expect(1234.5.formatted(.currency(code: "USD")) == "$1,234.50")
      #expect(["a", "b"].formatted() == "a and b")
    }
    german {
      #expect(1234.5.formatted(.currency(code: "EUR")) == "1.234,50\u{A0}€")
      #expect(1234567.formatted() == "1.234.567")
      #expect(["a", "b"].formatted() == "a und b")
    }
  }

  @Test func formattersFollow() {
    american {
      let number = NumberFormatter()
      number.numberStyle = .currency
      #expect(number.string(from: 12.5) == "$12.50")
    }
    german {
      let date = DateFormatter()
      date.dateStyle = .long
      date.timeZone = TimeZone(identifier: "UTC")
      #expect(date.string(from: epoch) == "1. Januar 1970")
      #expect(NSLocale.current.identifier == "de_DE")
    }
  }

  @Test func weeksBeginAsTheRegionHasIt() {
    american { #expect(Calendar.current.firstWeekday == 1) }
    german {
      #expect(Calendar.current.firstWeekday == 2)
      #expect(Calendar.autoupdatingCurrent.weekdaySymbols.first == "Sonntag")
    }
    ProcessLocale.$ofTask.withValue(Locale(identifier: "th_TH")) {
      #expect(Calendar.current.identifier == .buddhist)
    }
  }
}
