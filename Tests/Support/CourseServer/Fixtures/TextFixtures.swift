extension Fixture {
  /// Names that are hard to show. A client shows them as they are, markup is text; very
  /// long ones it may cut.
  static let textFixtures: [Fixture] = namesAsTheyAre + otherTexts

  private static let namesAsTheyAre: [Fixture] = names.map { name, text in
    first(
      "contents-name-" + name, ["attributes", "name"], .string(text), .rows(3, first: text.count > 200 ? nil : text))
  }

  private static let otherTexts: [Fixture] = [
    first("contents-name-empty", ["attributes", "name"], "", .rows(2)),
    first("contents-name-of-blanks", ["attributes", "name"], "   ", .rows(2)),
    first("contents-name-with-line-breaks", ["attributes", "name"], "Tides\nby\r\nHand"),
    first(
      "contents-name-in-unicode-escapes", ["attributes", "name"], .raw(#""Tides \u0062y \ud83c\udf0a""#),
      .rows(3, first: "Tides by 🌊")),
    first("contents-name-half-a-surrogate", ["attributes", "name"], .raw(#""Tides \ud83c""#), .failure(.notJSON)),
    first(
      "contents-name-with-null", ["attributes", "name"], .raw(#""Tides\u0000by Hand""#),
      .rows(3, first: "Tides\u{0}by Hand")),
    first(
      "contents-name-of-ten-megabytes", ["attributes", "name"], .string(String(repeating: "Long. ", count: 1_750_000))),
    first(
      "contents-description-of-ten-megabytes", ["attributes", "description_plain_text"],
      .string(String(repeating: "Long. ", count: 1_750_000))),
    first(
      "contents-description-of-html", ["attributes", "description_plain_text"],
      "<p>One</p><script>alert(1)</script><p>Two"),
    first(
      "contents-description-of-entities", ["attributes", "description_plain_text"], "Fish &amp; chips &lt;3 &#x1F30A;"),
  ]

  private static let names: [(String, String)] = [
    ("html", "<b>Tides</b> by <script>alert(1)</script> Hand"), ("entities", "Tides &amp; Hands &lt;3"),
    ("markdown", "**Tides** by [Hand](javascript:alert(1))"), ("format-specifiers", "100%@ %d %n tides"),
    ("right-to-left", "المد والجزر باليد"), ("both-directions", "Tides باليد by Hand שלום 12"),
    ("direction-override", "Tides \u{202E}dnaH yb"), ("emoji", "Tides 🌊 by Hand ✋🏽"),
    ("family-of-emoji", "👩‍👩‍👧‍👦 at the Sea"),
    ("flags", "🇯🇵🇧🇷🏴󠁧󠁢󠁷󠁬󠁳󠁿"), ("combining-marks", "T\u{0301}\u{0302}\u{0303}\u{0304}\u{0305}ides"),
    ("two-hundred-marks", "T" + String(repeating: "\u{0301}", count: 200) + "ides"),
    ("zero-width", "Ti\u{200B}des\u{200D} by\u{FEFF} Hand"), ("chinese", "用手感受潮汐"), ("japanese", "手で感じる潮の満ち引き"),
    ("korean", "손으로 느끼는 조수"), ("thai", "น้ำขึ้นน้ำลงด้วยมือ"), ("hindi", "हाथ से ज्वार"), ("private-use", "Tides \u{E000}\u{F8FF}"),
    ("beyond-the-first-plane", "𝔗𝔦𝔡𝔢𝔰 𐍈 𓂀"), ("one-letter", "T"), ("quotation-marks", #"Tides "by" \Hand\"#),
    ("tabs", "Tides\tby\tHand"), ("one-long-word", String(repeating: "Tides", count: 200)),
    ("a-thousand-words", Array(repeating: "Tides", count: 1_000).joined(separator: " ")),
    ("decomposed", "Cafe\u{0301} by Hand"), ("of-an-address", "https://example.org/?a=1&b=2"),
  ]
}
