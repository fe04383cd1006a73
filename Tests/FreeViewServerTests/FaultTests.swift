import CourseServer
import Foundation
import Testing

@testable import FreeView

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct FaultTests {
  private let server = try! Server()

  private func store(_ kind: ServerStage.Kind, _ faults: String...) -> EpisodeStore {
    let address = server.address + faults.map { "/with/" + $0 }.joined()
    return EpisodeStore(source: ServerStage.source(kind, at: address), typingPause: {})
  }

  private func right(_ kind: ServerStage.Kind, words: String = "") async -> [String] {
    let store = store(kind)
    store.queryTerm = words
    await store.load()
    return store.names
  }

  @Test(arguments: [
    ("status-500", "The Server Has a Problem"), ("status-503", "The Server Has a Problem"),
    ("retry-5", "The Server Is Busy"), ("truncated", "The Answer Makes No Sense"), ("cut", "The Answer Was Cut Off"),
    ("redirect-loop", "The Address Leads in a Circle"), ("tls", "Not a Secure Connection"),
  ])
  func eachFaultIsToldInWords(fault: String, title: String) async {
    for kind in ServerStage.Kind.allCases {
      let store = store(kind, fault)
      await store.load()
      #expect(store.failure?.title == title && store.episodes.isEmpty, "\(kind)")
      store.failure?.expectWords(fault)
    }
  }

  /// What one attribute of a row lacks leaves the other rows, and what is left stands in the server's order.
  @Test(arguments: 1...20) func damagedRowsLeaveTheOthers(seed: Int) async {
    for kind in ServerStage.Kind.allCases {
      let right = await right(kind)
      for fault in ["null-fields-\(seed)", "wrong-types-\(seed)"] {
        let store = store(kind, fault)
        await store.load()
        #expect(store.phase == .shown && isPart(store.names, of: right), "\(kind) \(fault)")
        #expect(store.episodes.count + store.contents.unreadableCount == right.count, "\(kind) \(fault)")
      }
    }
  }

  @Test func nothingShowsWhileTheServerIsSilent() async {
    for kind in ServerStage.Kind.allCases {
      let store = store(kind, "slow")
      let load = Task { await store.load() }
      await server.gate.whenHeld(1)
      #expect(store.phase == .loading && store.episodes.isEmpty)
      server.gate.release()
      await load.value
      #expect(store.phase == .shown && !store.episodes.isEmpty)
    }
  }

  /// A server of moods, one search after the other: each shows a part of its own answer, or why there is none.
  @Test(arguments: [1, 2, 3]) func eachSearchShowsItsOwnAnswerOrWhyNot(seed: Int) async {
    for kind in ServerStage.Kind.allCases {
      let store = store(kind, "random-\(seed)")
      var (shownCount, failureCount) = (0, 0)
      for number in 1...40 {
        store.queryTerm = "part \(number)"
        #expect(store.episodes.isEmpty && store.phase == .loading)
        await store.load()
        if let failure = store.failure {
          failure.expectWords("search \(number)")
          failureCount += 1
        } else {
          #expect(store.phase == .shown)
          let right = await right(kind, words: store.queryTerm)
          #expect(isPart(store.names, of: right), "\(kind), search \(number)")
          shownCount += 1
        }
      }
      #expect(shownCount > 5 && failureCount > 5)
    }
  }

  @Test func tryingAgainAfterAFaultShowsTheList() async {
    for kind in ServerStage.Kind.allCases {
      server.faults.add(.cut)
      let store = store(kind)
      await store.load()
      #expect(store.failure != nil)
      store.retry()
      await store.load()
      #expect(store.phase == .shown && store.episodes.count == 20)
    }
  }

  /// An answer that came before shows with its age, and only for the request that it answered.
  @Test func theLastAnswerShowsWhereTheServerFails() async {
    for kind in ServerStage.Kind.allCases {
      let store = store(kind)
      await store.load()
      let before = store.names
      server.faults.add(.status(500), times: 2)
      store.queryTerm = "part 3"
      await store.load()
      #expect(store.failure != nil && store.episodes.isEmpty)
      store.queryTerm = ""
      await store.load()
      #expect(store.names == before && store.notice != nil && store.contents.keptSince != nil)
    }
  }
}
