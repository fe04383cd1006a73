import Foundation

// Fields for values that are not strings: what is typed counts once it can be read as one.
extension TextField where Label == Text {
  /// Shows `value` as `format` writes it; text that can't be parsed leaves the value as it is.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(label: Text(titleKey), prompt: prompt, text: value.text(format)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(label: Text(title), prompt: prompt, text: value.text(format)))
  }

  /// Nil while the field is empty or its text can't be parsed.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(label: Text(titleKey), prompt: prompt, text: value.optionalText(format)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(label: Text(title), prompt: prompt, text: value.optionalText(format)))
  }

  /// Shows `value` as `formatter` writes it; text that it can't read leaves the value as it is.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(TextFieldConfiguration(label: Text(titleKey), prompt: prompt, text: value.text(formatter)))
  }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      TextFieldConfiguration(label: Text(titleKey), text: value.text(formatter))
        .with { ($0.onEditingChanged, $0.onCommit) = (onEditingChanged, onCommit) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(TextFieldConfiguration(label: Text(title), prompt: prompt, text: value.text(formatter)))
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
