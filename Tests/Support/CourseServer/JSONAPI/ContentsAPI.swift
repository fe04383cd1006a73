/// The JSON:API of courses: `GET /api/contents` and `GET /api/videos/{id}/stream`.
struct ContentsAPI {
  let catalogue: Catalogue

  /// nil: not an address of this API.
  func answer(_ request: Request) -> Answer? {
    let parts = request.path.split(separator: "/")
    switch parts.count {
    case 2 where parts == ["api", "contents"]: return contents(request)
    case 4 where parts[0] == "api" && parts[1] == "videos" && parts[3] == "stream":
      return stream(String(parts[2]), request)
    default: return nil
    }
  }

  func contents(_ request: Request) -> Answer {
    let query: ContentsQuery
    do {
      query = try ContentsQuery(request)
    } catch {
      let fault = error as! ContentsQuery.Fault
      return Self.error(400, "Bad request", fault.detail, source: ["parameter": .string(fault.parameter)])
    }
    let page = query.courses.page(of: catalogue)
    return Answer(
      json: [
        "data": .array(page.courses.map { Self.resource($0, request) }),
        "included": .array(Self.domains(of: page.courses)),
        "links": Self.links(request, query, total: page.total),
        "meta": ["total_result_count": .int(page.total)],
      ])
  }

  private func stream(_ text: String, _ request: Request) -> Answer {
    guard let id = Int(text), catalogue.course(videoID: id) != nil else {
      return Self.error(404, "Not found", "there is no video '\(text)'")
    }
    return Answer(json: Self.stream(id: id, address: request.address("/hls/\(id)/master.m3u8")))
  }

  static func stream(id: Int, address: String) -> JSON {
    [
      "data": [
        "id": .string(String(id)), "type": "attachments", "attributes": ["url": .string(address), "kind": "stream"],
      ]
    ]
  }

  static func error(_ status: Int, _ title: String, _ detail: String, source: JSON? = nil) -> Answer {
    var object: JSON = ["status": .string(String(status)), "title": .string(title), "detail": .string(detail)]
    object["source"] = source
    return Answer(status, json: ["errors": [object]])
  }

  private static func links(_ request: Request, _ query: ContentsQuery, total: Int) -> JSON {
    let last = max(1, (total + query.pageSize - 1) / query.pageSize)
    func link(_ number: Int) -> JSON {
      guard (1...last).contains(number) else { return nil }
      return .string(
        request.address(setting: [("page[number]", String(number)), ("page[size]", String(query.pageSize))]))
    }
    return [
      "self": .string(request.address(setting: [])), "first": link(1), "prev": link(query.pageNumber - 1),
      "next": link(query.pageNumber + 1), "last": link(last),
    ]
  }
}
