import Foundation
import ReaderImport

/// The books on disk: a folder each (`BookFolder`), with what is known of the reading beside the chapters. Every file
/// changes from the old to the new in one step.
struct LibraryFolder: Sendable {
  static let recordFile = "Reading.json"
  static let originFile = "Origin.json"
  static let shelfFile = "Shelf.json"

  let url: URL

  /// The user's library.
  static var user: LibraryFolder {
    LibraryFolder(url: URL.applicationSupportDirectory.appendingPathComponent("Reader"))
  }

  func book(_ id: String) -> BookFolder { BookFolder(url.appendingPathComponent(id)) }

  // MARK: Shelf

  /// All books. What was known of a book is taken over while its file of chapters has not changed, so that a library of
  /// large books is there at once. A book that cannot be read is left out, and named in `faults`.
  func shelf(faults: inout [String]) -> [ShelfBook] {
    let known = (read(Self.shelfFile) as [ShelfBook]?) ?? []
    let knownByID = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
    var books: [ShelfBook] = []
    for id in ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() {
      guard let modified = modified(id) else { continue }
      if let book = knownByID[id], book.modified == modified {
        books.append(book)
        continue
      }
      do {
        books.append(ShelfBook(id: id, book: try book(id).load(), modified: modified))
      } catch {
        faults.append("\(error)")
      }
    }
    if books != known { try? write(books, to: Self.shelfFile) }
    return books
  }

  /// When the chapters of a book were written; nil where there is no book.
  func modified(_ id: String) -> Date? {
    let file = url.appendingPathComponent(id).appendingPathComponent(BookFolder.chaptersFile)
    return (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
  }

  // MARK: Books

  /// Saves a new book under a name of its own.
  func add(_ new: Book, images: [String: Data] = [:], origin: BookOrigin? = nil) throws -> ShelfBook {
    let id = freeName(for: new.displayTitle)
    try book(id).save(new, images: images)
    if let origin { try save(origin, of: id) }
    return ShelfBook(id: id, book: new, modified: modified(id) ?? Date())
  }

  /// Saves chapters that someone has changed; newer ones from their origin are not asked for any more.
  func saveEdited(_ edited: Book, images: [String: Data] = [:], of id: String) throws {
    try book(id).save(edited, images: images)
    guard var origin = origin(of: id), !origin.isEdited else { return }
    origin.isEdited = true
    try save(origin, of: id)
  }

  func remove(_ id: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(id))
  }

  private func freeName(for title: String) -> String {
    let stem = title.slug.isEmpty ? "book" : title.slug
    var name = stem
    var number = 2
    while FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path) {
      name = "\(stem)-\(number)"
      number += 1
    }
    return name
  }

  // MARK: Reading

  func record(of id: String) -> ReadingRecord { read("\(id)/\(Self.recordFile)") ?? ReadingRecord() }
  func save(_ record: ReadingRecord, of id: String) throws { try write(record, to: "\(id)/\(Self.recordFile)") }

  func origin(of id: String) -> BookOrigin? { read("\(id)/\(Self.originFile)") }
  func save(_ origin: BookOrigin, of id: String) throws { try write(origin, to: "\(id)/\(Self.originFile)") }

  // MARK: Files

  /// Nil where the file is missing or is another's.
  func read<Value: Decodable>(_ name: String) -> Value? {
    (try? Data(contentsOf: url.appendingPathComponent(name))).flatMap {
      try? JSONDecoder().decode(Value.self, from: $0)
    }
  }

  func write<Value: Encodable>(_ value: Value, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try AtomicFile.save(try JSONEncoder().encode(value), to: file.path)
  }
}
