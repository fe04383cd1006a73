import Foundation
import ReaderImport
import Testing

@testable import Reader

/// What large books cost, in processor time of the thread, so that other work does not disturb. The limits are the
/// goals for a build without optimisation.
@Suite(.serialized) struct CostTests {
  private func cost(_ work: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try work()
    return now() - start
  }

  @Test func tenMillionCharactersAreSearchedIn50Milliseconds() {
    let paragraph = "<p>" + String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 220) + "</p>"
    let chapter = Chapter(title: "", html: String(repeating: paragraph, count: 100) + "<p>needle</p>")
    let book = Book(chapters: Array(repeating: chapter, count: 10))
    var search = BookSearch(Book(chapters: []))
    let preparing = cost { search = BookSearch(book) }
    var result = BookSearch.Result()
    let rare = cost { result = search.find("needle") }
    #expect(result.total == 10 && search.size > 9_800_000)
    #expect(rare < 0.05)
    let common = cost { result = search.find("fox") }
    #expect(result.total == 220_000)
    #expect(common < 0.1)
    print("\(search.size) bytes: prepared in \(preparing) s; rare \(rare) s, common \(common) s")
  }

  @Test func aThousandChaptersAreThereIn300Milliseconds() throws {
    let temporary = TemporaryLibrary()
    let text = String(repeating: "<p>The quick brown fox jumps over the lazy dog.</p>\n", count: 100)
    let chapters = (1...1000).map { Chapter(title: "Chapter \($0)", html: text) }
    let id = "large"
    let url = temporary.folder.url.appendingPathComponent(id)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Book(title: "Large", chapters: chapters).json().write(to: url.appendingPathComponent(BookFolder.chaptersFile))
    var faults: [String] = []
    _ = temporary.folder.shelf(faults: &faults)
    let shelf = cost { _ = temporary.folder.shelf(faults: &faults) }
    #expect(shelf < 0.05)
    var book = Book(chapters: [])
    let opening = try cost { book = try temporary.folder.book(id).load() }
    #expect(book.chapters.count == 1000)
    #expect(opening < 0.3)
    print("1000 chapters of 5 kB: shelf \(shelf) s, opening \(opening) s")
  }
}
