import Foundation
import MartletLocale

extension String {
  /// A key of the app's strings with the values that go into it, as a literal with interpolations makes one.
  ///
  /// Values leave place-holders in the key: `"\(count) of \(name)"` is looked up as `"%lld of %@"`.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    var key: String
    var arguments: [Argument]

    enum Argument: Hashable, Sendable {
      case string(String)
      case number(FormatNumber)
    }

    /// The key `value` itself. Per cent signs in it are text.
    public init(_ value: String) { (key, arguments) = (value, []) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
      arguments = stringInterpolation.arguments
      // Without arguments nothing is filled in, so doubled per cent signs must not stay.
      key =
        arguments.isEmpty ? stringInterpolation.key.replacingOccurrences(of: "%%", with: "%") : stringInterpolation.key
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + interpolationCount * 4)
      }
      public mutating func appendLiteral(_ literal: String) {
        key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
      }
      private mutating func append(_ argument: Argument, _ specifier: String) {
        key += specifier
        arguments.append(argument)
      }

      public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }
      public mutating func appendInterpolation(_ string: Substring) { append(.string(String(string)), "%@") }
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        append(.number(value.formatNumber), value._specifier)
      }
      /// A number printed by a C specifier such as "%.2f", which is part of the key.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        append(.number(value.formatNumber), specifier)
      }
      public mutating func appendInterpolation(_ string: AttributedString) {
        append(.string(String(string.characters)), "%@")
      }
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(.string(String(localized: resource)), "%@")
      }
      /// An object by `formatter`, or as it describes itself.
      public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        append(.string(formatter.map { $0.string(for: subject) ?? "" } ?? subject.description), "%@")
      }
      public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject, formatter: Formatter? = nil
      ) {
        append(.string(formatter.map { $0.string(for: subject) ?? "" } ?? subject.description), "%@")
      }
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatOutput == String {
        append(.string(format.format(input)), "%@")
      }
    }

    /// The text of `key`, which may be another key than this one, with the values in it; this key where there is none.
    /// The language is the app's; numbers are as `locale` writes them.
    func text(forKey key: String, table: String?, bundle: Bundle, locale: Locale) -> String {
      switch StringTables.entry(for: key, table: table, bundle: bundle, locale: ProcessLocale.current) {
      case .text(let text) where !text.isEmpty: return filled(text, locale: locale)
      case .plural(let text): return filled(text.format(locale: ProcessLocale.current, number: number), locale: locale)
      case .text, nil: return filled(self.key, locale: locale)
      }
    }

    private func number(at index: Int) -> FormatNumber? {
      guard arguments.indices.contains(index), case .number(let number) = arguments[index] else { return nil }
      return number
    }

    /// `format`, which is this key or its translation, with the values in it; numbers as `locale` writes them.
    func filled(_ format: String, locale: Locale) -> String {
      guard !arguments.isEmpty else { return format }
      return FormatTemplate(format).parts.map { part in
        switch part {
        case .literal(let text): return text
        case .argument(let index, let specifier):
          guard arguments.indices.contains(index) else { return specifier }
          switch arguments[index] {
          case .string(let string): return string
          case .number(let number): return number.string(specifier: specifier, locale: locale)
          }
        }
      }.joined()
    }
  }
}

extension String {
  /// The text of a key in the app's strings, in the language that the bundle has for the user; the key itself when
  /// there is none. `locale` is for the numbers in it.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.text(forKey: keyAndValue.key, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// The text of `key`; `defaultValue` when there is none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      key: "\(key)", defaultValue: defaultValue, table: table, bundle: bundle ?? .main, locale: locale)
  }

  public init(localized resource: LocalizedStringResource) {
    self.init(
      key: resource.key, defaultValue: resource.defaultValue, table: resource.table,
      bundle: resource.bundle.bundle, locale: resource.locale)
  }

  private init(key: String, defaultValue: LocalizationValue, table: String?, bundle: Bundle, locale: Locale) {
    self = defaultValue.text(forKey: key, table: table, bundle: bundle, locale: locale)
  }
}

extension AttributedString {
  /// The text of a key, read as inline Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
    self = (try? AttributedString(markdown: text)) ?? AttributedString(text)
  }
}
