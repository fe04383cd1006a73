import Foundation
import Testing

@testable import FreeView

@MainActor @Suite struct EpisodeStoreTests {
  private static func pages(_ count: Int, of size: Int = 10) -> AnsweringSource {
    AnsweringSource { _, next in
      let number = next.flatMap { Int($0) } ?? 1
      let episodes = (0..<size).map { Episode.named("\((number - 1) * size + $0)") }
      return EpisodePage(
        episodes: episodes, total: count * size, next: number < count ? String(number + 1) : nil)
    }
  }

  @Test func theBundledCatalogueIsThereAtOnce() {
    let store = EpisodeStore()
    #expect(store.phase == .shown && store.episodes.count == 16 && store.count == 16)
    store.queryTerm = " MAZE "
    #expect(store.episodes.map(\.name) == ["Mazes From Random Numbers"])
    store.queryTerm = ""
    let filters = store.source.filterGroups.flatMap(\.filters)
    store.filters = Set(filters.filter { ["Android", "Beginner"].contains($0.name) })
    #expect(store.activeFilters.map(\.name) == ["Android", "Beginner"])
    #expect(store.episodes.map(\.name) == ["A Recipe Book for Android"])
  }

  @Test func aSmallerPageOfTheCatalogueGrowsAtItsEnd() {
    let store = EpisodeStore()
    store.pageSize = 10
    #expect(store.episodes.count == 10 && store.count == 16)
    store.showed(store.episodes[0])
    #expect(store.episodes.count == 10)
    store.showed(store.episodes[9])
    #expect(store.episodes.count == 16)
  }

  @Test func pagesFollowOneAnotherToTheLast() async {
    let store = EpisodeStore(source: Self.pages(3))
    #expect(store.phase == .loading && store.episodes.isEmpty)
    await store.load()
    #expect(store.episodes.count == 10 && store.count == 30)
    store.showed(store.episodes[4])
    #expect(store.wantedPage == nil)
    for count in [20, 30] {
      store.showed(store.episodes[store.episodes.count - 3])
      #expect(store.nextPagePhase == .loading)
      await store.loadNextPage()
      #expect(store.episodes.count == count)
    }
    store.showed(store.episodes[29])
    #expect(store.wantedPage == nil)
    #expect(store.episodes.map(\.name) == (0..<30).map(String.init))
  }

  @Test func entriesOnTwoPagesShowOnce() async {
    let source = AnsweringSource { _, next in
      next == nil
        ? EpisodePage(episodes: [.named("A"), .named("B"), .named("A")], next: "2")
        : EpisodePage(episodes: [.named("B"), .named("C")], next: "3")
    }
    let store = EpisodeStore(source: source)
    await store.load()
    store.showed(store.episodes[1])
    await store.loadNextPage()
    #expect(store.episodes.map(\.name) == ["A", "B", "C"])
  }

  @Test func linksThatLeadInACircleAreLeft() async {
    var asked = 0
    let source = AnsweringSource { _, next in
      asked += 1
      return EpisodePage(episodes: [.named("\(asked)")], next: next == "2" ? "3" : "2")
    }
    let store = EpisodeStore(source: source)
    await store.load()
    for _ in 0..<10 {
      store.showed(store.episodes[store.episodes.count - 1])
      await store.loadNextPage()
    }
    #expect(asked == 3)
  }

  @Test func aFailureShowsAndRetryingAsksAgain() async {
    var isDown = true
    let source = AnsweringSource { _, _ in
      if isDown { throw LoadError.serverFailed("x", 500) }
      return EpisodePage(episodes: [.named("A")])
    }
    let store = EpisodeStore(source: source)
    await store.load()
    #expect(store.phase == .failed(.serverFailed("x", 500)))
    await store.load()
    isDown = false
    let failed = store.currentLoad
    store.retry()
    #expect(store.currentLoad != failed && store.phase == .loading)
    await store.load()
    #expect(store.phase == .shown && store.episodes.count == 1)
  }

  @Test func aFailedPageKeepsWhatIsThere() async {
    var isDown = true
    let source = AnsweringSource { _, next in
      if next != nil, isDown { throw LoadError.cutOff("x") }
      return EpisodePage(episodes: [.named(next ?? "1")], next: next == nil ? "2" : nil)
    }
    let store = EpisodeStore(source: source)
    await store.load()
    store.showed(store.episodes[0])
    await store.loadNextPage()
    #expect(store.nextPagePhase == .failed(.cutOff("x")) && store.episodes.count == 1)
    isDown = false
    store.retryNextPage()
    await store.loadNextPage()
    #expect(store.nextPagePhase == .shown && store.episodes.map(\.name) == ["1", "2"])
  }

  @Test func withoutANetworkTheLastAnswerShowsWithItsAge() async {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let source = AnsweringSource(kept: EpisodePage(episodes: [.named("Old")], keptSince: date)) { _, _ in
      throw LoadError.unreachable("x")
    }
    let store = EpisodeStore(source: source)
    #expect(store.phase == .loading)
    await store.load()
    #expect(store.phase == .shown && store.episodes.map(\.name) == ["Old"])
    #expect(store.notice == .unreachable("x") && store.contents.keptSince == date)
  }

  @Test func pullingKeepsTheListUntilTheNewOneIsThere() async {
    var number = 0
    let source = AnsweringSource { _, _ in
      number += 1
      if number == 2 { throw LoadError.tooSlow("x") }
      return EpisodePage(episodes: [.named("\(number)")], unreadableCount: 1)
    }
    let store = EpisodeStore(source: source)
    await store.load()
    await store.refresh()
    #expect(store.episodes.map(\.name) == ["1"] && store.notice == .tooSlow("x"))
    await store.refresh()
    #expect(store.episodes.map(\.name) == ["3"] && store.notice == nil && store.contents.unreadableCount == 1)
  }

  @Test func aServerThatCountsFewerThanItSendsIsNotBelieved() async {
    let store = EpisodeStore(source: AnsweringSource { _, _ in
      EpisodePage(episodes: [.named("A"), .named("B")], total: 1)
    })
    await store.load()
    #expect(store.count == 2)
  }

  @Test func anotherSourceBeginsAnew() async {
    let store = EpisodeStore()
    store.filters = Set(FilterGroup.difficulties.filters.prefix(1))
    store.use(Self.pages(1))
    #expect(store.episodes.isEmpty && store.filters.isEmpty && store.phase == .loading)
    await store.load()
    #expect(store.episodes.count == 10)
    store.use(BundledSource())
    #expect(store.episodes.count == 16)
  }
}
