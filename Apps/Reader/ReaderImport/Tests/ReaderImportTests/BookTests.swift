import Foundation
import Testing

@testable import ReaderImport

@Suite struct BookTests {
  private var book: Book {
    Book(
      title: "T", chapters: ["one", "two", "three"].map { Chapter(title: $0, html: "<p>\($0)</p>\n", byline: "Ada") })
  }

  /// The form of the first readers: the book has chapters, a chapter has a title and HTML.
  @Test func readsAndWritesThePlainForm() throws {
    let json = #"{"chapters":[{"title":"Welcome","html":"<p>a \"b\"</p>\n<img src=\"my-image.png\">"}]}"#
    let book = try Book(json: Data(json.utf8), file: "Chapters.json")
    #expect(book.chapters == [Chapter(title: "Welcome", html: "<p>a \"b\"</p>\n<img src=\"my-image.png\">")])
    let written = try #require(JSONSerialization.jsonObject(with: self.book.plain.json()) as? [String: Any])
    #expect(Set(written.keys) == ["chapters"])
    let chapters = try #require(written["chapters"] as? [[String: String]])
    #expect(chapters.map { Set($0.keys) } == Array(repeating: ["title", "html"], count: 3))
  }

  @Test func writesWhatItReads() throws {
    #expect(try Book(json: book.json(), file: "x") == book)
  }

  @Test(arguments: [
    (#"{"title": "T"}"#, "", "no \"chapters\""),
    (#"{"chapters": 1}"#, "chapters", "is no list"),
    (#"{"chapters": [{"title": "a"}]}"#, "chapters[0]", "no \"html\""),
    (#"{"chapters": [{"title": "a", "html": ""}, {"title": 5, "html": ""}]}"#, "chapters[1].title", "is no text"),
    (#"{"chapters": [{"title": null, "html": ""}]}"#, "chapters[0].title", "null where a text belongs"),
  ])
  func eachMistakeHasItsMessage(_ json: String, _ place: String, _ message: String) {
    #expect(throws: ImportError("b.json", place: place, message)) { try Book(json: Data(json.utf8), file: "b.json") }
  }

  @Test func whatIsNoJSONNamesTheLine() {
    let error = #expect(throws: ImportError.self) {
      try Book(json: Data("{\"chapters\": [\n{,}]}".utf8), file: "b.json")
    }
    #expect(error?.place == "line 2")
    #expect(error?.message.hasPrefix("is no JSON: ") == true)
    #expect(throws: ImportError.self) { try Book(json: Data(), file: "b.json") }
  }

  @Test func mergesUnderTheFirstTitle() {
    var book = book
    book.mergeChapters(0..<2)
    #expect(book.chapters.map(\.title) == ["one", "three"])
    #expect(book.chapters[0].html == "<p>one</p>\n<h2>two</h2>\n<p>two</p>\n")
    let before = book
    book.mergeChapters(1..<2)
    book.mergeChapters(0..<0)
    #expect(book == before)
  }

  @Test func splitUndoesMerge() {
    let before = book
    var book = before
    book.mergeChapters(1..<3)
    book.splitChapter(at: 1, beforeBlock: 1)
    #expect(book == before)
  }

  @Test func splitsBeforeABlock() {
    var book = Book(chapters: [Chapter(title: "T", html: "<p>a</p><ul><li>b</ul><p>c</p>")])
    for block in [-1, 0, 3, 99] { book.splitChapter(at: 0, beforeBlock: block) }
    #expect(book.chapters.count == 1)
    book.splitChapter(at: 0, beforeBlock: 1, title: "U")
    #expect(book.chapters.map(\.title) == ["T", "U"])
    #expect(book.chapters.map(\.html) == ["<p>a</p>\n", "<ul>\n<li>b</li>\n</ul>\n<p>c</p>\n"])
  }

  @Test func splitsByTheHighestHeadingsThatAreSeveral() {
    let html = "<h1>Only</h1><p>a</p><h2>B</h2><p>b</p><h3>c</h3><p>d</p><h2>E &amp; F</h2><p>e</p>"
    var book = Book(chapters: [Chapter(title: "T", html: html)])
    book.splitChapterByHeadings(at: 0)
    #expect(book.chapters.map(\.title) == ["T", "B", "E & F"])
    #expect(book.chapters[1].html == "<p>b</p>\n<h3>c</h3>\n<p>d</p>\n")
    book.splitChapterByHeadings(at: 1)
    #expect(book.chapters.count == 3)
  }

  @Test func movesAndRenames() {
    var book = book
    book.moveChapter(from: 0, to: 2)
    #expect(book.chapters.map(\.title) == ["two", "three", "one"])
    book.moveChapter(from: 2, to: 0)
    book.renameChapter(at: 1, to: "  new\n title ")
    book.renameChapter(at: 2, to: "  ")
    #expect(book.chapters.map(\.title) == ["one", "new title", "three"])
  }
}

@Suite struct BookFolderTests {
  private let folder: TemporaryFolder
  private let books: BookFolder

  init() throws {
    folder = try TemporaryFolder()
    books = BookFolder(folder.url.appendingPathComponent("Book"))
  }

  private func book(_ images: String...) -> Book {
    Book(chapters: images.map { Chapter(title: $0, html: "<p><img src=\"\($0).png\"></p>\n") })
  }

  @Test func savesAndLoads() throws {
    try books.save(book("a"), images: ["a.png": Fixtures.png])
    #expect(try books.load() == book("a"))
    #expect(try Data(contentsOf: books.imageURL("a.png")) == Fixtures.png)
    #expect(try books.check() == [])
  }

  @Test func picturesThatNobodyNamesGo() throws {
    try books.save(book("a", "b"), images: ["a.png": Fixtures.png, "b.png": Fixtures.png])
    try folder.write("Book/.reader-saving-x", "left over")
    try folder.write("Book/Images/.reader-saving-y", "left over")
    try books.save(book("b"))
    #expect(books.imageNames == ["b.png"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: books.url.path).sorted() == ["Chapters.json", "Images"])
  }

  @Test func whatCannotBeSavedLeavesTheOld() throws {
    try books.save(book("a"), images: ["a.png": Fixtures.png])
    try FileManager.default.createDirectory(at: books.imageURL("c.png"), withIntermediateDirectories: true)
    try folder.write("Book/Images/c.png/x", "a folder is in the way")
    #expect(throws: ImportError.self) { try books.save(book("c"), images: ["c.png": Fixtures.png]) }
    #expect(try books.load() == book("a"))
    #expect(books.imageNames.contains("a.png"))
  }

  @Test func checkNamesThePlace() throws {
    let chapters = [
      Chapter(title: "a", html: "<p onclick=\"x\">t</p>"), Chapter(title: " ", html: "<img src=\"b.png\">"),
      Chapter(title: "c", html: ""),
    ]
    try books.save(Book(chapters: chapters))
    let file = books.url.path + "/Chapters.json"
    #expect(
      try books.check().map(\.description) == [
        file + ": chapters[0]: unsafe: attribute onclick=\"x\" on <p>",
        file + ": chapters[1]: picture b.png is missing",
        file + ": chapters[1]: the title is empty", file + ": chapters[2]: the chapter is empty",
      ])
  }

  @Test func aFolderWithoutABookSaysSo() {
    #expect(throws: ImportError(books.url.path, Wording.noChapters)) { try books.load() }
  }
}
