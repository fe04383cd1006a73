import Foundation
import ReaderImport
import Testing

@testable import Reader

@MainActor @Suite struct GuideTests {
  private let temporary = TemporaryLibrary()

  /// A folder as the app's bundle has it.
  private func bundle(_ title: String) throws -> Bundle {
    let url = temporary.folder.url.appendingPathComponent("App-\(title).bundle")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let book = Book(title: title, chapters: [Chapter(title: "One", html: "<p><img src=\"a-bird.png\"></p>")])
    try book.json().write(to: url.appendingPathComponent("Chapters.json"))
    try Data("picture".utf8).write(to: url.appendingPathComponent("a-bird.png"))
    return try #require(Bundle(url: url))
  }

  private func library() -> Library {
    Library(folder: LibraryFolder(url: temporary.folder.url.appendingPathComponent("Library")))
  }

  @Test func theGuideComesOnceWithItsPictures() throws {
    let guide = try bundle("Guide")
    let first = library()
    Guide.install(in: first, from: guide)
    Guide.install(in: first, from: guide)
    #expect(first.books.map(\.title) == ["Guide"])
    #expect(first.folder.book(first.books[0].id).imageNames == ["a-bird.png"])
    #expect(library().books == first.books)
  }

  @Test func aNewerGuideReplacesTheOldOneAndTheRecordStays() throws {
    let library = library()
    Guide.install(in: library, from: try bundle("Guide"))
    let id = library.books[0].id
    try library.folder.save(ReadingRecord(chapter: 0, lastRead: Date(timeIntervalSince1970: 5)), of: id)
    Guide.install(in: library, from: try bundle("Better"))
    #expect(library.books.map(\.title) == ["Better"])
    #expect(library.folder.record(of: id).lastRead == Date(timeIntervalSince1970: 5))
  }

  @Test func aGuideThatWasRemovedOrEditedStaysSo() async throws {
    let library = library()
    Guide.install(in: library, from: try bundle("Guide"))
    library.rename(library.books[0], to: "Mine")
    #expect(await eventually { library.books[0].title == "Mine" })
    library.finishWriting()
    Guide.install(in: library, from: try bundle("Better"))
    #expect(library.books.map(\.title) == ["Mine"])
    library.remove(library.books[0])
    Guide.install(in: library, from: try bundle("Better"))
    #expect(library.books.isEmpty)
  }
}
