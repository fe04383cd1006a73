import MartletDisplay

/// How buttons look. The button itself sees to taps and to the pressed state.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

/// How buttons look and when they run: the style itself calls `trigger()`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A button as its style sees it.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let role: ButtonRole?
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// A button as a primitive style sees it.
public struct PrimitiveButtonStyleConfiguration: StyleConfiguration {
  /// What the button shows.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void
  /// What assistive tools take the control for: menus and links are drawn as buttons.
  var meaning = SemanticsNode.Role.button
  var level = 0

  nonisolated init<Content: View>(role: ButtonRole?, label: Content, action: @escaping () -> Void) {
    (self.role, self.label, self.action) = (role, Label(content: AnyView(label)), action)
  }

  /// Runs the button's action.
  public func trigger() { action() }
}

extension View {
  /// Sets how the buttons inside look. Spec: D32.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(AnyControlStyle(button: style))
  }
  /// Sets how the buttons inside look and when they run. Spec: D32.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(AnyControlStyle(primitive: style))
  }
}

/// A style of the library's, whose bodies are pressable buttons already.
protocol PressableButtonStyle: PrimitiveButtonStyle {}

extension AnyControlStyle where Configuration == PrimitiveButtonStyleConfiguration {
  init<S: PrimitiveButtonStyle>(primitive style: S) {
    if style is any PressableButtonStyle {
      self.init(style) { style, configuration in style.makeBody(configuration: configuration) }
    } else {
      self.init(style) { style, configuration in
        style.makeBody(configuration: configuration)
          .controlMeaning(configuration.meaning, actions: [("tap", configuration.action)])
      }
    }
  }

  init<S: ButtonStyle>(button style: S) {
    self.init(style) { style, configuration in
      PressableButton(configuration: configuration, press: { _ in .content }) { style.makeBody(configuration: $0) }
    }
  }
}
