import Foundation
import MartletFoundation
import Testing

/// Expected texts: Apple's documentation of each style's example (9 hours, 41 minutes, 30 seconds; one hour and ten
/// seconds); widths are CLDR's.
@Suite struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second]
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    return formatter
  }
  private let example: Double = 9 * 3600 + 41 * 60 + 30

  @Test func eachStyleHasItsWidth() {
    #expect(formatter(.positional).string(from: example) == "9:41:30")
    #expect(formatter(.abbreviated).string(from: example) == "9h 41m 30s")
    #expect(formatter(.short).string(from: example) == "9 hr, 41 min, 30 sec")
    #expect(formatter(.brief).string(from: example) == "9hr 41min 30sec")
    #expect(formatter(.full).string(from: example) == "9 hours, 41 minutes, 30 seconds")
    #expect(formatter(.spellOut).string(from: example) == "nine hours, forty-one minutes, thirty seconds")
  }

  @Test func zerosGoAsTheStyleSays() {
    #expect(formatter(.positional).string(from: 3610) == "1:00:10")
    #expect(formatter(.abbreviated).string(from: 3610) == "1h 10s")
    #expect(formatter(.positional).string(from: 65) == "1:05")
    #expect(formatter(.abbreviated).string(from: 0) == "0s")
    let padded = formatter(.positional, [.minute, .second])
    padded.zeroFormattingBehavior = .pad
    #expect(padded.string(from: 5) == "00:05")
    #expect(padded.string(from: 3661) == "61:01")
  }

  @Test func unitsAreThoseThatAreAllowed() {
    #expect(formatter(.full, [.minute]).string(from: 7200) == "120 minutes")
    #expect(formatter(.full, [.day, .hour]).string(from: 90_000) == "1 day, 1 hour")
    #expect(formatter(.abbreviated, [.minute]).string(from: DateComponents(hour: 2)) == "120m")
    #expect(formatter(.full, [.year, .month]).string(from: DateComponents(month: 14)) == "1 year, 2 months")
  }

  @Test func fewerUnitsCutTheRest() {
    let short = formatter(.abbreviated)
    short.maximumUnitCount = 2
    #expect(short.string(from: example) == "9h 41m")
  }

  @Test func aLengthMayBeNegativeOrNone() {
    #expect(formatter(.positional).string(from: -65) == "-1:05")
    #expect(formatter(.positional).string(from: .nan) == nil)
  }

  @Test func phrasesStandAround() {
    let remaining = formatter(.full, [.minute])
    (remaining.includesApproximationPhrase, remaining.includesTimeRemainingPhrase) = (true, true)
    #expect(remaining.string(from: 300) == "About 5 minutes remaining")
  }
}
