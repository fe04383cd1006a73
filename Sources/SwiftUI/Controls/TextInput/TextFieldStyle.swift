import Foundation
import MartletControls

/// How text fields look around their text.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a field that a style was asked to draw.
public struct _TextFieldStyleLabel: View {
  public var body: some View { EmptyView() }
}

/// The style of the place: the text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { DrawnField(field: configuration) }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { DrawnField(field: configuration) }
}

/// The text in a box with a thin border. Spec: M-CTL-25.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { BorderedField(field: configuration) }
}

private struct BorderedField: View {
  private typealias Metrics = ControlMetrics.TextField
  let field: TextField<_TextFieldStyleLabel>
  @Environment(\.colorScheme) private var scheme
  @Environment(\.pixelLength) private var pixel
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let box = RoundedRectangle(cornerRadius: Metrics.cornerRadius)
    let isDark = scheme == .dark
    let inset = CGSize(
      width: Metrics.textInset, height: (Metrics.height - TextStyleMetrics.body.leading(at: .standard)) / 2)
    DrawnField(field: field)
      .environment(\.fieldPressOutset, inset)
      .padding(.horizontal, inset.width)
      .padding(.vertical, inset.height)
      .background(isEnabled ? (isDark ? Color.black : .white) : Color(system: .tertiarySystemFill), in: box)
      .overlay {
        let line = (isDark ? Color.white : .black).opacity(Metrics.borderOpacity)
        box.strokeBorder(line, lineWidth: Metrics.borderPixels * pixel)
      }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { .init() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { .init() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { .init() } }

extension View {
  /// Sets how the text fields inside look. Spec: D32.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(AnyControlStyle(textField: style))
  }
}

extension AnyControlStyle where Configuration == TextFieldConfiguration {
  init<S: TextFieldStyle>(textField style: S) {
    self.init(style) { $0._body(configuration: TextField($1)) }
  }
}
