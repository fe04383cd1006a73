import MartletControls

/// The look that fits the place: tinted words in content and bars, a row's words in lists, where the whole row is the
/// button. Spec: M-CTL-47, G18.
public struct DefaultButtonStyle: PressableButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, press: { $0.controlPlace == .listRow ? .row : .bounds }) {
      TintedLabel(configuration: $0)
    }
  }
}

/// Tinted words without a border.
public struct BorderlessButtonStyle: PressableButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { TintedLabel(configuration: $0) }
  }
}

/// The label as it is; only pressing and disabling change it. It is pressed on what the label draws.
public struct PlainButtonStyle: PressableButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, press: { _ in .content }) { PlainLabel(configuration: $0) }
  }
}

/// The name of the tinted style in lists of links.
public struct LinkButtonStyle: PressableButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { TintedLabel(configuration: $0) }
  }
}

/// A button's words in the tint, or in the colour that the app set around the button.
private struct TintedLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlPlace) private var place

  var body: some View {
    configuration.label
      .modifier(ControlForeground(color: color))
      .modifier(CenteredWords(isCentered: place == .content))
      .opacity(configuration.isPressed ? ButtonMetrics.pressedOpacity : 1)
  }

  private var color: Color {
    if !isEnabled { return Color(system: .tertiaryLabel) }
    return configuration.role == .destructive ? .red : .accentColor
  }
}

private struct PlainLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label.opacity(opacity)
  }

  private var opacity: Double {
    if !isEnabled { return ControlMetrics.Toggle.disabledOpacity }
    return configuration.isPressed ? ButtonMetrics.plainPressedOpacity : 1
  }
}

/// The colour of a control's words where the app set none around it. Spec: J15, I18.
struct ControlForeground: ViewModifier {
  let color: Color
  func body(content: Content) -> some View {
    content.modifier(
      EnvironmentModifier { [color] values in
        if values.foregroundLevels.isEmpty || !values.isEnabled { values.setForeground([AnyShapeStyle(color)]) }
      })
  }
}

/// The words of a button stand in its middle unless the app aligns them itself.
struct CenteredWords: ViewModifier {
  let isCentered: Bool
  func body(content: Content) -> some View {
    content.modifier(
      EnvironmentModifier { [isCentered] values in
        if isCentered, !values.isMultilineTextAlignmentSet { values.multilineTextAlignment = .center }
      })
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { .init() }
}

extension EnvironmentValues {
  /// Whether the nearest button style is the plain one.
  var hasPlainButtons: Bool { self[styles: PrimitiveButtonStyleConfiguration.self].last?.style is PlainButtonStyle }
}
