import Foundation

extension Fixture {
  /// Answers that break off, or never were HTTP.
  static let connectionFixtures: [Fixture] = broken.map(raw) + [untrusted]

  private static func raw(_ name: String, _ shows: Shows, _ change: @escaping @Sendable (Answer) -> Data) -> Fixture {
    Fixture("contents-" + name, .contents, shows) { .raw(change(Answer(json: FixtureDocument($0).json))) }
  }
  private static let untrusted = Fixture("contents-tls-untrusted", .contents, .failure(.security)) { request in
    .redirect(to: request.origin + "/with/tls/api/contents")
  }

  private static let broken: [(String, Shows, @Sendable (Answer) -> Data)] = [
    ("connection-closed-at-once", .failure(.connection), { _ in Data() }),
    ("connection-cut-in-the-first-line", .failure(.connection), { Data($0.bytes().prefix(5)) }),
    // None is cut in its headers: Foundation's URLSession on Linux traps on that ("there's no response").
    (
      "connection-cut-before-the-body", .failure(.connection),
      { $0.bytes().prefix(upTo: $0.bytes().count - $0.body.count) }
    ),
    ("connection-cut-in-the-body", .failure(.connection), { $0.bytes().dropLast($0.body.count / 2) }),
    ("connection-cut-before-the-last-byte", .failure(.connection), { $0.bytes().dropLast() }),
    ("content-length-too-long", .failure(.connection), { $0.bytes(contentLength: $0.body.count + 100) }),
    ("content-length-too-short", .failure(.notJSON), { $0.bytes(contentLength: $0.body.count - 100) }),
    ("chunks-cut-off", .failure(.connection), { chunked($0.body, [500, 500]).dropLast(8) }),
    ("chunks-without-the-last", .failure(.connection), { chunked($0.body, [500]).dropLast(5) }),
    ("chunk-size-of-letters", .failure(.connection), { _ in chunkedHead + Data("zz\r\n{}\r\n0\r\n\r\n".utf8) }),
    ("chunks-of-one-byte", .rows(3), { chunked($0.body, Array(repeating: 1, count: $0.body.count)) }),
    ("chunks", .rows(3), { chunked($0.body, [10, 100, 1_000]) }),
    (
      "gzip-that-is-none", .failure(.connection),
      { answer in
        var answer = answer
        answer[header: "Content-Encoding"] = "gzip"
        return answer.bytes()
      }
    ),
    (
      "a-hundred-headers", .rows(3),
      { answer in
        var answer = answer
        for index in 0..<100 { answer[header: "X-Header-\(index)"] = String(repeating: "a", count: 100) }
        return answer.bytes()
      }
    ),
    ("without-length", .rows(3), { Data("HTTP/1.0 200 OK\r\n\r\n".utf8) + $0.body }),
    ("status-103-before-200", .rows(3), { Data("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n".utf8) + $0.bytes() }),
  ]

  private static let chunkedHead = Data("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)

  /// Chunks of these sizes, then the rest, then the end.
  private static func chunked(_ body: Data, _ sizes: [Int]) -> Data {
    var data = chunkedHead
    var rest = body[...]
    for size in sizes + [body.count] where !rest.isEmpty {
      let chunk = rest.prefix(size)
      data += Data("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + Data("\r\n".utf8)
      rest = rest.dropFirst(size)
    }
    return data + Data("0\r\n\r\n".utf8)
  }
}
