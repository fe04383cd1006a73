import ReaderImport
import SwiftUI

/// Chooses the paragraph that begins a new chapter.
struct SplitForm: View {
  let open: OpenBook
  let chapter: Int
  @EnvironmentObject private var library: Library
  @Environment(\.dismiss) private var dismiss
  @State private var blocks: [ChapterBlock] = []

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(Array(blocks.enumerated()).dropFirst(), id: \.offset) { index, block in
            Button {
              library.edit(.split(chapter, beforeBlock: index))
              dismiss()
            } label: {
              Text(block.text.isEmpty ? String(localized: "Picture") : block.text)
                .font(block.headingLevel == nil ? .body : .headline)
                .foregroundStyle(Color.primary)
                .lineLimit(2)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
          }
        } header: {
          Text("The new chapter begins with")
        }
      }
      .navigationTitle("Split Chapter")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      }
    }
    .onAppear { blocks = open.book.chapters[chapter].blocks }
  }
}
