import Foundation

extension Fault {
  /// The answer with the fault in it.
  func applied(to answer: Answer, of request: Request) -> Answer {
    var answer = answer
    switch self {
    case .slow: answer.heldAs = request
    case .tooManyRequests(let seconds):
      answer = Self.refusal(429, "Too many requests", request)
      answer[header: "Retry-After"] = String(seconds)
    case .status(let code): answer = Self.refusal(code, "A fault on demand", request)
    case .truncated: answer.body = answer.body.prefix(answer.body.count / 2)
    case .cut:
      let length = answer.body.count
      answer.body = answer.body.prefix(length / 2)
      answer.raw = answer.bytes(contentLength: length)
    case .nullFields(let seed): answer.changeFields(seed: seed) { _ in NSNull() }
    case .wrongTypes(let seed): answer.changeFields(seed: seed, to: Self.ofAnotherType)
    case .empty:
      answer.changeDocument { document in
        document["data"] = []
        if document["total"] != nil { document["total"] = 0 }
        if document["meta"] != nil { document["meta"] = ["total_result_count": 0] }
        Self.endPages(&document)
      }
    case .lastPage: answer.changeDocument(Self.endPages)
    case .redirectLoop: answer = .redirect(to: request.address(setting: []))
    // Both need the server: it answers in the place of this.
    case .tls, .random: break
    }
    return answer
  }

  private static func refusal(_ status: Int, _ title: String, _ request: Request) -> Answer {
    // Neither has a body.
    if status == 204 || status == 304 { return Answer(status) }
    return request.path.hasPrefix("/api/v1")
      ? PeerTubeAPI.problem(status, title, title) : ContentsAPI.error(status, title, title)
  }

  private static func endPages(_ document: inout [String: Any]) {
    guard var links = document["links"] as? [String: Any] else { return }
    links["next"] = NSNull()
    links["last"] = links["self"]
    document["links"] = links
  }

  private static func ofAnotherType(_ value: Any) -> Any {
    switch value {
    case let text as String: text.count
    case let number as NSNumber: "\(number)"
    case is [Any]: [String: Any]()
    case is [String: Any]: [Any]()
    default: false
    }
  }
}

extension Answer {
  /// Changes the body where it is an object of JSON; others stay.
  fileprivate mutating func changeDocument(_ change: (inout [String: Any]) -> Void) {
    guard var document = try? JSONSerialization.jsonObject(with: body) as? [String: Any] else { return }
    change(&document)
    guard let data = try? JSONSerialization.data(withJSONObject: document, options: .sortedKeys) else { return }
    body = data
  }

  /// Every other attribute of each result, by the seed, becomes what `change` makes of it.
  fileprivate mutating func changeFields(seed: UInt64, to change: (Any) -> Any) {
    var generator = SeededGenerator(seed: seed)
    changeDocument { document in
      guard let rows = document["data"] as? [[String: Any]] else { return }
      document["data"] = rows.map { row in
        var row = row
        let attributes = row["attributes"] as? [String: Any]
        var fields = attributes ?? row
        for key in fields.keys.sorted() where key != "id" && Bool.random(using: &generator) {
          fields[key] = change(fields[key]!)
        }
        if attributes != nil { row["attributes"] = fields } else { row = fields }
        return row
      }
    }
  }
}
