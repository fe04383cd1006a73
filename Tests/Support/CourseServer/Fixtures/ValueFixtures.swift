extension Fixture {
  /// Values of the right type that make no sense, or are at the edge of it. None keeps a course from being shown.
  static let valueFixtures: [Fixture] = values.map { name, attribute, value in
    first("contents-\(name)", ["attributes", attribute], value)
  }

  private typealias Value = (name: String, attribute: String, value: JSON)
  private static let values: [Value] = [
    each("released-at", dates, JSON.string), each("duration", numbers, JSON.raw), each("popularity", numbers, JSON.raw),
    each("video-identifier", identifiers, JSON.raw), each("card-artwork-url", artwork, JSON.string), others,
  ].flatMap { $0 }

  private static func each(_ name: String, _ values: [(String, String)], _ make: (String) -> JSON) -> [Value] {
    let attribute = name.split(separator: "-").joined(separator: "_")
    return values.map { Value(name + "-" + $0.0, attribute, make($0.1)) }
  }

  private static let others: [Value] = [
    ("difficulty-unknown", "difficulty", "legendary"), ("difficulty-empty", "difficulty", ""),
    ("difficulty-in-capitals", "difficulty", "BEGINNER"), ("content-type-unknown", "content_type", "hologram"),
    ("uri-empty", "uri", ""), ("uri-of-a-script", "uri", "javascript:alert(1)"),
    ("uri-with-blanks", "uri", "rw://a b c"),
    ("uri-of-a-file", "uri", "file:///etc/passwd"), ("parent-name-empty", "parent_name", ""),
    ("description-empty", "description_plain_text", ""),
  ]

  private static let identifiers: [(String, String)] = [
    ("zero", "0"), ("negative", "-1"), ("huge", "9223372036854775807"),
  ]

  private static let dates: [(String, String)] = [
    ("not-a-date", "the day before yesterday"), ("empty", ""), ("without-fraction", "2021-03-16T12:00:00Z"),
    ("with-offset", "2021-03-16T12:00:00.000+05:30"), ("day-only", "2021-03-16"),
    ("year-one", "0001-01-01T00:00:00.000Z"),
    ("far-future", "9999-12-31T23:59:59.999Z"), ("thirtieth-of-february", "2021-02-30T12:00:00.000Z"),
    ("leap-second", "2016-12-31T23:59:60.000Z"), ("microseconds", "2021-03-16T12:00:00.123456Z"),
    ("of-five-digits", "12021-03-16T12:00:00.000Z"), ("in-arabic-digits", "٢٠٢١-٠٣-١٦T١٢:٠٠:٠٠.٠٠٠Z"),
  ]
  private static let numbers: [(String, String)] = [
    ("negative", "-60"), ("zero", "0"), ("negative-zero", "-0"), ("fraction", "754.5"), ("exponent", "7.5e2"),
    ("huge", "9223372036854775807"), ("beyond-64-bits", "18446744073709551616"), ("1e308", "1e308"),
    ("tiny", "1e-300"), ("of-forty-digits", "1234567890123456789012345678901234567890"),
  ]
  private static let artwork: [(String, String)] = [
    ("empty", ""), ("relative", "/artwork/1.png"), ("not-an-address", "a picture, please"),
    ("of-a-file", "file:///etc/passwd"),
    ("of-a-script", "javascript:alert(1)"), ("that-is-missing", "http://127.0.0.1:9/nothing.png"),
    ("of-data", "data:image/png;base64,iVBORw0KGgo="), ("without-scheme", "//127.0.0.1/artwork/1.png"),
    ("with-letters-beyond-ascii", "http://127.0.0.1:9/bilder/höhe 1.png"),
  ]
}
