import MartletControls

/// Words on glass.
public struct GlassButtonStyle: PressableButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { GlassLabel(configuration: $0, isProminent: false) }
  }
}

/// White words on tinted glass.
public struct GlassProminentButtonStyle: PressableButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { GlassLabel(configuration: $0, isProminent: true) }
  }
}

private struct GlassLabel: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.tintColor) private var tint

  var body: some View {
    let metrics = ButtonMetrics(size)
    configuration.label
      .modifier(ControlForeground(color: words))
      .transformEnvironment(\.font) { [metrics] font in font = font ?? .system(metrics.textStyle.style) }
      .padding(.horizontal, metrics.horizontalPadding)
      .padding(.vertical, metrics.verticalPadding)
      .glassEffect(isProminent && isEnabled ? .regular.tint(main) : .regular)
      .opacity(configuration.isPressed ? ButtonMetrics.plainPressedOpacity : 1)
  }

  private var main: Color { configuration.role == .destructive ? .red : tint ?? .accentColor }

  private var words: Color {
    if !isEnabled { return Color(system: .tertiaryLabel) }
    if isProminent { return .white }
    return configuration.role == .destructive ? .red : tint ?? Color(system: .label)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle { public static var glass: GlassButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { .init() }
}
