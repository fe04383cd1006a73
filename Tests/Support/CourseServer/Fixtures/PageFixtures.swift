extension Fixture {
  /// Links and counts that lie. What is shown is what the first answer has; `next` is the client's to mistrust: it stops
  /// where a page has nothing new, leaves the host, or repeats itself.
  static let pageFixtures: [Fixture] = [withoutLink, withNext, sequences, withTotal].flatMap { $0 }

  private static let withoutLink: [Fixture] = ["first", "prev", "next", "last", "self"].map { name in
    whole("contents-link-" + name + "-missing", ["links", name], nil)
  }
  private static let withNext: [Fixture] = nexts.map { name, value in
    whole("contents-next-" + name, ["links", "next"], value)
  }
  private static let withTotal: [Fixture] = counts.map { name, value in
    whole("contents-total-" + name, ["meta", "total_result_count"], value)
  }

  private static let sequences: [Fixture] = [
    changed("contents-next-is-itself") { document, request in
      document.links?["next"] = .string(request.address("/api/contents"))
    },
    changed("contents-next-without-end") { document, request in
      let number = request.value("page[number]").flatMap { Int($0) } ?? 1
      document.links?["next"] = .string(request.address(setting: [("page[number]", String(number + 1))]))
    },
    changed("contents-pages-that-overlap") { document, request in
      let number = request.value("page[number]").flatMap { Int($0) } ?? 1
      if number == 1 {
        document.links?["next"] = .string(request.address(setting: [("page[number]", "2")]))
      } else {
        document.rows[2]["id"] = "new"
      }
    },
    changed("contents-last-page-empty") { document, request in
      if request.value("page[number]") == "2" {
        document.rows = []
      } else {
        document.links?["next"] = .string(request.address(setting: [("page[number]", "2")]))
      }
    },
  ]

  private static let nexts: [(String, JSON)] = [
    ("empty", ""), ("number", 2), ("object", ["href": "/api/contents", "meta": [:]]),
    ("not-an-address", "the next one"),
    ("relative", "/api/contents?page[number]=2"), ("on-another-host", "http://192.0.2.1/api/contents"),
    ("of-a-file", "file:///etc/passwd"), ("of-a-script", "javascript:alert(1)"),
  ]
  private static let counts: [(String, JSON?)] = [
    ("null", .null), ("missing", nil), ("zero", 0), ("negative", -3), ("too-small", 1),
    ("huge", .raw("9223372036854775807")),
    ("beyond-64-bits", .raw("18446744073709551616")), ("text", "3"), ("fraction", .raw("3.5")),
  ]
}
