import Combine
import CourseServer
import Foundation
import Testing

@testable import FreeView

/// A hundred searches are on their way to a server at once, which answers them in an order that a seed decides.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct OverlappingSearchTests {
  private let server = try! Server(catalogue: Catalogue(seed: 1, count: 240))

  @Test(arguments: ServerStage.Kind.allCases, [1, 2, 3] as [UInt64])
  func onlyTheLastSearchsAnswerShows(kind: ServerStage.Kind, seed: UInt64) async throws {
    let right = await answers(100, kind)
    try #require(right.count == 100)
    var numbers = SeededGenerator(seed: seed)
    let searches = right.keys.sorted().shuffled(using: &numbers)
    let store = EpisodeStore(
      source: ServerStage.source(kind, at: server.address(with: "slow")), typingPause: {})
    await endFirstLoad(store)
    var wrong: [String] = []
    let watching = store.$contents.dropFirst().sink { contents in
      let words = store.currentLoad.request.words
      guard !contents.episodes.isEmpty, contents.episodes.map(\.name) != right[words] else { return }
      wrong.append("\(words): \(contents.episodes.map(\.name))")
    }
    var loads: [Task<Void, Never>] = []
    for words in searches {
      let heldCount = server.gate.requests.count
      store.queryTerm = words
      #expect(store.episodes.isEmpty && store.phase == .loading)
      // The list ends what it no longer waits for; some answers come all the same.
      if Bool.random(using: &numbers) { loads.last?.cancel() }
      loads.append(Task { await store.load() })
      await server.gate.whenHeld(heldCount + 1)
    }
    #expect(server.gate.release(shuffledBy: seed) == 100)
    for load in loads { await load.value }
    watching.cancel()
    #expect(wrong == [])
    #expect(store.phase == .shown && store.names == right[searches[99]])
    #expect(store.currentLoad.request.words == searches[99])
  }

  /// Searches of different answers, by their words.
  private func answers(_ count: Int, _ kind: ServerStage.Kind) async -> [String: [String]] {
    let store = EpisodeStore(source: ServerStage.source(kind, at: server.address), typingPause: {})
    var answers: [String: [String]] = [:]
    for number in 1...240 where answers.count < count {
      store.queryTerm = "part \(number)"
      await store.load()
      if !store.names.isEmpty, !answers.values.contains(store.names) { answers[store.queryTerm] = store.names }
    }
    return answers
  }

  /// The list as it is before anybody searches.
  private func endFirstLoad(_ store: EpisodeStore) async {
    let load = Task { await store.load() }
    await server.gate.whenHeld(1)
    server.gate.release()
    await load.value
  }
}
