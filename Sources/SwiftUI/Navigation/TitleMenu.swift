import MartletControls

/// An inline title that opens a menu.
struct TitleMenu<Label: View, Content: View>: View {
  let label: Label
  @ViewBuilder let content: Content

  var body: some View {
    Menu {
      content
    } label: {
      HStack(spacing: BarMetrics.titleMenuGap) {
        label
        Image(systemName: "chevron.down.circle.fill").imageScale(.small).foregroundColor(.secondary)
          .accessibilityHidden(true)
      }
    }
  }
}

/// An inline title that its user may change: "Rename" in its menu puts a field in its place. Return, or leaving the
/// field, ends that; an empty name changes nothing. Spec: F51.
struct RenamableTitle<Label: View>: View {
  @Binding var title: String
  /// What the page adds to the menu.
  let menu: AnyView?
  let label: Label
  let look: NavigationBarLook
  /// The name while it is typed; nil while nobody renames.
  @State private var draft: String?
  @FocusState private var isTyping: Bool

  var body: some View {
    if draft == nil {
      TitleMenu(label: label) {
        menu
        Button {
          draft = title
        } label: {
          SwiftUI.Label {
            Text(word: .rename)
          } icon: {
            Image(systemName: "pencil")
          }
        }
      }
    } else {
      TextField(text: Binding(get: { draft ?? title }, set: { draft = $0 })) { Text(word: .rename) }
        .font(look.titleFont).multilineTextAlignment(.center)
        .focused($isTyping)
        .onAppear { isTyping = true }
        .onSubmit(end)
        .onChange(of: isTyping) { _, isTyping in if !isTyping { end() } }
    }
  }

  private func end() {
    if let draft, !draft.isEmpty { title = draft }
    draft = nil
  }
}
