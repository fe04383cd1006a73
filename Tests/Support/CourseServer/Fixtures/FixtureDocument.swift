import Foundation

/// A right answer with three courses, which fixtures change.
struct FixtureDocument {
  var rows: [JSON]
  var included: JSON?
  var links: JSON?
  var meta: JSON?

  static let names = ["Tides by Hand", "A Garden of Views", "Letters at Night"]

  init(_ request: Request) {
    var courses = Catalogue(seed: 7, count: 3).courses
    for index in courses.indices { courses[index].name = Self.names[index] }
    rows = courses.map { ContentsAPI.resource($0, request) }
    included = .array(ContentsAPI.domains(of: courses))
    let page = JSON.string(request.address("/api/contents"))
    links = ["self": page, "first": page, "prev": nil, "next": nil, "last": page]
    meta = ["total_result_count": 3]
  }

  var json: JSON {
    var json: JSON = ["data": .array(rows)]
    json["included"] = included
    json["links"] = links
    json["meta"] = meta
    return json
  }

  static func text(_ request: Request) -> String { FixtureDocument(request).json.text }
}

extension Fixture {
  /// A fixture of `/api/contents` that is a changed document.
  static func changed(
    _ name: String, _ shows: Shows = .rows(3), _ change: @escaping @Sendable (inout FixtureDocument, Request) -> Void
  ) -> Fixture {
    Fixture(name, .contents, shows) { request in
      var document = FixtureDocument(request)
      change(&document, request)
      return Answer(json: document.json)
    }
  }

  /// One whose first row has another value at a path; nil takes it out.
  static func first(_ name: String, _ path: [String], _ value: JSON?, _ shows: Shows = .rows(3)) -> Fixture {
    changed(name, shows) { document, _ in document.rows[0] = document.rows[0].replacing(path, with: value) }
  }

  /// One that has another value at a path of the whole document; nil takes it out.
  static func whole(_ name: String, _ path: [String], _ value: JSON?, _ shows: Shows = .rows(3)) -> Fixture {
    Fixture(name, .contents, shows) { request in
      Answer(json: FixtureDocument(request).json.replacing(path, with: value))
    }
  }
}
