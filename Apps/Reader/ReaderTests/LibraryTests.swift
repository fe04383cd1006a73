import Foundation
import ReaderImport
import Testing

@testable import Reader

@MainActor @Suite struct LibraryTests {
  private let temporary = TemporaryLibrary()

  private func openLibrary() async throws -> (Library, OpenBook) {
    let library = Library(folder: temporary.folder)
    let id = try library.add(TemporaryLibrary.book)
    library.open(id)
    #expect(await eventually { library.current != nil })
    return (library, try #require(library.current))
  }

  @Test func thePlaceIsKeptForTheNextRun() async throws {
    let (library, book) = try await openLibrary()
    book.open(1)
    let place = ReadingPlace(block: 1, part: 0.25, progress: 0.8)
    book.isAt(place, in: book.request.number)
    library.close()
    let next = Library(folder: temporary.folder)
    next.open("birds")
    #expect(await eventually { next.current != nil })
    #expect(next.current?.chapter == 1)
    #expect(next.current?.request.target == .place(place))
    #expect(next.progress(of: next.books[0]) > 0.5)
  }

  /// The page of a chapter that was left tells its place late.
  @Test func anOldPageHasNothingToTell() async throws {
    let (_, book) = try await openLibrary()
    let old = book.request.number
    book.next()
    book.isAt(ReadingPlace(block: 9, part: 0, progress: 1), in: old)
    #expect(book.record.places[1] == nil && book.record.places[0] == nil)
  }

  @Test func nextAndPreviousEndAtTheEnds() async throws {
    let (_, book) = try await openLibrary()
    book.previous()
    #expect(book.chapter == 0)
    book.next()
    book.next()
    book.next()
    #expect(book.chapter == 2 && !book.hasNext)
    #expect(book.request.target == .top)
  }

  @Test func aLinkHasAWayBack() async throws {
    let (_, book) = try await openLibrary()
    let place = ReadingPlace(block: 0, part: 0.5, progress: 0.5)
    book.isAt(place, in: book.request.number)
    book.jump(to: 2, .anchor("x"))
    #expect(book.chapter == 2 && book.request.target == .anchor("x"))
    book.goBack()
    #expect(book.chapter == 0 && book.request.target == .place(place) && book.history.isEmpty)
  }

  @Test func editsAreSavedAndTheReaderStaysInTheText() async throws {
    let (library, book) = try await openLibrary()
    book.open(2)
    library.edit(.move(2, 0))
    #expect(book.book.chapters.map(\.title) == ["Über Störche", "Martlets", "Wrens"])
    #expect(book.chapter == 0)
    library.edit(.rename(0, "  Störche  "))
    library.edit(.delete(1))
    library.finishWriting()
    #expect(try temporary.folder.book("birds").load().chapters.map(\.title) == ["Störche", "Wrens"])
    #expect(library.books.first?.lengths.count == 2)
    #expect(library.message == nil)
  }

  @Test func theLastChapterIsNotDeleted() async throws {
    let (library, book) = try await openLibrary()
    for _ in 0..<3 { library.edit(.delete(0)) }
    #expect(book.book.chapters.count == 1)
  }

  @Test func theBookThatWasReadLastComesFirst() async throws {
    let (library, book) = try await openLibrary()
    book.next()
    library.close()
    try library.add(Book(title: "New", chapters: TemporaryLibrary.book.chapters))
    #expect(library.shelf.map(\.title) == ["New", "Birds"])
    let (zoo, birds) = (try library.add(Book(title: "Zoo", chapters: TemporaryLibrary.book.chapters)), "birds")
    #expect(library.shelf.map(\.id) == ["new", zoo, birds])
  }

  @Test func aRemovedBookIsGone() async throws {
    let (library, _) = try await openLibrary()
    library.remove(library.books[0])
    #expect(library.books.isEmpty && library.current == nil)
    #expect(!FileManager.default.fileExists(atPath: temporary.folder.url.path + "/birds"))
  }

  @Test func aBookThatCannotBeReadIsSaid() async throws {
    let library = Library(folder: temporary.folder)
    let id = try library.add(TemporaryLibrary.book)
    try Data("[".utf8).write(to: temporary.folder.url.appendingPathComponent("birds/Chapters.json"))
    library.open(id)
    #expect(await eventually { library.message != nil })
    #expect(library.current == nil && !library.isBusy)
    #expect(library.message?.text.contains("Chapters.json") == true)
  }

  @Test func editsOfABookThatCannotBeWrittenAreSaid() async throws {
    let (library, _) = try await openLibrary()
    let images = temporary.folder.url.appendingPathComponent("birds/Images")
    try FileManager.default.removeItem(at: images)
    try Data().write(to: images)
    library.edit(.delete(0))
    #expect(await eventually { library.message != nil })
    #expect(library.message?.title == "Cannot Save the Book")
    #expect(try temporary.folder.book("birds").load() == TemporaryLibrary.book)
  }
}
