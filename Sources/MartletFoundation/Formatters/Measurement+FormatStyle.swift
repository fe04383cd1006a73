import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes measurements of one dimension.
  ///
  /// DEVIATION: units have English names in the wide form in every language.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct UnitWidth: Codable, Hashable, Sendable {
      let width: UnitNames.Width
      /// "3 kilometers"
      public static var wide: UnitWidth { UnitWidth(width: .wide) }
      /// "3 km"
      public static var abbreviated: UnitWidth { UnitWidth(width: .abbreviated) }
      /// "3km"
      public static var narrow: UnitWidth { UnitWidth(width: .narrow) }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
    }

    public func format(_ measurement: Measurement<UnitType>) -> String {
      var shown = Measurement<Dimension>(value: measurement.value, unit: measurement.unit)
      if usage?.keepsUnit != true { shown = UnitChoice.local(shown, locale: locale) }
      // Without a style of the caller's own two digits behind the point are enough to tell values apart.
      let style = (numberFormatStyle ?? .number.precision(.fractionLength(0...2))).locale(locale)
      let number = style.format(shown.value)
      return UnitNames.text(number, isOne: number == style.format(1), shown.unit, width.width)
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }
}

/// What a measurement is of, which decides its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String
  var keepsUnit: Bool { name == "asProvided" }
  /// The unit that people of the locale use.
  public static var general: Self { Self(name: "general") }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(name: "weather") }
  public static var person: Self { Self(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { Self(name: "road") }
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "personHeight") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
