import Foundation
import ReaderImport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A book whose chapters are a file on a server. The copy here stays until a newer one has come as a whole.
struct RemoteBook: Sendable {
  enum Answer: Equatable, Sendable {
    /// What is here is the newest.
    case unchanged
    case newer(Book, tag: String?)
  }

  typealias Load = @Sendable (URLRequest) async throws -> (Data, URLResponse)

  let url: URL
  var load: Load = { try await URLSession.shared.data(for: $0) }

  /// Only addresses of the web are asked.
  init?(_ address: String) {
    let address = address.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased()), url.host != nil else {
      return nil
    }
    self.url = url
  }

  /// Asks for chapters that are others than those with the tag.
  func fetch(tag: String?) async throws -> Answer {
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 30)
    if let tag { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }
    let (data, response) = try await load(request)
    let http = response as? HTTPURLResponse
    let status = http?.statusCode ?? 200
    if status == 304 { return .unchanged }
    guard (200..<300).contains(status) else {
      throw ImportError(url.absoluteString, String(localized: "The server answered \(status)."))
    }
    return .newer(try Book(json: data, file: url.absoluteString), tag: http?.value(forHTTPHeaderField: "ETag"))
  }
}
