import Foundation
import MartletControls

/// A control that shows and edits text of any length in all the room it is given. Spec: A41.
///
/// DEVIATION: it shows its text and is not edited by hand yet. Row "TextEditor" in Docs/Status.md.
nonisolated public struct TextEditor: View {
  private let text: Binding<String>
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.scrollContentBackground) private var surface

  public init(text: Binding<String>) { self.text = text }

  @MainActor public var body: some View {
    let words = text.wrappedValue
    Text(verbatim: words)
      .foregroundColor(isEnabled ? nil : Color(system: .tertiaryLabel))
      .accessibilityHidden(true)
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, TextEditorMetrics.sideInset)
      .padding(.vertical, TextEditorMetrics.verticalInset)
      .frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
        alignment: Alignment(horizontal: alignment.frameAlignment.horizontal, vertical: .top)
      )
      .background(surface == .hidden ? Color.clear : Color(system: .systemBackground))
      .clipped()
      .controlMeaning(.textField, value: { _ in words.isEmpty ? nil : words })
  }
}

enum TextEditorMetrics {
  /// Points between the edges and the text, as UIKit's text view has them (own measurement; no public figure).
  static let sideInset: CGFloat = 5
  static let verticalInset: CGFloat = 8
}
