import Foundation
import Testing

@testable import MartletStore

@Suite struct RecordTests {
  /// Shelves with books in an order, and tags without a way back.
  private final class Library {
    let (shelf, book, tag) = (StoreEntity(name: "Shelf"), StoreEntity(name: "Book"), StoreEntity(name: "Tag"))

    init(isOrdered: Bool = false) {
      book.add(StoreAttribute(name: "title"))
      let books = StoreRelation(name: "books", isToMany: true, from: shelf, to: book)
      books.isOrdered = isOrdered
      let place = StoreRelation(name: "shelf", isToMany: false, from: book, to: shelf)
      books.join(place)
      shelf.add(books)
      book.add(place)
      book.add(StoreRelation(name: "tags", isToMany: true, from: book, to: tag))
    }

    func store(_ url: URL? = nil) throws -> RecordStore { try RecordStore(url: url, entities: [shelf, book, tag]) }

    func makeBook(_ title: String, in context: RecordContext) -> StoreRecord {
      let record = StoreRecord(book)
      record.setValue(.text(title), at: 0)
      context.insert(record)
      return record
    }
  }

  private func titles(_ records: [StoreRecord]) -> [StoreValue] { records.map { $0.value(at: 0) } }

  @Test func keysGrow() {
    let keys = (0..<1000).map { _ in RecordKeys.next() }
    #expect(keys == keys.sorted() && Set(keys).count == keys.count)
  }

  @Test func anOrderIsKept() throws {
    let library = Library(isOrdered: true)
    let store = try library.store()
    let context = RecordContext(store)
    let shelf = StoreRecord(library.shelf)
    context.insert(shelf)
    let books = ["a", "b", "c"].map { library.makeBook($0, in: context) }
    shelf.setMany([books[2], books[0], books[1]], at: 0)
    try context.save()
    let other = RecordContext(store)
    #expect(titles(try other.records(of: library.shelf)[0].many(at: 0)) == [.text("c"), .text("a"), .text("b")])
    shelf.setMany([books[1], books[2]], at: 0)
    try context.save()
    let third = RecordContext(store)
    #expect(titles(try third.records(of: library.shelf)[0].many(at: 0)) == [.text("b"), .text("c")])
    #expect(try third.records(of: library.book)[0].one(at: 0) == nil)
  }

  @Test func relationsWithoutAWayBackForgetWhatIsDeleted() throws {
    let library = Library()
    let store = try library.store()
    let context = RecordContext(store)
    let (book, tag) = (library.makeBook("a", in: context), StoreRecord(library.tag))
    book.setMany([tag], at: 1)
    #expect(tag.state == .inserted)
    try context.save()
    context.delete(tag)
    #expect(book.many(at: 1).isEmpty)
    try context.save()
    let other = RecordContext(store)
    #expect(try other.records(of: library.book)[0].many(at: 1).isEmpty)
  }

  @Test func aFailedSaveLeavesEverything() throws {
    let library = Library()
    let store = try library.store()
    let context = RecordContext(store)
    library.shelf.relations[0].deleteRule = .deny
    let (shelf, book) = (StoreRecord(library.shelf), library.makeBook("a", in: context))
    context.insert(shelf)
    book.setOne(shelf, at: 0)
    try context.save()
    book.setValue(.text("b"), at: 0)
    context.delete(shelf)
    #expect(throws: StoreError.deletionDenied(entity: "Shelf", relation: "books")) { try context.save() }
    #expect(titles(try RecordContext(store).records(of: library.book)) == [.text("a")])
    context.rollback()
    #expect(book.value(at: 0) == .text("a") && book.one(at: 0) === shelf && shelf.state == .clean)
  }

  @Test(arguments: [
    (RecordContext.ConflictRule.keepPropertiesHere, "here"), (.keepPropertiesThere, "there"),
    (.keepObjectsHere, "here"), (.discard, "there"),
  ])
  func conflictsFollowTheRule(_ rule: RecordContext.ConflictRule, _ expected: String) throws {
    let library = Library()
    let store = try library.store()
    let (context, other) = (RecordContext(store), RecordContext(store))
    let book = library.makeBook("a", in: context)
    try context.save()
    (context.conflictRule, context.mergesOthersChanges) = (rule, false)
    let copy = try other.records(of: library.book)[0]
    copy.setValue(.text("there"), at: 0)
    try other.save()
    book.setValue(.text("here"), at: 0)
    try context.save()
    #expect(book.value(at: 0) == .text(expected))
    #expect(titles(try RecordContext(store).records(of: library.book)) == [.text(expected)])
  }

  @Test func anotherProgramsDatabaseStays() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent("other.sqlite")
    do {
      let database = try Database(file: url.path)
      try database.run("CREATE TABLE a (b)")
    }
    let bytes = try Data(contentsOf: url)
    #expect(throws: StoreError.foreign(file: url.path)) { try Library().store(url) }
    #expect(try Data(contentsOf: url) == bytes)
  }

  @Test func aTransactionThatThrowsWritesNothing() throws {
    struct Stop: Error {}
    let database = try Database(file: nil)
    try database.run("CREATE TABLE a (b)")
    #expect(throws: Stop.self) {
      try database.transaction {
        try database.run("INSERT INTO a VALUES (?)", [.integer(1)])
        throw Stop()
      }
    }
    #expect(try database.integer("SELECT count(*) FROM a") == 0)
  }

  @Test func everyValueComesBack() throws {
    let database = try Database(file: nil)
    let values: [StoreValue] = [
      .null, .integer(.min), .real(0.1), .text("a\u{0}ü"), .text(""), .blob(Data()), .blob(Data([0, 255])),
    ]
    try database.run("CREATE TABLE a (b)")
    for value in values { try database.run("INSERT INTO a VALUES (?)", [value]) }
    var found: [StoreValue] = []
    try database.run("SELECT b FROM a") { found.append($0.value(0)) }
    #expect(found == values)
  }
}
