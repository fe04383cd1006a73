import Foundation
import ReaderImport

@testable import Reader

/// A library in a folder that goes with the test.
final class TemporaryLibrary {
  let folder = LibraryFolder(
    url: FileManager.default.temporaryDirectory.appendingPathComponent("ReaderTests-" + UUID().uuidString))

  deinit { try? FileManager.default.removeItem(at: folder.url) }

  static let book = Book(
    title: "Birds", byline: "Ada", language: "en",
    chapters: [
      Chapter(title: "Martlets", html: "<p>They never land.</p>"),
      Chapter(
        title: "Wrens", html: "<p id=\"small\">They are small.</p><p>They sing.</p>",
        source: "https://birds.example/wrens"),
      Chapter(title: "Über Störche", html: "<p>Sie klappern.</p>"),
    ])
}

/// Waits for what tasks will bring, without a clock: other tasks run meanwhile.
@MainActor func eventually(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<20_000 where !condition() {
    await Task.yield()
    try? await Task.sleep(nanoseconds: 100_000)
  }
  return condition()
}
