import Foundation
import Testing
import UIKit

@testable import FreeView

@MainActor @Suite struct ArtworkTests {
  /// A PNG of one pixel.
  private static let picture = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==")!
  private let files = DiskCache(folder: nil, limit: 1_000_000)

  private func loader() -> ArtworkLoader { ArtworkLoader(files: files, session: HTTPClient.standardSession) }

  @Test func aPictureIsAskedForOnce() async throws {
    let server = try TinyServer { _ in TinyServer.Reply(body: Self.picture) }
    defer { server.stop() }
    let loader = loader()
    let url = server.url.appendingPathComponent("a.png")
    #expect(loader.image(at: url) == nil)
    async let first = loader.load(url)
    async let second = loader.load(url)
    let images = await [first, second]
    #expect(images.allSatisfy { $0 != nil } && loader.image(at: url) != nil)
    #expect(await self.loader().load(url) != nil)  // from the disk
    #expect(server.questions.count == 1)
  }

  @Test func whatIsNoPictureIsNotKept() async throws {
    let server = try TinyServer { question in
      question.target == "/missing.png"
        ? TinyServer.Reply(status: "404 Not Found", body: Self.picture) : .json("<html>")
    }
    defer { server.stop() }
    for name in ["missing.png", "page.png"] {
      #expect(await loader().load(server.url.appendingPathComponent(name)) == nil)
    }
    #expect(files.size == 0)
  }
}
