import Combine
import Foundation
import ReaderImport

/// All books, and the one that is open.
@MainActor final class Library: ObservableObject {
  @Published private(set) var books: [ShelfBook] = []
  @Published private(set) var records: [String: ReadingRecord] = [:]
  @Published private(set) var current: OpenBook?
  @Published var message: Message?
  /// What the user waits for: a book that is being opened, an import.
  @Published var isBusy = false

  let folder: LibraryFolder
  private let recordWriter: LatestWriter<ReadingRecord>
  private let chapterWriter: LatestWriter<Book>

  init(folder: LibraryFolder) {
    self.folder = folder
    // A book that was removed meanwhile has no folder to write to.
    recordWriter = LatestWriter(label: "Reader.records") { record, id in
      if folder.book(id).exists { try? folder.save(record, of: id) }
    }
    let failure = Failure()
    chapterWriter = LatestWriter(label: "Reader.chapters") { book, id in
      guard folder.book(id).exists else { return }
      do { try folder.saveEdited(book, of: id) } catch { failure.tell(error) }
    }
    reload()
    failure.library = self
  }

  /// Tells of what could not be written.
  private final class Failure: @unchecked Sendable {
    weak var library: Library?

    func tell(_ error: any Error) {
      Task { @MainActor in self.library?.tell(of: error, title: String(localized: "Cannot Save the Book")) }
    }
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
    let (folder, chapterWriter) = (folder.book(id), chapterWriter)
    Task {
      defer { isBusy = false }
      do {
        let book = try await Task.detached {
          chapterWriter.finish()
          return try folder.load()
        }.value
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
    let writer = recordWriter
    current = OpenBook(
      id: id, folder: folder.book(id), book: book, record: records[id] ?? ReadingRecord()
    ) { [weak self] record in
      self?.records[id] = record
      writer.save(record, of: id)
    }
  }

  func close() {
    current = nil
    recordWriter.finish()
  }

  /// Before the app sleeps or ends.
  func finishWriting() {
    recordWriter.finish()
    chapterWriter.finish()
  }

  // MARK: Books

  @discardableResult func add(_ book: Book, images: [String: Data] = [:], origin: BookOrigin? = nil) throws -> String {
    let added = try folder.add(book, images: images, origin: origin)
    records[added.id] = ReadingRecord()
    books.append(added)
    return added.id
  }

  func remove(_ book: ShelfBook) {
    if current?.id == book.id { close() }
    recordWriter.forget(book.id)
    chapterWriter.forget(book.id)
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
    let (folder, chapterWriter) = (folder, chapterWriter)
    Task {
      do {
        let new = try await Task.detached {
          chapterWriter.finish()
          var new = try folder.book(book.id).load()
          new.title = title
          return new
        }.value
        take(new, as: book.id)
        chapterWriter.save(new, of: book.id)
      } catch {
        tell(of: error, title: String(localized: "Cannot Save the Book"))
      }
    }
  }

  /// Edits the chapters of the open book. It shows at once, and is written beside the main thread.
  func edit(_ edit: ChapterEdit) {
    guard let current else { return }
    var book = current.book
    book.apply(edit)
    guard !book.chapters.isEmpty, book != current.book else { return }
    take(book, as: current.id, after: edit)
    chapterWriter.save(book, of: current.id)
  }

  /// Saves chapters that came from elsewhere.
  func replace(_ id: String, with book: Book, images: [String: Data] = [:]) throws {
    try folder.book(id).save(book, images: images)
    take(book, as: id)
  }

  /// Shows new chapters of a book.
  func take(_ book: Book, as id: String, after edit: ChapterEdit? = nil) {
    if let index = books.firstIndex(where: { $0.id == id }) {
      books[index] = ShelfBook(id: id, book: book, modified: folder.modified(id) ?? Date())
    }
    if let current, current.id == id { current.use(book, after: edit) }
  }

  func tell(of error: any Error, title: String) {
    message = Message(title: title, text: (error as? ImportError)?.description ?? error.localizedDescription)
  }
}
