import SwiftUI

/// Asks for another name.
struct RenameAlert: ViewModifier {
  let title: LocalizedStringKey
  let name: String
  @Binding var isPresented: Bool
  let rename: (String) -> Void
  @State private var text = ""

  func body(content: Content) -> some View {
    content
      .onChange(of: isPresented) { if isPresented { text = name } }
      .alert(title, isPresented: $isPresented) {
        TextField("Name", text: $text)
        Button("Cancel", role: .cancel) {}
        Button("Rename") { rename(text) }
      }
  }
}
