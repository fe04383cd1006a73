import Foundation

/// Writes measurements: "1.5 km", "72°F", "3 kilograms".
///
/// DEVIATION: units have English names in the long style in every language; their symbols are the units' own.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit stays; else it becomes the one that the locale uses.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit becomes one in which the number is neither tiny nor huge.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures lose their letter.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .autoupdatingCurrent { didSet { numberFormatter.locale = locale } }
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    guard let unit = measurement.unit as? Dimension else {
      return text(measurement.value, measurement.unit)
    }
    var shown = Measurement(value: measurement.value, unit: unit)
    if unitOptions.contains(.naturalScale) {
      shown = UnitChoice.natural(shown)
    } else if !unitOptions.contains(.providedUnit) {
      shown = UnitChoice.local(shown, locale: locale)
    }
    return text(shown.value, shown.unit)
  }

  open func string(from unit: Unit) -> String {
    width == .wide ? UnitNames.name(of: unit, isOne: false) : UnitNames.symbol(of: unit, width)
  }

  open override func string(for object: Any?) -> String? {
    (object as? Measurement<Unit>).map { string(from: $0) } ?? (object as? Unit).map { string(from: $0) }
  }

  private var width: UnitNames.Width {
    switch unitStyle {
    case .short: .narrow
    case .long: .wide
    default: .abbreviated
    }
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
    // As it is written: 1.00000001 shows as 1.
    let isOne = number == numberFormatter.string(from: 1)
    return UnitNames.text(number, isOne: isOne, unit, width)
  }
}
