import Foundation
import Testing

@testable import ReaderImport

@Suite struct WebFetcherTests {
  private let fetcher = WebFetcher(allowsLocalHosts: true)
  private let hosts: Set<String> = ["127.0.0.1"]

  @Test func fetchesWithoutCookiesAndReferrer() async throws {
    let server = try LoopbackServer(["/a.png": .init(headers: ["Set-Cookie": "id=1"], body: Fixtures.png)])
    defer { server.stop() }
    #expect(try await fetcher.fetch(server.url("/a.png"), limit: 1000, hosts: hosts) == Fixtures.png)
    #expect(try await fetcher.fetch(server.url("/a.png"), limit: 1000, hosts: hosts) == Fixtures.png)
    for request in server.requests {
      #expect(!request.lowercased().contains("cookie:") && !request.lowercased().contains("referer:"))
    }
  }

  @Test func saysWhatTheServerAnswered() async throws {
    let server = try LoopbackServer([:])
    defer { server.stop() }
    await #expect(throws: FetchError("the server answered 404")) {
      try await fetcher.fetch(server.url("/x"), limit: 10, hosts: hosts)
    }
  }

  @Test func stopsAtTheLimit() async throws {
    let body = Data(repeating: 1, count: 3 << 20)
    let server = try LoopbackServer([
      "/told": .init(body: body), "/untold": .init(headers: ["Content-Length": "3145728"], body: body),
    ])
    defer { server.stop() }
    await #expect(throws: FetchError("is 3 MB; at most 1 MB are read")) {
      try await fetcher.fetch(server.url("/told"), limit: 1 << 20, hosts: hosts)
    }
  }

  @Test func asksNoHostThatThePageDoesNotName() async throws {
    let server = try LoopbackServer([:])
    defer { server.stop() }
    await #expect(throws: FetchError(Wording.hostNotNamed)) {
      try await fetcher.fetch(server.url("/a", host: "localhost"), limit: 10, hosts: hosts)
    }
    #expect(server.requests.isEmpty)
  }

  @Test func followsRedirectionsToHostsOfThePageAlone() async throws {
    let other = try LoopbackServer(["/b.png": .init(body: Fixtures.png)])
    let answers: [String: LoopbackServer.Answer] = [
      "/away": .init(status: 302, headers: ["Location": other.url("/b.png", host: "localhost").absoluteString]),
      "/file": .init(status: 302, headers: ["Location": "file:///etc/passwd"]),
      "/there": .init(status: 302, headers: ["Location": "/b.png"]), "/b.png": .init(body: Fixtures.png),
    ]
    let server = try LoopbackServer(answers)
    defer {
      server.stop()
      other.stop()
    }
    #expect(try await fetcher.fetch(server.url("/there"), limit: 1000, hosts: hosts) == Fixtures.png)
    await #expect(throws: FetchError.self) { try await fetcher.fetch(server.url("/away"), limit: 1000, hosts: hosts) }
    await #expect(throws: FetchError.self) { try await fetcher.fetch(server.url("/file"), limit: 1000, hosts: hosts) }
    #expect(other.requests.isEmpty)
  }

  @Test func thisMachineIsNotAskedByDefault() async throws {
    let server = try LoopbackServer(["/a.png": .init(body: Fixtures.png)])
    defer { server.stop() }
    for host in ["127.0.0.1", "localhost"] {
      await #expect(throws: FetchError(Wording.isLocal)) {
        try await WebFetcher().fetch(server.url("/a.png", host: host), limit: 1000, hosts: [host])
      }
    }
    #expect(server.requests.isEmpty)
  }

  /// Ranges of RFC 1918, 4193, 3927, 4291, 6598.
  @Test func localAddressesAreKnown() {
    for host in [
      "10.1.2.3", "172.16.0.1", "172.31.0.1", "192.168.1.1", "169.254.1.1", "100.64.0.1", "0.0.0.0", "[::1]",
      "[fe80::1]", "[fd00::1]", "[::ffff:127.0.0.1]", "2130706433", "x.local",
    ] {
      #expect(LocalHosts.isLocal(host), "\(host)")
    }
    for host in ["93.184.216.34", "172.32.0.1", "100.128.0.1", "[2001:db8::1]"] {
      #expect(!LocalHosts.isLocal(host), "\(host)")
    }
  }

  @Test func aBookHasItsPicturesFromTheServer() async throws {
    let server = try LoopbackServer([
      "/img/large.jpg": .init(body: Fixtures.jpeg), "/img/lead.jpg": .init(body: Fixtures.png),
    ])
    defer { server.stop() }
    var images = ImageCollector(fetcher: fetcher)
    let html = Fixtures.page.replacingOccurrences(
      of: "<link rel=\"canonical\" href=\"https://news.example/keeper\">", with: "")
    let page = Fixtures.source(html, url: server.url("/keeper").absoluteString)
    let chapter = try await Importer(fetcher: fetcher).chapter(of: page, &images).0
    #expect(chapter.html.contains("<img src=\"the-old-harbour.jpg\""))
    #expect(chapter.leadImage == "lead.png")
    #expect(Set(images.files.keys) == ["the-old-harbour.jpg", "lead.png"])
  }
}
