import ReaderImport
import SwiftUI

/// The chapters of a book, or where in it something was found. While it is edited chapters change their order, names
/// and number.
struct ContentsView: View {
  @ObservedObject var open: OpenBook
  @ObservedObject private var search: SearchModel
  @EnvironmentObject private var library: Library
  @State private var renamed: Int?
  @State private var split: ChapterToSplit?
  @State private var isAdding = false
  @State private var editMode = EditMode.inactive

  init(open: OpenBook) {
    self.open = open
    search = open.search
  }

  var body: some View {
    ScrollViewReader { scroller in
      list
        .onAppear { scroller.scrollTo(open.chapter, anchor: .center) }
    }
    .listStyle(.sidebar)
    .navigationTitle("Contents")
    .navigationBarTitleDisplayMode(.inline)
    .searchable(
      text: $search.query, isPresented: $open.isFinding, placement: .navigationBarDrawer(displayMode: .always),
      prompt: "Search in this book")
    .toolbar { toolbar }
    .environment(\.editMode, $editMode)
    .sheet(item: $split) { SplitForm(open: open, chapter: $0.index) }
    .modifier(RenameAlert(title: "Rename Chapter", name: renamedTitle, isPresented: isRenaming, rename: rename))
    .fileImporter(
      isPresented: $isAdding, allowedContentTypes: ImportKinds.pages, allowsMultipleSelection: true
    ) { result in
      library.finishImport(result, into: open.id)
    }
    .dropDestination(for: URL.self) { files, _ in
      library.importFiles(files, into: open.id)
      return !files.isEmpty
    }
  }

  @ViewBuilder private var list: some View {
    if search.query.isEmpty {
      List {
        ForEach(Array(open.book.chapters.enumerated()), id: \.offset) { index, chapter in
          row(index, chapter)
        }
        .onMove(perform: move)
        .onDelete(perform: open.book.chapters.count > 1 ? { $0.first.map { library.edit(.delete($0)) } } : nil)
      }
    } else {
      SearchResults(open: open, search: search, go: leave)
    }
  }

  private func row(_ index: Int, _ chapter: Chapter) -> some View {
    Button {
      open.open(index)
      leave()
    } label: {
      ChapterRow(
        number: index + 1, title: chapter.title, isCurrent: index == open.chapter,
        progress: open.record.places[index]?.progress)
    }
    .contextMenu { ChapterMenu(open: open, index: index, rename: $renamed, split: $split) }
    .listRowBackground(index == open.chapter ? Color.accentColor.opacity(0.12) : nil)
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Menu("Edit", systemImage: "ellipsis.circle") {
        Button(editMode.isEditing ? "Done Editing" : "Edit Chapters", systemImage: "pencil") {
          withAnimation { editMode = editMode.isEditing ? .inactive : .active }
        }
        Button("Add Pages…", systemImage: "plus") { isAdding = true }
      }
    }
  }

  /// Back to the page, where it lies below.
  private func leave() { open.isShowingContents = false }

  // MARK: Editing

  private func move(_ from: IndexSet, _ to: Int) {
    guard let source = from.first else { return }
    let destination = to > source ? to - 1 : to
    if destination != source { library.edit(.move(source, destination)) }
  }

  private var renamedTitle: String {
    renamed.flatMap { open.book.chapters.indices.contains($0) ? open.book.chapters[$0].title : nil } ?? ""
  }
  private var isRenaming: Binding<Bool> {
    Binding {
      renamed != nil
    } set: {
      if !$0 { renamed = nil }
    }
  }
  private func rename(_ title: String) {
    if let renamed { library.edit(.rename(renamed, title)) }
  }
}
