import SwiftUI

/// A book of the library: cover, title, progress, and what can be done with it.
struct BookCell: View {
  let book: ShelfBook
  @EnvironmentObject private var library: Library
  @State private var isRenaming = false
  @State private var isRemoving = false

  var body: some View {
    Button {
      library.open(book.id)
    } label: {
      VStack(alignment: .leading, spacing: 8) {
        BookCover(book: book, folder: library.folder.book(book.id))
        VStack(alignment: .leading, spacing: 2) {
          Text(book.title)
            .font(.subheadline.weight(.medium))
            .foregroundStyle(Color.primary)
            .lineLimit(2)
            .multilineTextAlignment(.leading)
          BookState(progress: library.progress(of: book), isNew: library.records[book.id]?.lastRead == nil)
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .combine)
    .contextMenu { menu }
    .modifier(
      RenameAlert(title: "Rename Book", name: book.title, isPresented: $isRenaming) { library.rename(book, to: $0) })
    .confirmationDialog("Remove “\(book.title)”?", isPresented: $isRemoving, titleVisibility: .visible) {
      Button("Remove", role: .destructive) { library.remove(book) }
    } message: {
      Text("The book and your place in it are deleted.")
    }
  }

  @ViewBuilder private var menu: some View {
    Button("Rename…", systemImage: "pencil") { isRenaming = true }
    if library.canUpdate(book) {
      Button("Look for Newer Chapters", systemImage: "arrow.clockwise") { library.update(book) }
    }
    Divider()
    Button("Remove…", systemImage: "trash", role: .destructive) { isRemoving = true }
  }
}

/// How far a book has been read.
struct BookState: View {
  let progress: Double
  let isNew: Bool

  var body: some View {
    if isNew {
      Text("New")
        .font(.caption2.weight(.semibold))
        .foregroundStyle(.white)
        .padding(.horizontal, 7)
        .padding(.vertical, 2)
        .background(Color.accentColor, in: Capsule())
    } else if progress > 0.99 {
      Label("Finished", systemImage: "checkmark").font(.caption).foregroundStyle(.secondary)
    } else {
      Text(progress, format: .percent.precision(.fractionLength(0)))
        .font(.caption)
        .foregroundStyle(.secondary)
        .monospacedDigit()
    }
  }
}
