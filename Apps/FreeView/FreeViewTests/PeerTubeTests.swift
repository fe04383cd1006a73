import Foundation
import Testing

@testable import FreeView

@Suite struct PeerTubeTests {
  private let base = URL(string: "https://tube.example.org")!
  private static let list = #"""
    {"total": 3, "data": [
      {"uuid": "u-1", "id": 4, "name": "Boats", "truncatedDescription": "Of paper.",
       "publishedAt": "2024-03-01T10:00:00.000Z", "duration": 61, "views": 9, "category": {"id": 13, "label": "Education"},
       "channel": {"displayName": "Harbour"},
       "thumbnailPath": "/lazy-static/thumbnails/1.jpg", "url": "https://tube.example.org/w/1"},
      {"uuid": "u-2", "name": null},
      {"uuid": "u-3", "name": "Kites", "thumbnailPath": null, "category": {"id": null, "label": null},
       "thumbnails": [{"fileUrl": "https://files.example.org/3.jpg", "width": 280}]}]}
    """#

  private func page(_ text: String, start: Int) throws -> EpisodePage {
    try JSONDecoder.of(base).decode(PeerTubeList.self, from: Data(text.utf8)).page(sourceID: "p", start: start)
  }

  @Test func aListIsReadAndBadEntriesAreCounted() throws {
    let page = try page(Self.list, start: 0)
    #expect(page.episodes.map(\.name) == ["Boats", "Kites"] && page.unreadableCount == 1)
    #expect(page.total == 3 && page.next == nil)
    let boats = page.episodes[0]
    #expect(boats.id == "p/u-1" && boats.domain == "Education" && boats.seconds == 61 && boats.views == 9)
    #expect(boats.artwork?.absoluteString == "https://tube.example.org/lazy-static/thumbnails/1.jpg")
    #expect(boats.contributors == "Harbour" && boats.lengthText == "1 min" && boats.released != nil)
    #expect(page.episodes[1].artwork?.absoluteString == "https://files.example.org/3.jpg")
  }

  @Test func searchingAsksAnotherAddress() async throws {
    let server = try TinyServer { _ in .json(Self.list) }
    defer { server.stop() }
    let client = HTTPClient(cache: AnswerCache(files: DiskCache(folder: nil, limit: 1_000_000)))
    let source = PeerTubeSource(base: server.url, client: client)
    _ = try await source.page(EpisodeRequest(pageSize: 2), after: nil)
    let filters = Set(source.filterGroups[0].filters.prefix(1))
    _ = try await source.page(EpisodeRequest(words: "a b", filters: filters, sort: .newest), after: "20")
    #expect(
      server.questions.map(\.target) == [
        "/api/v1/videos?start=0&count=2&sort=-views&nsfw=false",
        "/api/v1/search/videos?start=20&count=20&sort=-publishedAt&nsfw=false&search=a%20b&categoryOneOf=13"
      ])
  }

  @Test func thereIsAnotherPageUntilAllAreThere() throws {
    func next(_ total: String, start: Int) throws -> String? {
      let text = #"{"total": \#(total), "data": [{"uuid": "a", "name": "A"}, {"uuid": "b", "name": "B"}]}"#
      return try page(text, start: start).next
    }
    #expect(try next("5", start: 0) == "2" && next("5", start: 2) == "4")
    #expect(try next("4", start: 2) == nil && next("null", start: 0) == nil)
  }

  @Test func captionsAreFilesWithALanguage() throws {
    let text = #"""
      {"data": [{"language": {"id": "en", "label": "English"}, "captionPath": "/c/en.vtt"}, {"language": null}, 3,
        {"language": {"id": "fr"}, "fileUrl": "https://files.example.org/fr.vtt"}]}
      """#
    let captions = try JSONDecoder.of(base).decode(PeerTubeCaptions.self, from: Data(text.utf8)).captions
    #expect(captions.map(\.name) == ["English", "fr.vtt"])
    #expect(captions.map(\.url.absoluteString) == ["https://tube.example.org/c/en.vtt", "https://files.example.org/fr.vtt"])
  }

  @Test func aFilmIsAPlaylistOrTheBestFile() throws {
    func film(_ text: String) -> String? {
      (try? JSONDecoder.of(base).decode(PeerTubeFilm.self, from: Data(text.utf8)))?.url?.absoluteString
    }
    func file(_ number: Int, _ lines: Int) -> String {
      #"{"fileUrl": "https://f/\#(number)", "resolution": {"id": \#(lines)}}"#
    }
    let files = "[\(file(1, 480)), null, \(file(2, 720)), \(file(3, 2160))]"
    let playlists = #"[{"playlistUrl": "https://f/m.m3u8"}]"#
    #expect(film(#"{"files": \#(files), "streamingPlaylists": \#(playlists)}"#) == "https://f/m.m3u8")
    #expect(film(#"{"files": \#(files), "streamingPlaylists": []}"#) == "https://f/2")
    #expect(film(#"{"files": [], "streamingPlaylists": [{"playlistUrl": null, "files": \#(files)}]}"#) == "https://f/2")
    #expect(film(#"{"files": \#(files), "streamingPlaylists": [{"type": 9, "playlistUrl": "x"}]}"#) == "https://f/2")
    #expect(film(#"{"files": null, "streamingPlaylists": [{"playlistUrl": "file:///x"}]}"#) == nil)
  }
}
