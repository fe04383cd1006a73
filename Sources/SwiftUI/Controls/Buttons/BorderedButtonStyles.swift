import Foundation
import MartletControls

/// Words on a rounded fill: gray, or a weak tint where a tint is set. Spec: M-CTL-20, M-CTL-22.
public struct BorderedButtonStyle: PressableButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { BorderedLabel(configuration: $0, isProminent: false) }
  }
}

/// White words on the tint. Spec: M-CTL-22.
public struct BorderedProminentButtonStyle: PressableButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { BorderedLabel(configuration: $0, isProminent: true) }
  }
}

private struct BorderedLabel: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.tintColor) private var tint
  @Environment(\.colorScheme) private var scheme
  @Environment(\.buttonBorderShape) private var shape

  var body: some View {
    let metrics = ButtonMetrics(size)
    configuration.label
      .modifier(ControlForeground(color: words))
      .modifier(CenteredWords(isCentered: true))
      .transformEnvironment(\.font) { [metrics] font in font = font ?? .system(metrics.textStyle.style) }
      .modifier(RoundSpace(side: shape.kind == .circle ? metrics.textStyle : nil))
      .padding(.horizontal, shape.kind == .circle ? metrics.verticalPadding : metrics.horizontalPadding)
      .padding(.vertical, metrics.verticalPadding)
      .background(fill, in: shape.outline(standardRadius: metrics.cornerRadius))
      .opacity(configuration.isPressed ? ButtonMetrics.plainPressedOpacity : 1)
  }

  private var main: Color { configuration.role == .destructive ? .red : tint ?? .accentColor }

  private var words: Color {
    if !isEnabled { return Color(system: .tertiaryLabel) }
    return isProminent ? .white : main
  }

  private var fill: Color {
    if !isEnabled { return Color(system: .tertiarySystemFill) }
    if isProminent { return main }
    let isTinted = tint != nil || configuration.role == .destructive
    guard isTinted else { return Color(system: .secondarySystemFill) }
    return main.opacity(ButtonMetrics.borderedFillOpacity(isDark: scheme == .dark))
  }
}

/// A round button is at least as wide as it is high: a line of text and its padding.
private struct RoundSpace: ViewModifier {
  /// The text style whose line gives the side; nil for buttons that are not round.
  let side: TextStyleMetrics?
  @Environment(\.dynamicTypeSize) private var textSize
  func body(content: Content) -> some View {
    let line = side?.leading(at: textSize)
    content.frame(minWidth: line, minHeight: line)
  }
}

extension ButtonMetrics {
  /// Source: M-CTL-20; mini is drawn as small and extra large as large.
  init(_ size: ControlSize) {
    self =
      switch size {
      case .mini, .small: .small
      case .regular: .regular
      case .large, .extraLarge: .large
      }
  }
}

extension TextStyleMetrics {
  /// The public name of the style.
  var style: Font.TextStyle { Font.TextStyle.allCases.first { $0.metrics == self } ?? .body }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
