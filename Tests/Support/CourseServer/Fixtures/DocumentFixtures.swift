extension Fixture {
  /// Documents that are JSON and of another form.
  static let documentFixtures: [Fixture] = [members, wholes, shapes].flatMap { $0 }

  private static let members: [Fixture] = [
    whole("contents-data-null", ["data"], .null, .failure(.notUnderstood)),
    whole("contents-data-missing", ["data"], nil, .failure(.notUnderstood)),
    whole("contents-data-object", ["data"], ["id": "1"], .failure(.notUnderstood)),
    whole("contents-data-text", ["data"], "none", .failure(.notUnderstood)),
    whole("contents-data-number", ["data"], 3, .failure(.notUnderstood)),
    whole("contents-data-empty", ["data"], [], .rows(0)),
    whole("contents-included-null", ["included"], .null), whole("contents-included-missing", ["included"], nil),
    whole("contents-included-object", ["included"], [:]),
    whole("contents-included-of-nulls", ["included"], [nil, nil]),
    whole("contents-links-null", ["links"], .null), whole("contents-links-missing", ["links"], nil),
    whole("contents-links-text", ["links"], "none"), whole("contents-meta-null", ["meta"], .null),
    whole("contents-meta-missing", ["meta"], nil), whole("contents-meta-array", ["meta"], [3]),
    whole("contents-unknown-members", ["jsonapi"], ["version": "1.1", "meta": ["x": [nil, true, 1]]]),
    whole("contents-errors-empty", ["errors"], []),
  ]

  private static let wholes: [Fixture] = tops.map { name, text, shows in
    Fixture("contents-document-" + name, .contents, shows) { _ in Answer(json: .raw(text)) }
  }

  private static let shapes: [Fixture] = [
    Fixture("contents-errors-with-status-200", .contents, .failure(.reported)) { _ in
      Answer(json: ["errors": [["status": "503", "title": "Closed", "detail": "Closed for the night"]]])
    },
    Fixture("contents-errors-of-nulls-with-status-200", .contents, .failure(.notUnderstood)) { _ in
      Answer(json: ["errors": [["status": nil, "title": nil, "detail": nil]]])
    },
    Fixture("contents-deep-nesting-of-unknown-member", .contents, .failure(.notJSON)) { request in
      let nest = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
      return Answer(json: FixtureDocument(request).json.replacing(["extra"], with: .raw(nest)))
    },
    Fixture("contents-nesting-of-a-hundred-objects", .contents, .rows(3)) { request in
      let nest = String(repeating: #"{"a":"#, count: 100) + "1" + String(repeating: "}", count: 100)
      return Answer(json: FixtureDocument(request).json.replacing(["extra"], with: .raw(nest)))
    },
    Fixture("contents-member-data-twice", .contents, .rows(3)) { request in
      let text = FixtureDocument.text(request)
      return Answer(json: .raw(text.dropLast() + "," + text.dropFirst()))
    },
    Fixture("contents-pretty-printed", .contents, .rows(3)) { request in
      Answer(json: .raw(FixtureDocument.text(request).replacing(",\"", with: " ,\r\n\t \"")))
    },
  ]

  private static let tops: [(String, String, Shows)] = [
    ("array", "[]", .failure(.notUnderstood)), ("empty-object", "{}", .failure(.notUnderstood)),
    ("null", "null", .failure(.notUnderstood)), ("text", #""closed""#, .failure(.notUnderstood)),
    ("number", "42", .failure(.notUnderstood)), ("true", "true", .failure(.notUnderstood)),
  ]
}
