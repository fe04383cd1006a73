import Foundation
import ReaderImport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@testable import Reader

@MainActor @Suite struct RemoteBookTests {
  private let address = "https://books.example/Chapters.json"

  /// A server that knows tags.
  private func remote(_ status: Int, _ body: String, tag: String = "\"1\"") throws -> RemoteBook {
    var remote = try #require(RemoteBook(address))
    remote.load = { request in
      let isKnown = request.value(forHTTPHeaderField: "If-None-Match") == tag
      let response = HTTPURLResponse(
        url: request.url!, statusCode: isKnown ? 304 : status, httpVersion: nil, headerFields: ["ETag": tag])!
      return (isKnown ? Data() : Data(body.utf8), response)
    }
    return remote
  }

  private let json = #"{"chapters": [{"title": "a", "html": "<p>b</p>"}]}"#

  @Test func chaptersComeWithTheirTagAndOnce() async throws {
    let remote = try remote(200, json)
    let book = Book(chapters: [Chapter(title: "a", html: "<p>b</p>")])
    #expect(try await remote.fetch(tag: nil) == .newer(book, tag: "\"1\""))
    #expect(try await remote.fetch(tag: "\"0\"") == .newer(book, tag: "\"1\""))
    #expect(try await remote.fetch(tag: "\"1\"") == .unchanged)
  }

  @Test(arguments: [(200, "{", "no JSON"), (200, "{}", #"no "chapters""#), (404, "", "404"), (500, "", "500")])
  func whatIsNoBookIsSaid(status: Int, body: String, message: String) async throws {
    let remote = try remote(status, body)
    let error = await #expect(throws: ImportError.self) { try await remote.fetch(tag: nil) }
    #expect(error?.description.contains(message) == true)
  }

  @Test(arguments: ["", "books", "file:///etc/passwd", "ftp://books.example/a", "https://"])
  func onlyAddressesOfTheWebAreAsked(address: String) {
    #expect(RemoteBook(address) == nil)
  }

  @Test func editedBooksAreNotReplaced() async throws {
    let temporary = TemporaryLibrary()
    let library = Library(folder: temporary.folder)
    let id = try library.add(TemporaryLibrary.book, origin: BookOrigin(address: address, tag: "1"))
    #expect(library.canUpdate(library.books[0]))
    library.rename(library.books[0], to: "Mine")
    #expect(await eventually { library.books[0].title == "Mine" })
    library.finishWriting()
    #expect(!library.canUpdate(library.books[0]))
    #expect(temporary.folder.origin(of: id)?.isEdited == true)
  }
}
