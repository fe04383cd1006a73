import CourseServer
import Foundation
import FoundationNetworking
import Testing

@Suite struct FaultTests {
  let server = try! Server()

  private func client(_ faults: String...) -> Client { Client(server.address + faults.map { "/with/" + $0 }.joined()) }

  @Test func tooManyRequestsSaysWhenToComeAgain() async throws {
    let answer = try await client("retry-5").get("/api/contents")
    #expect(answer.status == 429)
    #expect(answer.headers["retry-after"] == "5")
  }

  @Test func statusesHaveTheFormOfTheirAPI() async throws {
    let contents = try await client("status-500").get("/api/contents")
    #expect(contents.status == 500 && contents.json["errors"] != nil)
    let peerTube = try await client("status-503").get("/api/v1/videos")
    #expect(peerTube.status == 503 && peerTube.json["title"] != nil)
  }

  @Test func aTruncatedAnswerIsHalfOfIt() async throws {
    let whole = try await client().get("/api/contents")
    let half = try await client("truncated").get("/api/contents")
    #expect(half.status == 200)
    #expect(abs(half.body.count - whole.body.count / 2) < 500)
    #expect(half.json.isEmpty)
  }

  @Test func aCutConnectionIsAnError() async throws {
    await #expect(throws: URLError.self) { try await client("cut").get("/api/contents") }
    await #expect(throws: URLError.self) { try await client("cut").get("/files/3000.webm") }
  }

  @Test func fieldsAreNullOrOfAnotherTypeByTheSeed() async throws {
    let right = try await client().get("/api/contents")
    let one = try await client("null-fields-1").get("/api/contents")
    #expect(
      try await client("null-fields-1").get("/api/contents").attributes("duration").map { $0 is NSNull }
        == one.attributes("duration").map { $0 is NSNull })
    #expect(one.attributes("duration").contains { $0 is NSNull })
    #expect(!one.attributes("duration").allSatisfy { $0 is NSNull })
    #expect(one.ids == right.ids)
    let other = try await client("wrong-types-1").get("/api/contents")
    #expect(other.attributes("duration").contains { $0 is String })
    #expect(other.attributes("name").contains { $0 is Int })
    let videos = try await client("null-fields-1").get("/api/v1/videos")
    #expect(videos.rows.contains { $0["duration"] is NSNull })
  }

  @Test func emptyAndLastPages() async throws {
    let empty = try await client("empty").get("/api/contents")
    #expect(empty.rows.isEmpty && empty.total == 0 && empty.link("next") == nil)
    let last = try await client("last-page").get("/api/contents")
    #expect(last.rows.count == 20 && last.link("next") == nil)
  }

  @Test func aLoopLeadsToItself() async throws {
    let answer = try await client("redirect-loop").get("/api/contents?sort=popularity")
    #expect(answer.status == 302)
    #expect(answer.headers["location"] == server.address + "/with/redirect-loop/api/contents?sort=popularity")
  }

  @Test func nobodyTrustsTheSecureServer() async throws {
    let answer = try await client("tls").get("/api/contents")
    let location = try #require(answer.headers["location"])
    #expect(location.hasPrefix("https://127.0.0.1:"))
    await #expect(throws: URLError.self) { try await client().get(location) }
  }

  @Test func linksKeepTheFault() async throws {
    let answer = try await client("last-page").get("/api/contents")
    #expect(answer.link("first")?.hasPrefix(server.address + "/with/last-page/api/contents?") == true)
  }

  @Test func aParameterOrAPlanChoosesToo() async throws {
    #expect(try await client().get("/api/contents?fault=status-502").status == 502)
    server.faults.add(.status(503), path: "/api/contents", times: 2)
    #expect(try await client().get("/api/v1/videos").status == 200)
    #expect(try await client().get("/api/contents").status == 503)
    #expect(try await client().get("/api/contents").status == 503)
    #expect(try await client().get("/api/contents").status == 200)
  }

  @Test func randomFaultsAreTheSameOnEveryRun() async throws {
    func outcomes(_ server: Server) async -> [String] {
      var outcomes: [String] = []
      for _ in 0..<30 {
        do {
          let answer = try await Client(server.address(with: "random-42")).get("/api/contents")
          outcomes.append("\(answer.status) \(answer.rows.count)")
        } catch {
          outcomes.append("broken")
        }
      }
      return outcomes
    }
    let first = await outcomes(server)
    let second = await outcomes(try Server())
    #expect(first == second)
    #expect(Set(first).count > 3)
  }

  @Test(arguments: ["wrong", "status", "status-99", "slow-3", "retry"]) func unknownFaultsAreRefused(_ name: String)
    async throws
  {
    #expect(Fault(name: name) == nil)
    #expect(try await client(name).get("/api/contents").status == 400)
  }
}
