import Foundation
import ReaderImport
import Testing

@testable import Reader

@Suite struct LibraryFolderTests {
  private let library = TemporaryLibrary()

  @Test func aBookIsThereInTheNextRun() throws {
    let added = try library.folder.add(TemporaryLibrary.book, images: [:])
    #expect(added.id == "birds" && added.title == "Birds" && added.byline == "Ada")
    let record = ReadingRecord(chapter: 1, places: [1: ReadingPlace(block: 1, part: 0.25, progress: 0.5)])
    try library.folder.save(record, of: added.id)
    var faults: [String] = []
    #expect(library.folder.shelf(faults: &faults) == [added])
    #expect(try library.folder.book(added.id).load() == TemporaryLibrary.book)
    #expect(library.folder.record(of: added.id) == record)
    #expect(faults.isEmpty)
  }

  @Test func booksOfOneTitleAreKeptApart() throws {
    #expect(try library.folder.add(TemporaryLibrary.book).id == "birds")
    #expect(try library.folder.add(TemporaryLibrary.book).id == "birds-2")
    #expect(try library.folder.add(Book(title: "Птицы", chapters: [])).id == "птицы")
    #expect(try library.folder.add(Book(title: "../..", chapters: [])).id == "book")
  }

  /// What the shelf knows is taken over, and given up when the chapters change.
  @Test func theShelfFollowsTheFiles() throws {
    let added = try library.folder.add(TemporaryLibrary.book)
    var faults: [String] = []
    _ = library.folder.shelf(faults: &faults)
    var book = TemporaryLibrary.book
    book.title = "Fewer Birds"
    book.chapters.removeLast()
    try library.folder.book(added.id).save(book)
    let file = library.folder.url.appendingPathComponent("birds/Chapters.json").path
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file)
    let shelf = library.folder.shelf(faults: &faults)
    #expect(shelf.map(\.title) == ["Fewer Birds"])
    #expect(shelf.first?.lengths.count == 2)
    try library.folder.remove(added.id)
    #expect(library.folder.shelf(faults: &faults).isEmpty && faults.isEmpty)
  }

  @Test func aBrokenBookIsNamedAndTheOthersShow() throws {
    let added = try library.folder.add(TemporaryLibrary.book)
    let broken = library.folder.url.appendingPathComponent("broken")
    try FileManager.default.createDirectory(at: broken, withIntermediateDirectories: true)
    try Data(#"{"chapters": [{"title": "a"}]}"#.utf8).write(to: broken.appendingPathComponent("Chapters.json"))
    var faults: [String] = []
    #expect(library.folder.shelf(faults: &faults) == [added])
    #expect(faults.count == 1)
    #expect(faults.first?.contains(#"chapters[0]: no "html""#) == true)
  }

  @Test func aBrokenRecordBeginsAtTheStart() throws {
    let added = try library.folder.add(TemporaryLibrary.book)
    let file = library.folder.url.appendingPathComponent("birds/Reading.json")
    try Data("{".utf8).write(to: file)
    #expect(library.folder.record(of: added.id) == ReadingRecord())
  }

  private func writer() -> LatestWriter<ReadingRecord> {
    let folder = library.folder
    return LatestWriter(label: "test") { record, id in try? folder.save(record, of: id) }
  }

  @Test func theLatestRecordIsWritten() throws {
    let added = try library.folder.add(TemporaryLibrary.book)
    let writer = writer()
    for chapter in 0..<100 { writer.save(ReadingRecord(chapter: chapter), of: added.id) }
    writer.finish()
    #expect(library.folder.record(of: added.id).chapter == 99)
    let files = try FileManager.default.contentsOfDirectory(atPath: library.folder.url.path + "/birds")
    #expect(files.sorted() == ["Chapters.json", "Images", "Reading.json"])
  }

  @Test func nothingIsWrittenForABookThatIsGone() throws {
    let added = try library.folder.add(TemporaryLibrary.book)
    let writer = writer()
    writer.save(ReadingRecord(chapter: 1), of: added.id)
    writer.forget(added.id)
    try library.folder.remove(added.id)
    writer.finish()
    #expect(!FileManager.default.fileExists(atPath: library.folder.url.path + "/birds"))
  }
}
