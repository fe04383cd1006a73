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
