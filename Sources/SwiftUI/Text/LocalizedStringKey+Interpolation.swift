import Foundation

extension LocalizedStringKey {
  /// Collects the key and the arguments of an interpolated literal. What has no method here does not compile, as
  /// there is no way to translate it. Spec: I4.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    private mutating func append(_ argument: Argument, specifier: String = "%@") {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.number(value.formatNumber), specifier: value._specifier)
    }

    /// A number printed by a C specifier such as "%.2f". The specifier is part of the key.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(value.formatNumber), specifier: specifier)
    }

    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }
    public mutating func appendInterpolation(_ string: AttributedString) { append(.text(Text(string))) }

    /// An object by `formatter`, or as it describes itself.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(.string(formatter.map { $0.string(for: subject) ?? "" } ?? subject.description))
    }

    /// A Foundation value by `formatter`, or as it describes itself.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter.map { $0.string(for: subject) ?? "" } ?? subject.description))
    }

    /// The same of values that have no object of their own here.
    public mutating func appendInterpolation<Subject: _DescribedValue>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter.map { $0.string(for: subject) ?? "" } ?? subject.description))
    }

    /// A value by a format that follows the locale. Spec: I14.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(Text(input, format: format)))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(.text(Text(format.format(input))))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }
    public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }
  }
}

/// Foundation's values that on Apple's systems stand for objects as well.
public protocol _DescribedValue: CustomStringConvertible {}
extension Date: _DescribedValue {}
extension UUID: _DescribedValue {}
extension Data: _DescribedValue {}
extension Locale: _DescribedValue {}
extension Decimal: _DescribedValue {}
extension DateInterval: _DescribedValue {}
