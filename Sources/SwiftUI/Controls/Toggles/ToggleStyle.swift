/// How toggles look and switch.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ToggleStyleConfiguration
}

/// A toggle as its style sees it.
public struct ToggleStyleConfiguration: StyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let label: Label
  @Binding public var isOn: Bool
  /// Whether several values are set by the toggle and differ.
  public var isMixed = false
  var level = 0

  nonisolated init<L: View>(label: L, isOn: Binding<Bool>) {
    self.label = Label(content: AnyView(label))
    _isOn = isOn
  }
}

/// The style of the place: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { SwitchRow(configuration: configuration, tint: nil) }
}

/// A switch at the trailing edge, its label at the leading one.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  /// `tint` fills the switch while it is on.
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// A button that stays filled while the value is on.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    Button {
      isOn.wrappedValue.toggle()
    } label: {
      configuration.label
    }
    .modifier(ToggledButton(isOn: configuration.isOn))
    .controlMeaning(
      .toggle, value: { [isOn = configuration.isOn] _ in isOn.spoken }, tap: { isOn.wrappedValue.toggle() })
  }
}

private struct ToggledButton: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View {
    if isOn { content.buttonStyle(BorderedButtonStyle()).tint(.accentColor) } else { content }
  }
}

extension Bool {
  /// How the state of a switch is read out.
  var spoken: String { self ? "on" : "off" }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: DefaultToggleStyle { .init() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: SwitchToggleStyle { .init() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: ButtonToggleStyle { .init() } }

extension View {
  /// Sets how the toggles inside look. Spec: D32.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(AnyControlStyle(toggle: style))
  }
}

extension AnyControlStyle where Configuration == ToggleStyleConfiguration {
  init<S: ToggleStyle>(toggle style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}
