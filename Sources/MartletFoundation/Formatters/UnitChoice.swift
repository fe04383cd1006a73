import Foundation

/// Which unit a measurement is shown in.
enum UnitChoice {
  /// The unit of the same size that people of the locale use.
  static func local(_ measurement: Measurement<Dimension>, locale: Locale) -> Measurement<Dimension> {
    let isAmerican = locale.measurementSystem == .us
    let unit: Dimension? =
      switch measurement.unit {
      case let unit as UnitLength: length(unit, isAmerican)
      case let unit as UnitMass: mass(unit, isAmerican)
      case is UnitTemperature: isAmerican ? UnitTemperature.fahrenheit : UnitTemperature.celsius
      case is UnitSpeed: isAmerican || locale.measurementSystem == .uk ? UnitSpeed.milesPerHour : .kilometersPerHour
      default: nil
      }
    return unit.map { measurement.converted(to: $0) } ?? measurement
  }

  private static func length(_ unit: UnitLength, _ isAmerican: Bool) -> UnitLength? {
    switch unit {
    case .kilometers, .miles: isAmerican ? .miles : .kilometers
    case .meters, .feet, .yards: isAmerican ? .feet : .meters
    case .centimeters, .millimeters, .inches: isAmerican ? .inches : .centimeters
    default: nil
    }
  }

  private static func mass(_ unit: UnitMass, _ isAmerican: Bool) -> UnitMass? {
    switch unit {
    case .kilograms, .pounds, .stones: isAmerican ? .pounds : .kilograms
    case .grams, .ounces: isAmerican ? .ounces : .grams
    default: nil
    }
  }

  /// The largest unit of a row of which there is at least one; the smallest when there is less.
  static func natural(_ measurement: Measurement<Dimension>) -> Measurement<Dimension> {
    let row: [Dimension] =
      switch measurement.unit {
      case UnitLength.inches, UnitLength.feet, UnitLength.yards, UnitLength.miles:
        [UnitLength.miles, UnitLength.feet, UnitLength.inches]
      case is UnitLength: [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters]
      case UnitMass.ounces, UnitMass.pounds: [UnitMass.pounds, UnitMass.ounces]
      case is UnitMass: [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams]
      default: []
      }
    let choices = row.map { measurement.converted(to: $0) }
    return choices.first { abs($0.value) >= 1 } ?? choices.last ?? measurement
  }
}
