/// What is public of PeerTube's REST API, as far as a client that lists, searches and plays asks for it.
struct PeerTubeAPI {
  let catalogue: Catalogue
  let media: MediaLibrary

  /// nil: not an address of this API.
  func answer(_ request: Request) -> Answer? {
    let parts = request.path.split(separator: "/").map(String.init)
    guard parts.starts(with: ["api", "v1"]) else { return nil }
    switch Array(parts.dropFirst(2)) {
    case ["config"]: return Self.answer(["instance": ["name": "Course server", "shortDescription": "Films for tests"]])
    case ["videos"]: return list(request, searching: nil)
    case ["search", "videos"]: return list(request, searching: request.value("search") ?? "")
    case let rest where rest.count >= 2 && rest[0] == "videos": return video(rest[1], Array(rest.dropFirst(2)), request)
    default: return Self.problem(404, "Not Found", "there is no '\(request.path)'")
    }
  }

  private func list(_ request: Request, searching text: String?) -> Answer {
    var query = CourseQuery()
    query.text = text ?? ""
    query.count = 15
    if let count = request.value("count") {
      guard let number = Int(count), (1...100).contains(number) else { return Self.invalid("count") }
      query.count = number
    }
    if let start = request.value("start") {
      guard let number = Int(start), number >= 0 else { return Self.invalid("start") }
      query.first = number
    }
    let categories = request.values("categoryOneOf").compactMap { Int($0) }
    if !categories.isEmpty {
      // A number of no domain, so that an unknown category has no videos.
      query.domains = [-1]
      for domain in Course.Domain.allCases where categories.contains(Self.category(domain).id) {
        query.domains.insert(domain.rawValue)
      }
    }
    let sort = request.value("sort") ?? (text == nil ? "-publishedAt" : "-match")
    query.isDescending = sort.hasPrefix("-")
    switch sort.drop(while: { $0 == "-" }) {
    case "publishedAt", "createdAt", "originallyPublishedAt": query.sort = .releasedAt
    case "views", "trending", "hot", "best", "likes", "match": query.sort = .popularity
    case "name": query.sort = .name
    default: return Self.invalid("sort")
    }
    let page = query.page(of: catalogue)
    return Self.answer([
      "total": .int(page.total), "data": .array(page.courses.map { Self.summary($0, request) }),
    ])
  }

  private func video(_ name: String, _ rest: [String], _ request: Request) -> Answer {
    let found = catalogue.courses.first {
      String($0.videoID) == name || Self.uuid($0) == name || Self.shortUUID($0) == name
    }
    guard let course = found else { return Self.problem(404, "Not Found", "Video not found") }
    switch rest {
    case []: return Self.answer(details(course, request))
    case ["captions"]: return Self.answer(Self.captions(course, request))
    case ["description"]: return Self.answer(["description": .string(course.description)])
    default: return Self.problem(404, "Not Found", "there is no '\(request.path)'")
    }
  }

  static func answer(_ json: JSON) -> Answer { Answer(type: "application/json; charset=utf-8", json: json) }

  static func problem(_ status: Int, _ title: String, _ detail: String) -> Answer {
    Answer(
      status, type: "application/problem+json; charset=utf-8",
      json: [
        "type": "about:blank", "title": .string(title), "status": .int(status), "detail": .string(detail),
        "error": .string(detail),
      ])
  }

  private static func invalid(_ parameter: String) -> Answer {
    problem(400, "Bad Request", "Incorrect request parameters: \(parameter)")
  }
}
