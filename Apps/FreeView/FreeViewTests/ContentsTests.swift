import Foundation
import Testing

@testable import FreeView

@Suite struct ContentsTests {
  @Test func theRequestIsWhatTheServiceUnderstands() {
    let filters = Set(ContentsSource.domains.filters.prefix(1) + FilterGroup.difficulties.filters.prefix(2))
    let request = EpisodeRequest(words: "maze", filters: filters, sort: .newest, pageSize: 30)
    #expect(
      ContentsSource.query(request).map { "\($0.name)=\($0.value ?? "")" } == [
        "filter[subscription_types][]=free", "filter[content_types][]=episode", "filter[domain_ids][]=1",
        "filter[difficulties][]=beginner", "filter[difficulties][]=intermediate", "filter[q]=maze",
        "sort=-released_at", "page[number]=1", "page[size]=30"
      ])
    #expect(ContentsSource.query(EpisodeRequest()).contains(URLQueryItem(name: "sort", value: "-popularity")))
  }

  @Test func aWholeEntryIsRead() throws {
    let page = try read(ContentsFixture.plain.text)
    let episode = try #require(page.episodes.first)
    #expect(episode.id == "contents/https://api.example.org/501" && episode.name == "A Name")
    #expect(episode.description == "Plain text." && episode.domain == "Android" && episode.difficulty == "Beginner")
    #expect(episode.seconds == 754 && episode.lengthText == "13 min" && episode.views == 42)
    #expect(episode.videoID == "77" && episode.contributors == "Ada" && episode.parent == "A Course")
    #expect(episode.artwork?.absoluteString == "https://api.example.org/card.png")
    #expect(episode.released == Date(timeIntervalSince1970: 1_612_872_000))
    #expect(page.total == 345 && page.next == "https://api.example.org/api/contents?page=2")
    #expect(episode.webPage?.absoluteString == "https://www.raywenderlich.com/redirect?uri=rw://501")
  }

  @Test func platformsHaveTheNamesThatCameWithThem() throws {
    let included = #"[{"id": "2", "type": "domains", "attributes": {"name": "Robots"}}, {"id": 3}, null]"#
    #expect(try read(ContentsFixture.document(included: included)).episodes.first?.domain == "Robots")
  }

  /// Each field as every kind of value; what is wrong with one entry leaves the other as it is.
  @Test(arguments: ContentsFixture.all) func hostileEntriesAreLeftOutOneByOne(fixture: ContentsFixture) throws {
    let page = try read(fixture.text)
    #expect(page.episodes.map(\.name).last == "A Good One", "\(fixture)")
    #expect(page.episodes.count == (fixture.isReadable ? 2 : 1), "\(fixture)")
    #expect(page.unreadableCount == (fixture.isReadable ? 0 : 1), "\(fixture)")
  }

  @Test func thereAreEnoughFixtures() {
    #expect(ContentsFixture.all.count >= 200)
    #expect(Set(ContentsFixture.all.map(\.name)).count == ContentsFixture.all.count)
  }

  @Test(arguments: [
    "", "null", "[]", "{}", "7", #"{"data": {}}"#, #"{"data": null}"#, #"{"data": [}"#, "{\"data\": [\u{0}]}"
  ]) func whatIsNoListIsAnError(text: String) {
    #expect(throws: (any Error).self) { try read(text) }
  }

  @Test func depthIsNoDanger() {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(throws: (any Error).self) { try read(deep) }
  }

  @Test func theStreamIsAnAddressOnTheWeb() throws {
    func url(_ text: String) -> URL? {
      (try? JSONDecoder.of(base).decode(StreamDocument.self, from: Data(text.utf8)))?.url
    }
    func document(_ url: String) -> String { #"{"data": {"id": "1", "attributes": {"url": "\#(url)"}}}"# }
    #expect(url(document("https://x.example/a.m3u8"))?.absoluteString == "https://x.example/a.m3u8")
    #expect(url(document("/hls/a.m3u8"))?.absoluteString == "https://api.example.org/hls/a.m3u8")
    #expect(url(document("file:///etc/passwd")) == nil)
    #expect(url(document("")) == nil)
  }

  private let base = URL(string: "https://api.example.org")!
  private func read(_ text: String) throws -> EpisodePage {
    try JSONDecoder.of(base).decode(ContentsDocument.self, from: Data(text.utf8))
      .page(sourceID: "contents/https://api.example.org")
  }
}
