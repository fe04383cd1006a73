import Foundation
import MartletControls
import MartletDisplay

/// A control that shows and edits text of any length in all the room it is given. Spec: A41.
///
/// Text that is longer than the room scrolls, and what is typed stays in sight. Return and Tab are part of the text;
/// Control and Tab move on.
nonisolated public struct TextEditor: View {
  private let text: Binding<String>
  @Environment(\.scrollContentBackground) private var surface
  @State private var link = EditMenuLink()

  public init(text: Binding<String>) { self.text = text }

  @MainActor public var body: some View {
    let words = text.wrappedValue
    ScrollView {
      EditableField(
        configuration: TextFieldConfiguration(label: EmptyView(), text: text), isPage: true, link: link,
        content: EmptyView()
      )
      .padding(.horizontal, TextEditorMetrics.sideInset)
      .padding(.vertical, TextEditorMetrics.verticalInset)
    }
    .background(surface == .hidden ? Color.clear : Color(system: .systemBackground))
    .controlMeaning(.textField, value: { _ in words.isEmpty ? nil : words })
    .modifier(EditMenuAction(link: link))
  }
}

enum TextEditorMetrics {
  /// Points between the edges and the text, as UIKit's text view has them (own measurement; no public figure).
  static let sideInset: CGFloat = 5
  static let verticalInset: CGFloat = 8
}
