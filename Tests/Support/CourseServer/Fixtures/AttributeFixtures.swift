extension Fixture {
  /// Each attribute in each wrong way. A course without a name cannot be shown; all others can.
  static let attributeFixtures: [Fixture] = attributes.flatMap { name, ofAnotherType in
    let damages: [(String, JSON?)] = [
      ("null", .null), ("missing", nil), ("of-another-type", ofAnotherType), ("object", ["value": 1]),
      ("array", [1, 2]),
    ]
    return damages.map { damage, value in
      let title = "contents-" + name.split(separator: "_").joined(separator: "-") + "-" + damage
      return first(
        title, ["attributes", name], value, name == "name" ? .rows(2, first: FixtureDocument.names[1]) : .rows(3))
    }
  }

  private static let attributes: [(String, JSON)] = [
    ("uri", 17), ("name", 17), ("description", 17), ("description_plain_text", false), ("released_at", 1_615_896_000),
    ("free", "true"), ("difficulty", 2), ("content_type", 3), ("duration", "720"), ("popularity", "12.5"),
    ("technology_triple_string", 4), ("contributor_string", 5), ("video_identifier", "3000"), ("parent_name", 6),
    ("card_artwork_url", 7),
  ]
}
