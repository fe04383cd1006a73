import Foundation

extension Fixture {
  /// Answers to the question where a film is.
  static let streamFixtures: [Fixture] = [ofAddresses, ofDocuments, ofStatuses].flatMap { $0 }

  private static let ofAddresses: [Fixture] = addresses.map { name, value, shows in
    Fixture("stream-url-" + name, .stream, shows) { request in
      Answer(json: right(request).replacing(["data", "attributes", "url"], with: value))
    }
  }
  private static let ofDocuments: [Fixture] = documents.map { name, text, shows in
    Fixture("stream-" + name, .stream, shows) { _ in Answer(json: .raw(text)) }
  }

  private static let ofStatuses: [Fixture] = [
    Fixture("stream-right", .stream, .film) { Answer(json: right($0)) },
    Fixture("stream-with-unknown-members", .stream, .film) { request in
      Answer(json: right(request).replacing(["data", "attributes", "drm"], with: ["kind": "none"]))
    },
    Fixture("stream-status-404", .stream, .failure(.notFound)) { _ in ContentsAPI.error(404, "Not found", "No film") },
    Fixture("stream-status-403", .stream, .failure(.notAllowed)) { _ in ContentsAPI.error(403, "Forbidden", "Not free")
    },
    Fixture("stream-status-500", .stream, .failure(.server)) { _ in Answer(500) },
  ]

  private static func right(_ request: Request) -> JSON {
    ContentsAPI.stream(id: 3_000, address: request.address("/hls/3000/master.m3u8"))
  }

  private static let addresses: [(String, JSON?, Shows)] = [
    ("null", .null, .failure(.noFilm)), ("missing", nil, .failure(.noFilm)), ("empty", "", .failure(.noFilm)),
    ("number", 7, .failure(.noFilm)), ("of-a-script", "javascript:alert(1)", .failure(.noFilm)),
    ("of-a-file", "file:///etc/passwd", .failure(.noFilm)), ("without-host", "http://", .failure(.noFilm)),
    ("array", [], .failure(.noFilm)), ("object", [:], .failure(.noFilm)),
  ]
  private static let documents: [(String, String, Shows)] = [
    ("data-null", #"{"data":null}"#, .failure(.notUnderstood)),
    ("data-empty", #"{"data":[]}"#, .failure(.notUnderstood)),
    ("attributes-null", #"{"data":{"id":"1","attributes":null}}"#, .failure(.notUnderstood)),
    ("empty-object", "{}", .failure(.notUnderstood)),
    ("truncated", #"{"data":{"attributes":{"url":"htt"#, .failure(.notJSON)),
    ("body-empty", "", .failure(.notJSON)),
  ]
}
