import SwiftUI
import UniformTypeIdentifiers

/// All books by their covers. Files that are dropped here become books.
struct LibraryView: View {
  @EnvironmentObject private var library: Library
  @State private var isDropping = false
  @State private var isListingHosts = false
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.horizontalSizeClass) private var widthClass

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        if let book = library.shelf.first, library.records[book.id]?.lastRead != nil {
          ContinueCard(book: book)
        }
        LazyVGrid(columns: columns, alignment: .leading, spacing: 28) {
          ForEach(library.shelf) { BookCell(book: $0) }
        }
      }
      // The grid is as wide as its columns, which have a largest width.
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.vertical)
      // In line with the title.
      .padding(.horizontal, widthClass == .regular ? 20 : 16)
    }
    .overlay { if library.books.isEmpty { EmptyLibrary() } }
    .overlay { if library.isBusy { BusyPanel() } }
    .overlay {
      if isDropping {
        RoundedRectangle(cornerRadius: 16).strokeBorder(Color.accentColor, lineWidth: 3).padding(6)
          .allowsHitTesting(false)
      }
    }
    .background(Color(.systemGroupedBackground))
    .navigationTitle("Library")
    .toolbar {
      ToolbarItem(placement: .primaryAction) { AddBookMenu() }
      ToolbarItem(placement: .secondaryAction) {
        Button("Pictures from the Web", systemImage: "photo.on.rectangle") { isListingHosts = true }
      }
    }
    .sheet(isPresented: $isListingHosts) { ImageHostsForm() }
    .dropDestination(for: URL.self) { files, _ in
      library.importFiles(files)
      return !files.isEmpty
    } isTargeted: {
      isDropping = $0
    }
  }

  private var columns: [GridItem] {
    let width: CGFloat = typeSize.isAccessibilitySize ? 220 : widthClass == .regular ? 165 : 140
    return [GridItem(.adaptive(minimum: width, maximum: 240), spacing: 20, alignment: .top)]
  }
}

private struct EmptyLibrary: View {
  var body: some View {
    ContentUnavailableView(
      "No Books", systemImage: "books.vertical",
      description: Text("Add saved pages, Markdown or web archives, or drop them here."))
  }
}

private struct BusyPanel: View {
  var body: some View {
    ProgressView()
      .controlSize(.large)
      .padding(28)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
  }
}
