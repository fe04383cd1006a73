import Foundation
import Testing

@testable import FreeView

@Suite struct LibraryTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("freeview-\(UUID().uuidString)")

  @Test func aFilmGoesOnWhereItWasLeft() {
    let episode = Episode.named("A")
    let log = WatchLog()
    log.record(0.1, of: 100, for: episode)
    #expect(log[episode]?.resumeTime == nil)
    log.record(40, of: 100, for: episode)
    #expect(log[episode]?.resumeTime == 40 && log[episode]?.isWatched == false && log[episode]?.share == 0.4)
    log.record(97, of: 100, for: episode)
    #expect(log[episode]?.resumeTime == nil && log[episode]?.isWatched == true)
    log.record(30, of: 100, for: episode)
    #expect(log[episode]?.resumeTime == 30 && log[episode]?.isWatched == true)
    for (time, length) in [(Double.nan, 100), (5, .infinity), (5, 0), (-1, 100)] {
      log.record(time, of: length, for: episode)
    }
    #expect(log[episode]?.resumeTime == 30)
  }

  @Test func marksAndTheChosenServerOutliveTheApp() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let folders = Library.Folders(support: folder, caches: folder.appendingPathComponent("caches"))
    let library = Library(folders: folders)
    #expect(library.choice.kind == .bundled && library.source.id == "bundled")
    library.use(SourceChoice(kind: .peerTube, address: "tube.example.org"))
    library.watchLog.record(50, of: 100, for: .named("A"))
    let later = Library(folders: folders)
    #expect(later.source.id == "peertube/https://tube.example.org")
    #expect(later.watchLog.marks["A"]?.position == 50)
    later.watchLog.forgetAll()
    #expect(Library(folders: folders).watchLog.marks.isEmpty)
  }

  @Test func aBrokenFileIsAsNone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["source.json", "watched.json"] {
      try Data(#"{"kind": "peerT"#.utf8).write(to: folder.appendingPathComponent(name))
    }
    let library = Library(folders: Library.Folders(support: folder, caches: folder))
    #expect(library.choice == SourceChoice() && library.watchLog.marks.isEmpty)
  }

  @Test(arguments: [
    ("tube.example.org", "https://tube.example.org"), ("  https://a.example/ ", "https://a.example"),
    ("127.0.0.1:8080", "http://127.0.0.1:8080"), ("localhost:1/x/", "http://localhost:1/x"),
    ("http://a.example", "http://a.example"), ("", nil), ("videos", nil), ("file:///etc", nil), ("a b.c", nil)
  ]) func anAddressIsWhatAPersonTypes(text: String, url: String?) {
    #expect(SourceChoice(kind: .contents, address: text).url?.absoluteString == url)
  }

  @Test func theOldestFilesGoFirst() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = DiskCache(folder: folder, limit: 250)
    for name in ["a", "b"] { cache.keep(Data(count: 100), for: name) }
    let old = folder.appendingPathComponent(DiskCache.fileName("a"))
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: old.path)
    cache.keep(Data(count: 100), for: "c")
    #expect(cache.data(for: "a") == nil && cache.data(for: "b") != nil && cache.data(for: "c") != nil)
    #expect(cache.size == 200)
    cache.clear()
    #expect(cache.size == 0 && cache.data(for: "c") == nil)
  }

  @Test func lengthsAreShort() {
    func text(_ seconds: Int?) -> String {
      Episode(id: "", name: "", description: "", seconds: seconds).lengthText
    }
    #expect([nil, 0, 45, 754, 3600, 4500].map(text) == ["", "", "45 s", "13 min", "1 h 0 min", "1 h 15 min"])
  }

  @Test func everyBundledEpisodeHasAFilm() async throws {
    for episode in Episode.samples {
      let url = try await BundledSource().film(of: episode)
      #expect(try Data(contentsOf: url).count > 1000, "\(episode.name)")
    }
  }
}
