import Foundation

/// The words for units, in English, and where they stand.
enum UnitNames {
  enum Width: String, Codable, Sendable { case narrow, abbreviated, wide }

  static func text(_ number: String, isOne: Bool, _ unit: Unit, _ width: Width) -> String {
    switch width {
    case .wide: return "\(number) \(name(of: unit, isOne: isOne))"
    case .abbreviated, .narrow:
      // Degrees follow their number at once.
      if unit is UnitTemperature, unit.symbol.hasPrefix("°") {
        return number + (width == .narrow ? "°" : unit.symbol)
      }
      if unit is UnitAngle, unit.symbol == "°" { return number + unit.symbol }
      return width == .narrow ? number + unit.symbol : "\(number) \(unit.symbol)"
    }
  }

  /// The unit's symbol where the table has no name.
  static func name(of unit: Unit, isOne: Bool) -> String {
    guard let names = names[unit.symbol] else { return unit.symbol }
    return isOne ? names.one : names.many
  }

  /// By the symbols that Foundation gives its units.
  private static let names: [String: (one: String, many: String)] = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
    "mm": ("millimeter", "millimeters"), "in": ("inch", "inches"), "ft": ("foot", "feet"), "yd": ("yard", "yards"),
    "mi": ("mile", "miles"), "NM": ("nautical mile", "nautical miles"), "kg": ("kilogram", "kilograms"),
    "g": ("gram", "grams"), "mg": ("milligram", "milligrams"), "oz": ("ounce", "ounces"), "lb": ("pound", "pounds"),
    "st": ("stone", "stones"), "t": ("metric ton", "metric tons"), "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"), "L": ("liter", "liters"),
    "mL": ("milliliter", "milliliters"), "gal": ("gallon", "gallons"), "cup": ("cup", "cups"),
    "fl oz": ("fluid ounce", "fluid ounces"), "m/s": ("meter per second", "meters per second"),
    "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
    "kn": ("knot", "knots"), "s": ("second", "seconds"), "sec": ("second", "seconds"), "min": ("minute", "minutes"),
    "hr": ("hour", "hours"), "°": ("degree", "degrees"), "rad": ("radian", "radians"), "J": ("joule", "joules"),
    "kJ": ("kilojoule", "kilojoules"), "cal": ("calorie", "calories"), "kCal": ("kilocalorie", "kilocalories"),
    "kWh": ("kilowatt hour", "kilowatt-hours"), "W": ("watt", "watts"), "kW": ("kilowatt", "kilowatts"),
    "hPa": ("hectopascal", "hectopascals"), "mbar": ("millibar", "millibars"), "Hz": ("hertz", "hertz"),
    "B": ("byte", "bytes"), "kB": ("kilobyte", "kilobytes"), "MB": ("megabyte", "megabytes"),
    "GB": ("gigabyte", "gigabytes"), "m²": ("square meter", "square meters"),
    "km²": ("square kilometer", "square kilometers"), "ft²": ("square foot", "square feet"),
  ]
}

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
