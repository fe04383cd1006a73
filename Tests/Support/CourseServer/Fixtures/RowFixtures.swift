extension Fixture {
  /// Rows that are not what a row should be. Those with an id and a name are shown, each id once.
  static let rowFixtures: [Fixture] = [damaged, amongStrangers, several].flatMap { $0 }

  private static let damaged: [Fixture] = [
    first("contents-id-number", ["id"], 5_000_000), first("contents-id-null", ["id"], .null, .rows(2)),
    first("contents-id-missing", ["id"], nil, .rows(2)), first("contents-id-empty", ["id"], "", .rows(2)),
    first("contents-id-object", ["id"], [:], .rows(2)), first("contents-id-with-slashes", ["id"], "../../etc"),
    first("contents-id-of-emoji", ["id"], "🌊"), first("contents-type-missing", ["type"], nil),
    first("contents-type-unknown", ["type"], "holograms"), first("contents-type-null", ["type"], .null),
    first("contents-attributes-null", ["attributes"], .null, .rows(2)),
    first("contents-attributes-missing", ["attributes"], nil, .rows(2)),
    first("contents-attributes-array", ["attributes"], [], .rows(2)),
    first("contents-attributes-empty", ["attributes"], [:], .rows(2)),
    first("contents-relationships-null", ["relationships"], .null),
    first("contents-relationships-missing", ["relationships"], nil),
    first("contents-relationships-array", ["relationships"], []),
    first("contents-domains-null", ["relationships", "domains"], .null),
    first("contents-domains-empty", ["relationships", "domains", "data"], []),
    first("contents-domains-object", ["relationships", "domains", "data"], ["id": "1", "type": "domains"]),
    first("contents-domains-dangling", ["relationships", "domains", "data"], [["id": "77", "type": "domains"]]),
    first("contents-domains-with-numbers", ["relationships", "domains", "data"], [["id": 1, "type": "domains"]]),
    first("contents-row-links-null", ["links"], .null), first("contents-row-links-missing", ["links"], nil),
    first("contents-unknown-attributes", ["attributes", "mood"], ["colour": "blue"]),
  ]

  private static let amongStrangers: [Fixture] = strangers.map { name, row in
    changed("contents-row-" + name) { document, _ in document.rows.insert(row, at: 1) }
  }

  private static let several: [Fixture] = [
    changed("contents-rows-with-one-id") { document, _ in document.rows.append(document.rows[0]) },
    changed("contents-rows-all-with-one-id", .rows(1, first: FixtureDocument.names[0])) { document, _ in
      for index in document.rows.indices { document.rows[index]["id"] = "1" }
    },
    changed("contents-row-with-member-name-twice") { document, _ in
      document.rows[0]["attributes"] = .raw(#"{"name":"Tides by Hand","name":"Tides by Hand"}"#)
    },
    many("contents-one-row", 1), many("contents-a-hundred-rows", 100), many("contents-two-thousand-rows", 2_000),
  ]

  private static let strangers: [(String, JSON)] = [
    ("null", nil), ("number", 7), ("text", "a row"), ("array", []), ("empty-object", [:]), ("bool", false),
  ]

  private static func many(_ name: String, _ count: Int) -> Fixture {
    changed(name, .rows(count)) { document, request in
      document.rows = Catalogue(seed: 11, count: count).courses.map { ContentsAPI.resource($0, request) }
      document.meta = ["total_result_count": .int(count)]
    }
  }
}
