import Combine
import Foundation

/// All books, and the one that is open.
@MainActor final class Library: ObservableObject {
  @Published private(set) var books: [ShelfBook] = []
  @Published private(set) var records: [String: ReadingRecord] = [:]
  @Published private(set) var current: OpenBook?
  @Published var message: Message?
  /// What the user waits for: a book that is being opened, an import.
  @Published var isBusy = false

  let folder: LibraryFolder
  private let writer: RecordWriter

  init(folder: LibraryFolder) {
    self.folder = folder
    writer = RecordWriter(folder: folder)
    reload()
  }

  func reload() {
    var faults: [String] = []
    books = folder.shelf(faults: &faults)
    for book in books where records[book.id] == nil { records[book.id] = folder.record(of: book.id) }
    if let fault = faults.first { message = Message(title: String(localized: "A Book Cannot Be Read"), text: fault) }
  }

  /// The one that was read last comes first; new ones stand before all.
  var shelf: [ShelfBook] {
    books.sorted { lastRead($0) > lastRead($1) || (lastRead($0) == lastRead($1) && $0.title < $1.title) }
  }
  private func lastRead(_ book: ShelfBook) -> Date { records[book.id]?.lastRead ?? .distantFuture }

  func progress(of book: ShelfBook) -> Double { records[book.id]?.progress(lengths: book.lengths) ?? 0 }

  // MARK: Reading

  /// Reads the chapters beside the main thread.
  func open(_ id: String) {
    guard current?.id != id else { return }
    isBusy = true
    let folder = folder.book(id)
    Task {
      defer { isBusy = false }
      do {
        let book = try await Task.detached { try folder.load() }.value
        guard !book.chapters.isEmpty else {
          throw ImportError(book.displayTitle, String(localized: "The book has no chapters."))
        }
        show(book, id: id)
      } catch {
        tell(of: error, title: String(localized: "Cannot Open the Book"))
      }
    }
  }

  private func show(_ book: Book, id: String) {
    let writer = writer
    let open = OpenBook(
      id: id, folder: folder.book(id), book: book, record: records[id] ?? ReadingRecord()
    ) { [weak self] record in
      self?.records[id] = record
      writer.save(record, of: id)
    }
    current = open
  }

  func close() {
    current = nil
    writer.finish()
  }

  /// Before the app sleeps or ends.
  func finishWriting() { writer.finish() }

  // MARK: Books

  @discardableResult func add(_ book: Book, images: [String: Data] = [:], origin: BookOrigin? = nil) throws -> String {
    let added = try folder.add(book, images: images, origin: origin)
    records[added.id] = ReadingRecord()
    books.append(added)
    return added.id
  }

  func remove(_ book: ShelfBook) {
    if current?.id == book.id { close() }
    writer.forget(book.id)
    do {
      try folder.remove(book.id)
      books.removeAll { $0.id == book.id }
      records[book.id] = nil
    } catch {
      tell(of: error, title: String(localized: "Cannot Remove the Book"))
    }
  }

  func rename(_ book: ShelfBook, to title: String) {
    let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else { return }
    attempt {
      var new = try folder.book(book.id).load()
      new.title = title
      try replace(book.id, with: new, isEdit: true)
    }
  }

  /// Saves new chapters of a book, of which an open one takes notice.
  func replace(
    _ id: String, with book: Book, images: [String: Data] = [:], after edit: ChapterEdit? = nil, isEdit: Bool
  ) throws {
    let replaced = try folder.replace(id, with: book, images: images)
    if isEdit, var origin = folder.origin(of: id), !origin.isEdited {
      origin.isEdited = true
      try folder.save(origin, of: id)
    }
    if let index = books.firstIndex(where: { $0.id == id }) { books[index] = replaced }
    if let current, current.id == id { current.use(book, after: edit) }
  }

  /// Edits the chapters of the open book.
  func edit(_ edit: ChapterEdit) {
    guard let current else { return }
    attempt {
      var book = current.book
      book.apply(edit)
      guard !book.chapters.isEmpty, book != current.book else { return }
      try replace(current.id, with: book, after: edit, isEdit: true)
    }
  }

  private func attempt(_ change: () throws -> Void) {
    do { try change() } catch { tell(of: error, title: String(localized: "Cannot Save the Book")) }
  }

  func tell(of error: any Error, title: String) {
    message = Message(title: title, text: (error as? ImportError)?.description ?? error.localizedDescription)
  }
}
