/// A text field whose text is not shown: a bullet for each character. Spec: A41, M-CTL-27.
///
/// DEVIATION: the character that was typed last is a bullet at once, as desktops have it. Its text can't be copied.
nonisolated public struct SecureField<Label: View>: View {
  private let configuration: TextFieldConfiguration

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    configuration = TextFieldConfiguration(label: label(), prompt: prompt, text: text).with { $0.isSecure = true }
  }

  @MainActor public var body: some View {
    StyledControl(configuration: configuration, standard: AnyControlStyle(textField: DefaultTextFieldStyle()))
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    configuration = TextFieldConfiguration(label: Text(title), text: text)
      .with { ($0.isSecure, $0.onCommit) = (true, onCommit) }
  }
  /// The older form, with an action for the return key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    configuration = TextFieldConfiguration(label: Text(titleKey), text: text)
      .with { ($0.isSecure, $0.onCommit) = (true, onCommit) }
  }
}
