import Foundation
import MartletControls
import MartletDisplay

/// A field's text as it stands without the focus: the text, or the placeholder. Spec: A41, M-CTL-26.
struct DrawnField: View {
  let field: TextField<_TextFieldStyleLabel>
  @Environment(\.multilineTextAlignment) private var alignment

  var body: some View {
    let configuration = field.drawnConfiguration
    let text = configuration.text.wrappedValue
    let shown = configuration.isSecure ? text.bulleted : text
    FieldWords(text: shown, label: configuration.label, prompt: configuration.prompt)
      .modifier(FieldLines(isSingle: configuration.axis == .horizontal || configuration.isSecure))
      .frame(maxWidth: .infinity, alignment: alignment.frameAlignment)
      .spokenLabel(configuration.label)
      .modifier(FieldMeaning(configuration: configuration, shown: shown))
  }
}

/// The words of a field, seen but not read twice: the field's label and value say them.
private struct FieldWords: View {
  let text: String
  let label: AnyView
  let prompt: Text?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Group {
      if text.isEmpty {
        placeholder.foregroundColor(Color(system: .placeholderText))
      } else {
        Text(verbatim: text).foregroundColor(isEnabled ? nil : Color(system: .tertiaryLabel))
      }
    }
    .accessibilityHidden(true)
  }

  @ViewBuilder private var placeholder: some View {
    if let prompt { prompt } else { label }
  }
}

/// One line, unless the field grows along a vertical axis.
private struct FieldLines: ViewModifier {
  let isSingle: Bool
  func body(content: Content) -> some View {
    content.modifier(EnvironmentModifier { [isSingle] in if isSingle { $0.lineLimit = 1 } })
  }
}

private struct FieldMeaning: ViewModifier {
  let configuration: TextFieldConfiguration
  let shown: String
  func body(content: Content) -> some View {
    let value = shown.isEmpty ? nil : shown
    content.controlMeaning(configuration.isSecure ? .secureField : .textField, value: { _ in value })
  }
}

extension String {
  /// As many bullets as there are characters. Spec: M-CTL-27.
  var bulleted: String { String(repeating: ControlMetrics.TextField.secureBullet, count: count) }
}

extension TextAlignment {
  /// Where a line stands in a wider box.
  var frameAlignment: Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
