import AVKit
import CourseServer
import Foundation
import Testing

@testable import FreeView

/// What the list and the player hold after each answer of the course server: what is right to show, or why not in words.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct FixtureTests {
  nonisolated private static let server = try! Server()
  nonisolated private static let lists = Fixture.all.filter(\.isList)
  nonisolated private static let films = Fixture.all.filter { !$0.isList }

  @Test func thereAreTwoHundredOfThem() {
    #expect(Set(Fixture.all.map(\.name)).count >= 200)
    #expect(Self.lists.count >= 200 && Self.films.count >= 20)
  }

  @Test(arguments: lists) func theListShowsWhatIsRight(_ fixture: Fixture) async {
    let store = EpisodeStore(source: source(of: fixture), typingPause: {})
    await store.load()
    if let failure = store.failure {
      failure.expectWords(fixture.name)
      #expect(failure.reasons.contains { fixture.isRight(.failure($0)) }, "\(failure) where \(fixture.shows) is right")
      #expect(store.episodes.isEmpty && store.contents == EpisodeStore.Contents())
      return
    }
    #expect(store.phase == .shown)
    let shown = Fixture.Shows.rows(store.episodes.count, first: store.episodes.first?.name)
    #expect(fixture.isRight(shown), "\(shown) where \(fixture.shows) is right")
    #expect(store.count >= store.episodes.count)
    expectWholeEpisodes(store)
  }

  /// Links to further pages may lie, lead in a circle or never end.
  @Test(arguments: lists) func furtherPagesEnd(_ fixture: Fixture) async {
    let store = EpisodeStore(source: source(of: fixture), typingPause: {})
    await store.load()
    let first = store.episodes
    #expect(await store.followPages(atMost: 10) < 10)
    #expect(Array(store.episodes.prefix(first.count)) == first)
    if case .failed(let error) = store.nextPagePhase { error.expectWords(fixture.name) }
    expectWholeEpisodes(store)
  }

  @Test(arguments: films) func thePlayerHasAFilmOrSaysWhyNot(_ fixture: Fixture) async throws {
    let model = PlayerModel()
    let episode = Episode(id: "3000", name: "A Film", description: "", videoID: "3000")
    model.begin(episode, from: source(of: fixture), watchLog: WatchLog())
    #expect(model.phase == .loading)
    await model.load()
    switch model.phase {
    case .loading: Issue.record("still waiting for \(fixture.name)")
    case .opened:
      #expect(fixture.isRight(.film), "a film where \(fixture.shows) is right")
      let asset = try #require(model.player?.currentItem?.asset as? AVURLAsset)
      #expect(asset.url.isOnTheWeb)
    case .failed(let failure):
      failure.expectWords(fixture.name)
      #expect(failure.reasons.contains { fixture.isRight(.failure($0)) }, "\(failure) where \(fixture.shows) is right")
      #expect(model.player == nil)
    }
  }

  private func source(of fixture: Fixture) -> any EpisodeSource {
    ServerStage.source(fixture.kind, at: Self.server.address(of: fixture))
  }

  private func expectWholeEpisodes(_ store: EpisodeStore) {
    #expect(Set(store.episodes.map(\.id)).count == store.episodes.count)
    for episode in store.episodes {
      #expect(!episode.name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty && episode.name.count <= 300)
      #expect(episode.description.count <= 2000 && episode.views >= 0 && episode.seconds ?? 0 >= 0)
      for address in [episode.artwork, episode.webPage] { #expect(address?.isOnTheWeb != false) }
    }
  }
}

extension Fixture: CustomTestStringConvertible {
  public var testDescription: String { name }

  fileprivate var isList: Bool {
    switch question {
    case .contents, .peerTubeVideos: true
    case .stream, .peerTubeVideo: false
    }
  }

  fileprivate var kind: ServerStage.Kind {
    switch question {
    case .contents, .stream: .contents
    case .peerTubeVideos, .peerTubeVideo: .peerTube
    }
  }
}
