import Foundation
import MartletDisplay

/// A control that shows and edits one line of text, or several along a vertical axis. Spec: A41, M-CTL-26.
///
/// Without text it shows its prompt, or its label when there is none. Return submits a field of one line and ends
/// editing; along a vertical axis it begins a new line. A binding that changes or refuses what is typed is shown as it is.
nonisolated public struct TextField<Label: View>: View {
  private let configuration: TextFieldConfiguration
  @Environment(\.locale) private var locale

  init(_ configuration: TextFieldConfiguration) { self.configuration = configuration }
  /// What the library's styles draw; an app's own style puts the field itself into its body.
  var drawnConfiguration: TextFieldConfiguration { configuration }

  @MainActor public var body: some View {
    StyledControl(
      configuration: configuration.written(in: locale), standard: AnyControlStyle(textField: DefaultTextFieldStyle()))
  }
}

/// A text field as its style sees it.
struct TextFieldConfiguration: StyleConfiguration {
  var label: AnyView
  var prompt: Text?
  var text: Binding<String>
  /// The text of a value that is written otherwise in other locales; it takes the place of `text`.
  var localizedText: ((Locale) -> Binding<String>)?
  /// Grows with its lines when vertical.
  var axis = Axis.horizontal
  var isSecure = false
  /// Called with true when editing begins and with false when it ends.
  var onEditingChanged: (Bool) -> Void = { _ in }
  /// Called when the return key ends editing.
  var onCommit: (() -> Void)?
  /// Whether the text stands for a value: it is written when editing ends, and what is no value goes.
  var writesAtEnd = false
  /// Which actions a submission runs.
  var trigger = SubmitTriggers.text
  var role: SemanticsNode.Role { isSecure ? .secureField : trigger == .search ? .searchField : .textField }
  var level = 0

  nonisolated init<Label: View>(label: Label, prompt: Text? = nil, text: Binding<String>) {
    (self.label, self.prompt, self.text) = (AnyView(label), prompt, text)
  }
  func written(in locale: Locale) -> Self {
    guard let localizedText else { return self }
    return with { $0.text = localizedText(locale) }
  }
  nonisolated func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextFieldConfiguration(label: label(), prompt: prompt, text: text))
  }
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(TextFieldConfiguration(label: label(), prompt: prompt, text: text).with { $0.axis = axis })
  }
}

extension TextField where Label == Text {
  private init(_ label: Text, _ text: Binding<String>, _ change: (inout TextFieldConfiguration) -> Void = { _ in }) {
    self.init(TextFieldConfiguration(label: label, text: text).with(change))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(Text(titleKey), text) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(Text(title), text) }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), text) { $0.prompt = prompt }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(Text(title), text) { $0.prompt = prompt }
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(Text(titleKey), text) { ($0.prompt, $0.axis) = (prompt, axis) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(Text(title), text) { ($0.prompt, $0.axis) = (prompt, axis) }
  }

  /// The older forms, with actions of their own.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(Text(titleKey), text) { ($0.onEditingChanged, $0.onCommit) = (onEditingChanged, onCommit) } }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(titleKey), text) { $0.onCommit = onCommit }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(Text(title), text) { ($0.onEditingChanged, $0.onCommit) = (onEditingChanged, onCommit) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(title), text) { $0.onCommit = onCommit }
  }
}
