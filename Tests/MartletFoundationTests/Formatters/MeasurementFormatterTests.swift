import Foundation
import MartletFoundation
import Testing

/// Symbols are Foundation's; conversions are the definitions of the units (1 mi = 1.609344 km).
@Suite struct MeasurementFormatterTests {
  private let distance = Measurement(value: 1.609344, unit: UnitLength.kilometers)

  private func formatter(
    _ options: MeasurementFormatter.UnitOptions = [], _ style: Formatter.UnitStyle = .medium, locale: String = "en_US"
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    (formatter.unitOptions, formatter.unitStyle) = (options, style)
    return formatter
  }

  @Test func theLocaleDecidesUnlessTheUnitIsKept() {
    #expect(formatter().string(from: distance) == "1 mi")
    #expect(formatter(locale: "de_DE").string(from: distance) == "1,609 km")
    #expect(formatter(.providedUnit).string(from: distance) == "1.609 km")
    #expect(formatter().string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F")
  }

  @Test func widthsFollow() {
    #expect(formatter([], .long).string(from: distance) == "1 mile")
    #expect(
      formatter(.providedUnit, .long).string(from: Measurement(value: 3, unit: UnitMass.kilograms)) == "3 kilograms")
    #expect(formatter(.providedUnit, .short).string(from: Measurement(value: 3, unit: UnitMass.kilograms)) == "3kg")
    #expect(
      formatter([.providedUnit, .temperatureWithoutUnit]).string(
        from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
  }

  /// Foundation's symbol of a minute is a metre's. Source: CLDR, English.
  @Test(arguments: [(UnitDuration.hours, "2 hr", "2 hours", "2h"), (.minutes, "2 min", "2 minutes", "2m")])
  func timesHaveNamesOfTheirOwn(_ unit: UnitDuration, short: String, wide: String, narrow: String) {
    let time = Measurement(value: 2, unit: unit)
    #expect(formatter().string(from: time) == short)
    #expect(formatter().string(from: unit) == String(short.dropFirst(2)))
    #expect(time.formatted() == short)
    #expect(time.formatted(.measurement(width: .wide)) == wide)
    #expect(time.formatted(.measurement(width: .narrow)) == narrow)
    let one = Measurement(value: 1, unit: unit)
    #expect(one.formatted(.measurement(width: .wide)) == "1 " + wide.dropFirst(2).dropLast())
  }

  @Test func aNaturalScaleIsNeitherTinyNorHuge() {
    #expect(formatter(.naturalScale).string(from: Measurement(value: 2500, unit: UnitLength.meters)) == "2.5 km")
    #expect(formatter(.naturalScale).string(from: Measurement(value: 0.25, unit: UnitMass.kilograms)) == "250 g")
  }

  @Test func theStyleFormatsAlike() {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Locale(identifier: "en_US"), usage: .asProvided)
    #expect(style.format(distance) == "1.61 kilometers")
    let warm = Measurement(value: 72, unit: UnitTemperature.fahrenheit)
    #expect(warm.formatted(.measurement(width: .narrow, usage: .asProvided)) == "72°")
    #expect(
      distance.formatted(
        .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0)))
          .locale(Locale(identifier: "en_US"))) == "2 km")
  }
}
