import Foundation
import ReaderImport

/// What the library shows of a book without opening it.
struct ShelfBook: Identifiable, Codable, Hashable, Sendable {
  /// The name of its folder.
  let id: String
  var title: String
  var byline: String?
  /// The file of the picture on its cover.
  var cover: String?
  /// The lengths of its chapters in bytes of HTML.
  var lengths: [Int]
  /// Of the file of chapters, to see whether this is still true.
  var modified: Date

  init(id: String, book: Book, modified: Date) {
    self.id = id
    self.modified = modified
    title = book.displayTitle
    byline = book.byline ?? book.chapters.lazy.compactMap(\.byline).first
    cover = book.chapters.lazy.compactMap(\.leadImage).first
    lengths = book.chapters.map { max(1, $0.html.utf8.count) }
  }
}

extension Book {
  /// The title, or that of the first chapter that has one.
  var displayTitle: String {
    if let title, !title.isEmpty { return title }
    return chapters.first { !$0.title.isEmpty }?.title ?? String(localized: "Untitled")
  }
}
