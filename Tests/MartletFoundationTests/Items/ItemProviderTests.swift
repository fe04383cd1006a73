import Foundation
import MartletFoundation
import Testing

@Suite struct ItemProviderTests {
  @Test func aTextIsOfferedAndTaken() async throws {
    let provider = NSItemProvider(object: "hello" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
    let text = await withCheckedContinuation { result in
      provider.loadObject(ofClass: String.self) { text, _ in result.resume(returning: text) }
    }
    #expect(text == "hello")
  }

  @Test func aSpecialKindCountsAsItsGeneralOne() {
    let provider = NSItemProvider(item: Data([1]) as NSData, typeIdentifier: "public.png")
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
  }

  @Test func whatIsNotThereFails() async {
    let provider = NSItemProvider(object: "hello" as NSString)
    let error = await withCheckedContinuation { result in
      provider.loadDataRepresentation(forTypeIdentifier: "public.image") { _, error in result.resume(returning: error) }
    }
    #expect(error as? NSItemProvider.ErrorCode == .itemUnavailableError)
  }

  @Test func dataIsMadeWhenItIsTaken() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { handler in
      handler(Data("{}".utf8), nil)
      return nil
    }
    let data = await withCheckedContinuation { result in
      provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in result.resume(returning: data) }
    }
    #expect(data == Data("{}".utf8))
  }

  /// Scripts wait for it: until the handler has returned, what it starts on the main thread has been asked for.
  @Test func aLoadIsUnfinishedUntilItsHandlerReturns() async {
    let provider = NSItemProvider(object: "hello" as NSString)
    provider.suggestedName = "Words \(UUID())"
    let words = "reading \(provider.suggestedName!)"
    @Sendable func count() -> Int { UnfinishedWork.status.running.count { $0 == words } }
    let during = await withCheckedContinuation { result in
      provider.loadObject(ofClass: String.self) { _, _ in result.resume(returning: count()) }
    }
    #expect(during == 1)
    // The provider answers one after another, so that the first is over here.
    let second = await withCheckedContinuation { result in
      provider.loadObject(ofClass: URL.self) { _, _ in result.resume(returning: count()) }
    }
    #expect(second == 1)
  }

  @Test func workEndsOnceWithItsCallOrItsObject() {
    let words = "reading \(UUID())"
    var isRunning: Bool { UnfinishedWork.status.running.contains(words) }
    let work = UnfinishedWork(words)
    #expect(isRunning)
    let before = UnfinishedWork.status.endedCount
    work.end()
    work.end()
    #expect(!isRunning && UnfinishedWork.status.endedCount > before)
    do {
      let forgotten = UnfinishedWork(words)
      withExtendedLifetime(forgotten) { #expect(isRunning) }
    }
    #expect(!isRunning)
  }
}
