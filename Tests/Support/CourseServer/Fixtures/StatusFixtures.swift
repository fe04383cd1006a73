import Foundation

extension Fixture {
  /// Statuses other than 200, and where they lead.
  static let statusFixtures: [Fixture] = [refusals, tooMany, withBody, others, sameAnswerElsewhere, redirects].flatMap {
    $0
  }

  private static let refusals: [Fixture] = statuses.map { status, failure in
    Fixture("contents-status-" + String(status), .contents, .failure(failure)) { _ in
      ContentsAPI.error(status, "A status", "This is what \(status) looks like")
    }
  }
  private static let tooMany: [Fixture] = retries.map { name, value in
    Fixture("contents-429-retry-" + name, .contents, .failure(.tooManyRequests)) { _ in
      var answer = ContentsAPI.error(429, "Too many requests", "Wait")
      answer[header: "Retry-After"] = value
      return answer
    }
  }
  private static let withBody: [Fixture] = bodies.map { name, body in
    Fixture("contents-500-with-" + name, .contents, .failure(.server)) { _ in
      Answer(500, type: "text/html", body: Data(body.utf8))
    }
  }

  private static let others: [Fixture] = [
    Fixture("contents-status-201", .contents, .rows(3)) { Answer(201, json: FixtureDocument($0).json) },
    Fixture("contents-status-203", .contents, .rows(3)) { Answer(203, json: FixtureDocument($0).json) },
    Fixture("contents-status-204", .contents, .failure(.notJSON)) { _ in Answer(204) },
    Fixture("contents-400-with-many-errors", .contents, .failure(.refused)) { _ in
      Answer(400, json: ["errors": .array((0..<500).map { ["status": "400", "detail": .string("Error \($0)")] })])
    },
  ]

  private static let sameAnswerElsewhere: [Fixture] = [301, 302, 303, 307, 308].map { status in
    Fixture("contents-redirect-" + String(status), .contents, .rows(3)) { request in
      guard request.value("arrived") == nil else { return Answer(json: FixtureDocument(request).json) }
      return .redirect(status, to: request.address(setting: [("arrived", "1")]))
    }
  }

  private static let redirects: [Fixture] = [
    Fixture("contents-redirect-loop", .contents, .failure(.redirects)) { .redirect(to: $0.address(setting: [])) },
    Fixture("contents-redirect-loop-of-two", .contents, .failure(.redirects)) { request in
      .redirect(to: request.address(setting: [("turn", request.value("turn") == "1" ? "2" : "1")]))
    },
    Fixture("contents-redirect-without-end", .contents, .failure(.redirects)) { request in
      let turn = request.value("turn").flatMap { Int($0) } ?? 0
      return .redirect(to: request.address(setting: [("turn", String(turn + 1))]))
    },
    Fixture("contents-redirect-relative", .contents, .rows(3)) { request in
      request.value("arrived") == nil
        ? .redirect(to: request.prefix + "/api/contents?arrived=1") : Answer(json: FixtureDocument(request).json)
    },
    Fixture("contents-redirect-to-a-closed-port", .contents, .failure(.connection)) { _ in
      .redirect(to: "http://127.0.0.1:9/")
    },
  ]

  private static let statuses: [(Int, Failure)] = [
    (400, .refused), (401, .notAllowed), (403, .notAllowed), (404, .notFound), (405, .refused), (406, .refused),
    (408, .refused), (409, .refused), (410, .notFound), (413, .refused), (414, .refused), (418, .refused),
    (422, .refused),
    (429, .tooManyRequests), (431, .refused), (451, .refused), (500, .server), (501, .server), (502, .server),
    (503, .server), (504, .server), (507, .server), (511, .server), (520, .server), (599, .server),
  ]
  private static let retries: [(String, String)] = [
    ("in-a-second", "1"), ("at-once", "0"), ("negative", "-5"), ("in-a-year", "31536000"),
    ("beyond-64-bits", "99999999999999999999"),
    ("on-a-date", "Fri, 31 Dec 2021 23:59:59 GMT"), ("in-words", "soon"), ("empty", ""),
  ]
  private static let bodies: [(String, String)] = [
    ("html", "<h1>Oops</h1>"), ("nothing", ""), ("half-an-object", #"{"errors":[{"ti"#),
    ("megabytes", String(repeating: "Oops ", count: 1_000_000)),
    ("errors-null", #"{"errors":null}"#),
  ]
}
