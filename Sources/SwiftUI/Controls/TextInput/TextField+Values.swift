import Foundation

// Fields for values that are not strings. What is typed counts when editing ends or is submitted; then the field shows
// the value as it is written, and what could not be read as one is gone.
extension TextFieldConfiguration {
  /// A field whose text stands for a value.
  nonisolated fileprivate static func value<Label: View>(
    _ label: Label, _ prompt: Text? = nil, _ text: Binding<String>
  ) -> Self { Self(label: label, prompt: prompt, text: text).with { $0.writesAtEnd = true } }

  /// One that is written as the locale around the field has it.
  nonisolated fileprivate static func value<Label: View>(
    _ label: Label, _ prompt: Text?, localized text: @escaping (Locale) -> Binding<String>
  ) -> Self { value(label, prompt, text(.current)).with { $0.localizedText = text } }
}

extension TextField where Label == Text {
  /// Shows `value` as `format` writes it; text that can't be parsed leaves the value as it is.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(Text(titleKey), prompt, localized: { value.text(format.locale($0)) }))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(Text(title), prompt, localized: { value.text(format.locale($0)) }))
  }

  /// Nil while the field is empty or its text can't be parsed.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(Text(titleKey), prompt, localized: { value.optionalText(format.locale($0)) }))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(Text(title), prompt, localized: { value.optionalText(format.locale($0)) }))
  }

  /// Shows `value` as `formatter` writes it; text that it can't read leaves the value as it is.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(.value(Text(titleKey), prompt, value.text(formatter)))
  }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      TextFieldConfiguration.value(Text(titleKey), nil, value.text(formatter))
        .with { ($0.onEditingChanged, $0.onCommit) = (onEditingChanged, onCommit) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(.value(Text(title), prompt, value.text(formatter)))
  }
}

extension Binding {
  nonisolated fileprivate func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String> {
      format.format(wrappedValue)
    } set: {
      if let value = try? format.parseStrategy.parse($0) { wrappedValue = value }
    }
  }

  nonisolated fileprivate func optionalText<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where Value == F.FormatInput?, F.FormatOutput == String {
    Binding<String> {
      wrappedValue.map { format.format($0) } ?? ""
    } set: {
      wrappedValue = try? format.parseStrategy.parse($0)
    }
  }

  nonisolated fileprivate func text(_ formatter: Formatter) -> Binding<String> {
    Binding<String> {
      formatter.string(for: wrappedValue) ?? ""
    } set: {
      if let value = formatter.value(from: $0) as? Value { wrappedValue = value }
    }
  }
}

extension Formatter {
  /// The value that the text stands for. Foundation reads back numbers and dates only outside Apple's systems.
  fileprivate func value(from text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      return formatter.allowsFloats ? number.doubleValue : number.intValue
    case let formatter as DateFormatter: return formatter.date(from: text)
    default: return nil
    }
  }
}
