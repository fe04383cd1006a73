import Foundation

/// An answer of `/api/contents` whose first entry is changed in one place; the second is whole.
struct ContentsFixture: CustomStringConvertible, Sendable {
  let name: String
  let text: String
  /// Whether the changed entry still makes an episode.
  let isReadable: Bool
  var description: String { name }

  static let plain = ContentsFixture(name: "plain", text: document(), isReadable: true)

  private static let attributes: [(key: String, value: String)] = [
    ("uri", #""rw://501""#), ("name", #""A Name""#), ("description", #""<p>Marked.</p>""#),
    ("description_plain_text", #""Plain text.""#), ("released_at", #""2021-02-09T12:00:00.000Z""#), ("free", "true"),
    ("difficulty", #""beginner""#), ("content_type", #""episode""#), ("duration", "754"), ("popularity", "42.0"),
    ("technology_triple_string", #""Kotlin 1.4""#), ("contributor_string", #""Ada""#), ("video_identifier", "77"),
    ("parent_name", #""A Course""#), ("card_artwork_url", #""/card.png""#)
  ]
  private static let values: [(name: String, value: String)] = [
    ("null", "null"), ("true", "true"), ("a number", "12"), ("a negative number", "-3"), ("a fraction", "0.25"),
    ("a huge number", "1e300"), ("too long a number", String(repeating: "9", count: 40)), ("an empty text", #""""#),
    ("spaces", #""  \n ""#), ("a list", "[1, [2]]"), ("an object", #"{"a": {"b": null}}"#),
    ("odd letters", #""\u00e9\uFFFD""#)
  ]

  /// Every attribute as every kind of value, and missing; then the entry's other parts.
  static let all: [ContentsFixture] = attributes.flatMap { attribute in
    values.map { value in
      ContentsFixture(
        name: "\(attribute.key) is \(value.name)", text: document(entry(changing: attribute.key, to: value.value)),
        isReadable: attribute.key != "name" || value.name == "odd letters")
    } + [
      ContentsFixture(
        name: "\(attribute.key) is missing", text: document(entry(changing: attribute.key, to: nil)),
        isReadable: attribute.key != "name")
    ]
  } + entries.map { ContentsFixture(name: "the entry is \($0.name)", text: document($0.value), isReadable: false) }
    + parts

  private static let entries: [(name: String, value: String)] = [
    ("null", "null"), ("a number", "1"), ("a text", #""x""#), ("a list", "[]"), ("empty", "{}"),
    ("without attributes", #"{"id": "1"}"#), ("without id", #"{"attributes": {"name": "A"}}"#),
    ("with an id of null", #"{"id": null, "attributes": {"name": "A"}}"#),
    ("with attributes of null", #"{"id": "1", "attributes": null}"#),
    ("with attributes in a list", #"{"id": "1", "attributes": [{"name": "A"}]}"#)
  ]
  private static let parts: [ContentsFixture] = [
    ("an id in numbers", document(#"{"id": 7, "attributes": {"name": "A"}}"#)),
    ("relationships of null", document(entry(relationships: "null"))),
    ("domains without data", document(entry(relationships: #"{"domains": {}}"#))),
    ("domains of wrong kinds", document(entry(relationships: #"{"domains": {"data": [1, null, {"id": {}}]}}"#))),
    ("included is no list", document(included: #"{"a": 1}"#)),
    ("included of wrong kinds", document(included: #"[null, 1, {"id": "2", "type": "domains"}]"#)),
    ("links of null", document(links: "null")),
    ("a next link of a number", document(links: #"{"next": 7}"#)),
    ("a next link to a file", document(links: #"{"next": "file:///etc/passwd"}"#)),
    ("meta is a list", document(meta: "[1]"))
  ].map { ContentsFixture(name: $0.0, text: $0.1, isReadable: true) }

  private static func entry(
    changing key: String = "", to value: String? = nil,
    relationships: String = #"{"domains": {"data": [{"id": "2", "type": "domains"}]}}"#
  ) -> String {
    let fields = attributes.compactMap { attribute -> String? in
      guard attribute.key == key else { return "\"\(attribute.key)\": \(attribute.value)" }
      return value.map { "\"\(key)\": \($0)" }
    }
    return #"{"id": "501", "type": "contents", "attributes": {\#(fields.joined(separator: ", "))}, "#
      + #""relationships": \#(relationships), "links": {"self": "https://api.example.org/api/contents/501"}}"#
  }

  static func document(
    _ entry: String = entry(), included: String = "[]",
    links: String = #"{"first": null, "next": "https://api.example.org/api/contents?page=2", "last": null}"#,
    meta: String = #"{"total_result_count": 345}"#
  ) -> String {
    let good = #"{"id": "2", "type": "contents", "attributes": {"name": "A Good One"}}"#
    return #"{"data": [\#(entry), \#(good)], "included": \#(included), "links": \#(links), "meta": \#(meta)}"#
  }
}
