import Foundation
import MartletControls
import MartletDisplay

/// A field's text, or the placeholder while there is none. Spec: A41, M-CTL-26.
struct DrawnField: View {
  let field: TextField<_TextFieldStyleLabel>
  @State private var link = EditMenuLink()

  var body: some View {
    let configuration = field.drawnConfiguration
    let text = configuration.text.wrappedValue
    EditableField(
      configuration: configuration, link: link,
      content: FieldPlaceholder(
        label: configuration.label, prompt: configuration.prompt,
        isSingle: configuration.axis == .horizontal || configuration.isSecure)
    )
    .spokenLabel(configuration.label)
    .modifier(FieldMeaning(configuration: configuration, shown: configuration.isSecure ? text.bulleted : text))
    .modifier(EditMenuAction(link: link))
  }
}

/// The words of an empty field, seen but not read twice: the field's label and value say them.
private struct FieldPlaceholder: View {
  let label: AnyView
  let prompt: Text?
  /// Whether the field has one line.
  let isSingle: Bool

  var body: some View {
    words
      .foregroundColor(Color(system: .placeholderText))
      .modifier(EnvironmentModifier { [isSingle] in if isSingle { $0.lineLimit = 1 } })
      .accessibilityHidden(true)
  }

  @ViewBuilder private var words: some View {
    if let prompt { prompt } else { label }
  }
}

private struct FieldMeaning: ViewModifier {
  let configuration: TextFieldConfiguration
  let shown: String
  func body(content: Content) -> some View {
    let value = shown.isEmpty ? nil : shown
    content.controlMeaning(configuration.role, value: { _ in value })
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
