import Foundation

/// What the server sends.
public struct Answer: Sendable {
  public var status = 200
  public var headers: [(name: String, value: String)] = []
  public var body = Data()
  /// In the place of all of the above: bytes after which the connection is closed.
  public var raw: Data?
  /// The request as tests know it, where the answer waits until one of them releases it.
  public var heldAs: Request?

  public init(_ status: Int = 200, type: String? = nil, body: Data = Data()) {
    (self.status, self.body) = (status, body)
    if let type { headers = [("Content-Type", type)] }
  }

  public init(_ status: Int = 200, type: String = "application/vnd.api+json; charset=utf-8", json: JSON) {
    self.init(status, type: type, body: Data(json.text.utf8))
  }

  public static func raw(_ bytes: Data) -> Answer {
    var answer = Answer()
    answer.raw = bytes
    return answer
  }

  public static func redirect(_ status: Int = 302, to address: String) -> Answer {
    var answer = Answer(status)
    answer.headers = [("Location", address)]
    return answer
  }

  public subscript(header name: String) -> String? {
    get { headers.first { $0.name.lowercased() == name.lowercased() }?.value }
    set {
      headers.removeAll { $0.name.lowercased() == name.lowercased() }
      if let newValue { headers.append((name, newValue)) }
    }
  }

  /// The same with a tag of its content, or 304 where the client has it already.
  func tagged(for request: Request) -> Answer {
    guard status == 200, raw == nil else { return self }
    var answer = self
    let tag = "\"" + String(Hash.of(body), radix: 16) + "\""
    if let known = request.headers["if-none-match"], Self.matches(known, tag) {
      answer = Answer(304)
    }
    answer[header: "ETag"] = tag
    answer[header: "Cache-Control"] = "no-cache"
    return answer
  }

  private static func matches(_ list: String, _ tag: String) -> Bool {
    list.split(separator: ",").contains { item in
      let item = item.trimmingCharacters(in: .whitespaces)
      return item == "*" || item == tag || item == "W/" + tag
    }
  }

  /// The answer as bytes on the wire, for faults that break it.
  func bytes(contentLength: Int? = nil) -> Data {
    var lines = ["HTTP/1.1 \(status) X"] + headers.map { "\($0.name): \($0.value)" }
    lines.append("Content-Length: \(contentLength ?? body.count)")
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}
