import Foundation
import Testing

@testable import FreeView

@Suite struct NetworkTests {
  private static let list = #"{"data": [{"id": "1", "attributes": {"name": "A"}}], "links": {"next": null}}"#

  private func source(_ server: TinyServer, at base: URL? = nil) -> ContentsSource {
    let cache = AnswerCache(files: DiskCache(folder: nil, limit: 1_000_000))
    return ContentsSource(base: base ?? server.url, client: HTTPClient(cache: cache))
  }

  private func error(_ reply: TinyServer.Reply) async throws -> LoadError? {
    let server = try TinyServer { _ in reply }
    defer { server.stop() }
    do {
      _ = try await source(server).page(EpisodeRequest(), after: nil)
      return nil
    } catch {
      return error as? LoadError
    }
  }

  @Test func anAnswerIsRead() async throws {
    let server = try TinyServer { _ in .json(Self.list) }
    defer { server.stop() }
    let page = try await source(server).page(EpisodeRequest(), after: nil)
    #expect(page.episodes.map(\.name) == ["A"] && page.next == nil)
  }

  @Test func whatHasNotChangedIsNotSentAgain() async throws {
    let server = try TinyServer { question in
      question.headers["if-none-match"] == "\"one\""
        ? .json("", status: "304 Not Modified", headers: ["ETag": "\"one\""])
        : .json(Self.list, headers: ["ETag": "\"one\""])
    }
    defer { server.stop() }
    let source = source(server)
    let first = try await source.page(EpisodeRequest(), after: nil)
    let second = try await source.page(EpisodeRequest(), after: nil)
    #expect(first == second && second.episodes.count == 1)
    #expect(server.questions.map { $0.headers["if-none-match"] } == [nil, "\"one\""])
    #expect(source.keptPage(EpisodeRequest(), after: nil)?.keptSince != nil)
    #expect(source.keptPage(EpisodeRequest(words: "other"), after: nil) == nil)
  }

  @Test func aBusyServerSaysWhenToComeBack() async throws {
    let reply = TinyServer.Reply.json("{}", status: "429 Too Many Requests", headers: ["Retry-After": "30"])
    let date = try #require(try await error(reply)?.retryDate)
    #expect(abs(date.timeIntervalSinceNow - 30) < 25)
    let noDate = try await error(.json("{}", status: "429 Too Many Requests"))
    #expect(noDate?.title == "The Server Is Busy" && noDate?.retryDate == nil)
    let endless = TinyServer.Reply.json("{}", status: "429 Too Many Requests", headers: ["Retry-After": "99999999"])
    #expect(try #require(try await error(endless)?.retryDate).timeIntervalSinceNow <= 3600)
  }

  @Test func aServerThatFailsIsToldByItsNumber() async throws {
    let failure = try await error(.json("oh", status: "500 Internal Server Error"))
    #expect(failure?.title == "The Server Has a Problem" && failure?.detail.contains("500") == true)
  }

  @Test func theServersOwnWordsShow() async throws {
    let body = #"{"errors": [{"title": "Not allowed", "detail": "Ask the owner."}]}"#
    let told = LoadError.told(title: "Not allowed", detail: "Ask the owner.")
    #expect(try await error(.json(body, status: "403 Forbidden")) == told)
    #expect(try await error(.json(body)) == told)
    #expect(try await error(.json("<html>", status: "404 Not Found"))?.title == "The Server Refused")
  }

  @Test func aServersWordsAreShortAndNeverBlank() async throws {
    let long = String(repeating: "word ", count: 10_000)
    let told = try await error(.json(#"{"errors": [{"title": "  "}, {"title": "Closed", "detail": "\#(long)"}]}"#))
    #expect(told?.title == "Closed" && told?.detail.count == 300)
    #expect(try await error(.json(#"{"errors": [{"title": "Closed"}]}"#))?.detail.isEmpty == false)
  }

  @Test func whatEndsTooEarlyIsCutOff() async throws {
    var reply = TinyServer.Reply.json(Self.list)
    reply.cutAfter = 20
    #expect(try await error(reply)?.title == "The Answer Was Cut Off")
    #expect(try await error(.json(String(Self.list.prefix(40))))?.title == "The Answer Makes No Sense")
  }

  @Test func aCircleOfAddressesEnds() async throws {
    let server = try TinyServer { _ in .json("", status: "302 Found", headers: ["Location": "/api/contents"]) }
    defer { server.stop() }
    await #expect(throws: LoadError.redirectsInACircle(server.url.hostName)) {
      _ = try await source(server).page(EpisodeRequest(), after: nil)
    }
    #expect(server.questions.count < 50)
  }

  @Test func aServerWithoutTLSIsNotSecure() async throws {
    let server = try TinyServer { _ in .json(Self.list) }
    defer { server.stop() }
    let base = URL(string: server.url.absoluteString.replacingOccurrences(of: "http:", with: "https:"))!
    await #expect(throws: LoadError.insecure(base.hostName)) {
      _ = try await source(server, at: base).page(EpisodeRequest(), after: nil)
    }
  }

  @Test func nobodyThereIsNoConnection() async throws {
    let server = try TinyServer { _ in .json(Self.list) }
    server.stop()
    let base = URL(string: "http://127.0.0.1:9")!
    await #expect(throws: LoadError.unreachable("127.0.0.1:9")) {
      _ = try await source(server, at: base).page(EpisodeRequest(), after: nil)
    }
  }

  @Test func whatNobodyWaitsForIsNoFailure() async throws {
    let gate = DispatchSemaphore(value: 0)
    let server = try TinyServer { _ in
      gate.wait()
      return .json(Self.list)
    }
    defer { server.stop() }
    let source = source(server)
    let task = Task { try await source.page(EpisodeRequest(), after: nil) }
    while server.questions.isEmpty { try await Task.sleep(nanoseconds: 1_000_000) }
    task.cancel()
    await #expect(throws: CancellationError.self) { _ = try await task.value }
    gate.signal()
  }

  @Test func linksToOtherServersAreNotFollowed() async throws {
    let server = try TinyServer { _ in .json(Self.list) }
    defer { server.stop() }
    await #expect(throws: LoadError.self) {
      _ = try await source(server).page(EpisodeRequest(), after: "http://127.0.0.1:9/api/contents")
    }
    #expect(server.questions.isEmpty)
  }
}
