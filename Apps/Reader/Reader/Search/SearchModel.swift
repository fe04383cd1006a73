import Combine
import Foundation
import ReaderImport

/// The search of an open book: prepares it and searches beside the main thread, and shows the latest answer alone.
@MainActor final class SearchModel: ObservableObject {
  @Published var query = "" { didSet { if query != oldValue { search() } } }
  @Published private(set) var result = BookSearch.Result()
  /// An answer is on its way.
  @Published private(set) var isSearching = false

  private var book: Book
  private var index: Task<BookSearch, Never>?
  private var running: Task<Void, Never>?

  init(book: Book) { self.book = book }

  /// The words have changed.
  func use(_ book: Book) {
    self.book = book
    index = nil
    if !query.isEmpty { search() }
  }

  private func search() {
    running?.cancel()
    let query = query
    guard query.contains(where: { !$0.isWhitespace }) else {
      result = BookSearch.Result()
      isSearching = false
      return
    }
    isSearching = true
    let index = index ?? Task.detached { [book] in BookSearch(book) }
    self.index = index
    running = Task {
      let search = await index.value
      let found = await Task.detached { search.find(query) }.value
      guard !Task.isCancelled else { return }
      result = found
      isSearching = false
    }
  }
}
