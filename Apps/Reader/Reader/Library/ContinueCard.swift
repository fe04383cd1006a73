import SwiftUI

/// The book that was read last, to go on with.
struct ContinueCard: View {
  let book: ShelfBook
  @EnvironmentObject private var library: Library

  var body: some View {
    Button {
      library.open(book.id)
    } label: {
      HStack(spacing: 16) {
        BookCover(book: book, folder: library.folder.book(book.id))
          .frame(width: 64)
        VStack(alignment: .leading, spacing: 6) {
          Text("Continue Reading")
            .font(.footnote)
            .foregroundStyle(.secondary)
          Text(book.title)
            .font(.headline)
            .foregroundStyle(Color.primary)
            .lineLimit(2)
            .multilineTextAlignment(.leading)
          ProgressView(value: library.progress(of: book))
        }
        Image(systemName: "chevron.forward")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(.tertiary)
          .accessibilityHidden(true)
      }
      .padding()
      .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 14))
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .combine)
    .frame(maxWidth: 560)
  }
}
