import SwiftUI

/// The contents over a page, in a narrow window.
struct ContentsSheet: View {
  @ObservedObject var open: OpenBook
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      ContentsView(open: open)
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
        }
    }
  }
}
