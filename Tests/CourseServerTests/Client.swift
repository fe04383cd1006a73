import Foundation
import FoundationNetworking

/// Asks a server and takes its answers apart.
struct Client {
  let server: String
  /// Follows no redirect, so that tests see them.
  private let session: URLSession

  init(_ server: String) {
    self.server = server
    session = URLSession(configuration: .ephemeral, delegate: NoRedirects(), delegateQueue: nil)
  }

  struct Answer {
    var status: Int
    var headers: [String: String]
    var body: Data
    var text: String { String(decoding: body, as: UTF8.self) }
    var json: [String: Any] { (try? JSONSerialization.jsonObject(with: body) as? [String: Any]) ?? [:] }
    /// `data` of the document.
    var rows: [[String: Any]] { json["data"] as? [[String: Any]] ?? [] }
    var ids: [String] { rows.compactMap { $0["id"] as? String } }
    func link(_ name: String) -> String? { (json["links"] as? [String: Any])?[name] as? String }
    var total: Int? { (json["meta"] as? [String: Any])?["total_result_count"] as? Int ?? json["total"] as? Int }
    /// A member of each row's attributes.
    func attributes(_ name: String) -> [Any?] { rows.map { ($0["attributes"] as? [String: Any])?[name] } }
  }

  func get(_ path: String, headers: [String: String] = [:]) async throws -> Answer {
    let address = path.hasPrefix("http") ? path : server + path
    var request = URLRequest(url: URL(string: address)!)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    request.cachePolicy = .reloadIgnoringLocalCacheData
    let (data, response) = try await session.data(for: request)
    let answer = response as! HTTPURLResponse
    var found: [String: String] = [:]
    for (name, value) in answer.allHeaderFields { found["\(name)".lowercased()] = "\(value)" }
    return Answer(status: answer.statusCode, headers: found, body: data)
  }

  private final class NoRedirects: NSObject, URLSessionTaskDelegate {
    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) { completionHandler(nil) }
  }
}
