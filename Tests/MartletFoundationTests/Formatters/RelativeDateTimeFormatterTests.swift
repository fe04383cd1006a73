import Foundation
import MartletFoundation
import Testing

/// Expected texts are CLDR's for English and German.
@Suite struct RelativeDateTimeFormatterTests {
  private func formatter(
    _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric, _ units: RelativeDateTimeFormatter.UnitsStyle = .full,
    locale: String = "en_US"
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.dateTimeStyle = style
    formatter.unitsStyle = units
    return formatter
  }

  @Test(arguments: [
    (-1, "1 second ago"), (-59, "59 seconds ago"), (-60, "1 minute ago"), (-5399, "1 hour ago"), (7200, "in 2 hours"),
    (86_400, "in 1 day"), (-604_800, "1 week ago"), (0, "in 0 seconds"),
  ]) func theLargestWholeUnitIsSaid(seconds: Double, text: String) {
    #expect(formatter().localizedString(fromTimeInterval: seconds) == text)
  }

  @Test func namedTimesHaveWordsWhereThereAreSome() {
    #expect(formatter(.named).localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter(.named).localizedString(from: DateComponents(day: 1)) == "tomorrow")
    #expect(formatter(.named).localizedString(from: DateComponents(second: 0)) == "now")
    #expect(formatter(.named).localizedString(from: DateComponents(hour: -3)) == "3 hours ago")
    #expect(formatter(.numeric).localizedString(from: DateComponents(day: -1)) == "1 day ago")
  }

  @Test func componentsAreSaidAsTheyAre() {
    #expect(formatter().localizedString(from: DateComponents(day: 10)) == "in 10 days")
    #expect(formatter().localizedString(from: DateComponents(month: -14)) == "14 months ago")
    #expect(formatter().localizedString(from: DateComponents(year: 0, month: 2, day: 5)) == "in 2 months")
  }

  @Test func widthAndLanguageFollow() {
    #expect(formatter(.numeric, .short).localizedString(from: DateComponents(minute: -5)) == "5 min. ago")
    #expect(formatter(.numeric, .abbreviated).localizedString(from: DateComponents(minute: -5)) == "5m ago")
    #expect(formatter(.numeric, .spellOut).localizedString(from: DateComponents(day: -2)) == "two days ago")
    #expect(formatter(locale: "de_DE").localizedString(from: DateComponents(hour: -2)) == "vor 2 Stunden")
  }

  @Test func aDateIsTakenByString() {
    #expect(formatter().string(for: Date() - 7250) == "2 hours ago")
    #expect(formatter().string(for: "x") == nil)
  }
}
