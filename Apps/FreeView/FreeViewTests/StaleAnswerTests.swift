import Combine
import Foundation
import Testing

@testable import FreeView

@MainActor @Suite struct StaleAnswerTests {
  /// A hundred searches, each begun before the others have ended, answered in any order: of each request only its own
  /// answer ever shows, and in the end that of the last.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func nothingOfAnotherSearchShows(seed: UInt64) async throws {
    var numbers = SeededNumbers(state: seed)
    let source = WaitingSource()
    let store = EpisodeStore(source: source, typingPause: {})
    var wrong: [String] = []
    let watching = store.$contents.sink { contents in
      let words = store.currentLoad.request.words
      wrong += contents.episodes.map(\.name).filter { !$0.hasPrefix(words + " of ") }
    }
    var tasks: [Task<Void, Never>] = []
    for number in 0..<100 {
      store.queryTerm = "search\(number)"
      if Bool.random(using: &numbers) { tasks.last?.cancel() }
      tasks.append(Task { await store.load() })
      #expect(await waits { source.askedCount == number + 1 })
      while source.openCount > 1, Int.random(in: 0..<3, using: &numbers) == 0 {
        answer(source.take(.random(in: 0..<source.openCount, using: &numbers)), &numbers)
      }
    }
    while source.openCount > 0 {
      answer(source.take(.random(in: 0..<source.openCount, using: &numbers)), &numbers)
    }
    for task in tasks { await task.value }
    watching.cancel()
    #expect(wrong == [])
    #expect(store.phase != .loading)
    if store.phase == .shown { #expect(store.episodes.map(\.name) == ["search99 of 0", "search99 of 1"]) }
  }

  private func answer(_ question: WaitingSource.Question, _ numbers: inout SeededNumbers) {
    let words = question.request.words
    if Int.random(in: 0..<10, using: &numbers) == 0 {
      question.answer.resume(throwing: LoadError.serverFailed("waiting.example", 500))
    } else {
      question.answer.resume(returning: EpisodePage(episodes: (0..<2).map { .named("\(words) of \($0)") }))
    }
  }

  @Test func aPageOfAnotherSortingIsLeft() async {
    let source = WaitingSource()
    let store = EpisodeStore(source: source, typingPause: {})
    let first = Task { await store.load() }
    #expect(await waits { source.openCount == 1 })
    source.take(0).answer.resume(returning: EpisodePage(episodes: [.named("Popular")], next: "2"))
    await first.value
    store.showed(store.episodes[0])
    let second = Task { await store.loadNextPage() }
    #expect(await waits { source.openCount == 1 })
    let late = source.take(0)
    store.sortOrder = .newest
    let third = Task { await store.load() }
    #expect(await waits { source.openCount == 1 })
    source.take(0).answer.resume(returning: EpisodePage(episodes: [.named("Newest")]))
    await third.value
    late.answer.resume(returning: EpisodePage(episodes: [.named("More that is popular")]))
    await second.value
    #expect(store.episodes.map(\.name) == ["Newest"])
    #expect(store.nextPagePhase == .shown && store.wantedPage == nil)
  }

  @Test func whileAPersonTypesNobodyIsAsked() async {
    var asked: [String] = []
    var pauses = 0
    let source = AnsweringSource { request, _ in
      asked.append(request.words)
      return EpisodePage(episodes: [])
    }
    let store = EpisodeStore(source: source) {
      pauses += 1
      try await Task.sleep(nanoseconds: 10_000_000_000)
    }
    for words in ["m", "ma", "maz"] {
      store.queryTerm = words
      let task = Task { await store.load() }
      let count = pauses
      #expect(await waits { pauses > count })
      task.cancel()
      await task.value
    }
    #expect(asked == [])
    store.queryTerm = ""
    await store.load()
    #expect(asked == [""] && pauses == 3)
  }

  @Test func spacesAroundTheWordsAskNothingNew() {
    let store = EpisodeStore(source: AnsweringSource { _, _ in EpisodePage(episodes: []) })
    store.queryTerm = "maze"
    let load = store.currentLoad
    store.queryTerm = "maze "
    #expect(store.currentLoad == load)
  }
}
