import Foundation
import ReaderImport
import Testing

@testable import Reader

@MainActor @Suite struct ImportTests {
  private let temporary = TemporaryLibrary()

  private func file(_ name: String, _ text: String) throws -> URL {
    let folder = temporary.folder.url.appendingPathComponent("Desktop")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  private func library() -> Library {
    Library(folder: LibraryFolder(url: temporary.folder.url.appendingPathComponent("Library")))
  }

  private let paragraph = "<p>" + String(repeating: "A martlet never lands, and a wren is small. ", count: 12) + "</p>"

  @Test func aPageBecomesABookAndOpens() async throws {
    let library = library()
    let page = try file(
      "post.html",
      "<html><head><title>Birds</title></head><body><nav>Menu</nav><article><h1>Birds</h1>\(paragraph)\(paragraph)"
        + "<script>alert(1)</script></article></body></html>")
    library.importFiles([page])
    #expect(await eventually { library.current != nil })
    let book = try #require(library.current?.book)
    #expect(book.chapters.map(\.title) == ["Birds"])
    #expect(book.chapters[0].html.contains("never lands") && !book.chapters[0].html.contains("alert"))
    #expect(!book.chapters[0].html.contains("Menu"))
    #expect(library.books.map(\.title) == ["Birds"] && library.message == nil)
  }

  @Test func severalFilesBecomeOneBookInTheirOrder() async throws {
    let library = library()
    let files = [
      try file("b.md", "# Second\n\nText."), try file("a.md", "# First\n\nText."),
      try file("c.json", #"{"chapters": [{"title": "Third", "html": "<p>Text.</p>"}]}"#),
    ]
    library.importFiles(files)
    #expect(await eventually { library.current != nil })
    #expect(library.current?.book.chapters.map(\.title) == ["Second", "First", "Third"])
  }

  @Test func pagesAreAddedToAnOpenBook() async throws {
    let library = library()
    let id = try library.add(TemporaryLibrary.book)
    library.open(id)
    #expect(await eventually { library.current != nil })
    library.importFiles([try file("more.md", "# Swifts\n\nThey sleep in the air.")], into: id)
    #expect(await eventually { library.current?.book.chapters.count == 4 })
    #expect(library.current?.book.chapters.last?.title == "Swifts")
    #expect(try library.folder.book(id).load().chapters.count == 4)
  }

  @Test(arguments: [
    ("broken.json", #"{"chapters": [{"title": "a"}]}"#, #"chapters[0]: no "html""#),
    ("broken.json", #"{"chapters": [{"title": 1, "html": ""}]}"#, "chapters[0].title: is no text"),
    ("broken.json", #"{"chapters": [{"title": null, "html": ""}]}"#, "null where a text belongs"),
    ("broken.json", #"{"chapters": ["#, "is no JSON"),
    ("empty.html", "<html></html>", "no article found"),
    ("broken.webarchive", "no archive", "property list"),
  ])
  func whatCannotBeImportedIsSaid(name: String, text: String, message: String) async throws {
    let library = library()
    library.importFiles([try file(name, text)])
    #expect(await eventually { library.message != nil })
    #expect(library.message?.title == "Cannot Import")
    #expect(library.message?.text.contains(message) == true, "\(library.message?.text ?? "")")
    #expect(library.books.isEmpty && !library.isBusy)
  }

  @Test func chaptersAreMergedAndSplit() async throws {
    let library = library()
    let id = try library.add(TemporaryLibrary.book)
    library.open(id)
    #expect(await eventually { library.current != nil })
    let open = try #require(library.current)
    open.open(2)
    library.edit(.merge(0..<2))
    #expect(open.book.chapters.map(\.title) == ["Martlets", "Über Störche"] && open.chapter == 1)
    library.edit(.split(0, beforeBlock: 1))
    #expect(open.book.chapters.map(\.title) == ["Martlets", "Wrens", "Über Störche"] && open.chapter == 2)
    #expect(open.book.chapters[1].html.contains("They sing."))
    library.finishWriting()
    #expect(try library.folder.book(id).load() == open.book)
  }

  /// `Scripts/guide` has been run since the guide was changed.
  @Test func theGuideIsMadeOfItsMarkdown() async throws {
    let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let made = try await Importer(fetcher: nil).importPages(at: app.appendingPathComponent("Guide").path)
    let book = try BookFolder(app.appendingPathComponent("Reader/Guide")).load()
    #expect(made.warnings.isEmpty)
    #expect(book.chapters == made.chapters)
    #expect(book.title == "Martlet’s Guide")
  }

  /// Every link of the guide to a chapter of its own leads to one.
  @Test func theGuidesLinksLeadSomewhere() throws {
    let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let book = try BookFolder(app.appendingPathComponent("Reader/Guide")).load()
    var count = 0
    for (index, chapter) in book.chapters.enumerated() {
      for part in chapter.html.components(separatedBy: "href=\"#").dropFirst() {
        let url = try #require(URL(string: "reader-book://book/#" + part.prefix { $0 != "\"" }))
        let policy = LinkPolicy.decide(url, isTap: true, isMainFrame: true, in: book, chapter: index)
        #expect(policy != .load, "\(url) in \(chapter.title)")
        count += 1
      }
    }
    #expect(count > 5)
  }
}
