import Foundation

/// The words for units, in English, and where they stand.
enum UnitNames {
  enum Width: String, Codable, Sendable { case narrow, abbreviated, wide }

  static func text(_ number: String, isOne: Bool, _ unit: Unit, _ width: Width) -> String {
    let symbol = symbol(of: unit, width)
    switch width {
    case .wide: return "\(number) \(name(of: unit, isOne: isOne))"
    case .abbreviated, .narrow:
      // Degrees follow their number at once.
      if unit is UnitTemperature, symbol.hasPrefix("°") { return number + (width == .narrow ? "°" : symbol) }
      if unit is UnitAngle, symbol == "°" { return number + symbol }
      return width == .narrow ? number + symbol : "\(number) \(symbol)"
    }
  }

  /// Foundation's own symbols, but for times: there "m" is a minute.
  static func symbol(of unit: Unit, _ width: Width) -> String {
    guard unit is UnitDuration, let names = durations[unit.symbol] else { return unit.symbol }
    return width == .narrow ? names.narrow : names.short
  }

  /// The unit's symbol where the table has no name.
  static func name(of unit: Unit, isOne: Bool) -> String {
    let duration = (unit as? UnitDuration).flatMap { durations[$0.symbol] }
    guard let names = duration.map({ ($0.one, $0.one + "s") }) ?? names[unit.symbol] else { return unit.symbol }
    return isOne ? names.0 : names.1
  }

  /// By the symbols that Foundation gives times. Source: CLDR, English.
  private static let durations: [String: (one: String, short: String, narrow: String)] = [
    "h": ("hour", "hr", "h"), "m": ("minute", "min", "m"), "s": ("second", "sec", "s"),
    "ms": ("millisecond", "ms", "ms"), "µs": ("microsecond", "μs", "μs"), "ns": ("nanosecond", "ns", "ns"),
    "ps": ("picosecond", "ps", "ps"),
  ]

  /// By the symbols that Foundation gives its units.
  private static let names: [String: (one: String, many: String)] = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
    "mm": ("millimeter", "millimeters"), "in": ("inch", "inches"), "ft": ("foot", "feet"), "yd": ("yard", "yards"),
    "mi": ("mile", "miles"), "NM": ("nautical mile", "nautical miles"), "kg": ("kilogram", "kilograms"),
    "g": ("gram", "grams"), "mg": ("milligram", "milligrams"), "oz": ("ounce", "ounces"), "lb": ("pound", "pounds"),
    "st": ("stone", "stones"), "t": ("metric ton", "metric tons"), "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"), "L": ("liter", "liters"),
    "mL": ("milliliter", "milliliters"), "gal": ("gallon", "gallons"), "cup": ("cup", "cups"),
    "fl oz": ("fluid ounce", "fluid ounces"), "tbsp": ("tablespoon", "tablespoons"), "tsp": ("teaspoon", "teaspoons"),
    "pt": ("pint", "pints"), "qt": ("quart", "quarts"), "m/s": ("meter per second", "meters per second"),
    "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
    "kn": ("knot", "knots"), "°": ("degree", "degrees"), "rad": ("radian", "radians"), "J": ("joule", "joules"),
    "kJ": ("kilojoule", "kilojoules"), "cal": ("calorie", "calories"), "kCal": ("kilocalorie", "kilocalories"),
    "kWh": ("kilowatt hour", "kilowatt-hours"), "W": ("watt", "watts"), "kW": ("kilowatt", "kilowatts"),
    "hPa": ("hectopascal", "hectopascals"), "mbar": ("millibar", "millibars"), "Hz": ("hertz", "hertz"),
    "B": ("byte", "bytes"), "kB": ("kilobyte", "kilobytes"), "MB": ("megabyte", "megabytes"),
    "GB": ("gigabyte", "gigabytes"), "m²": ("square meter", "square meters"),
    "km²": ("square kilometer", "square kilometers"), "ft²": ("square foot", "square feet"),
  ]
}
