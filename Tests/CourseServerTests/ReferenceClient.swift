import CourseServer
import Foundation
import FoundationNetworking

/// A client as forgiving as fixtures expect: what one of them says is held against it.
struct ReferenceClient {
  let server: String

  func shows(_ question: Fixture.Question) async -> Fixture.Shows {
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    do {
      let (data, response) = try await session.data(from: URL(string: server + question.path)!)
      return Self.read(data, status: (response as! HTTPURLResponse).statusCode, question)
    } catch {
      return .failure(Self.failure(error))
    }
  }

  private static func failure(_ error: any Error) -> Fixture.Failure {
    switch (error as? URLError)?.code {
    case .httpTooManyRedirects: .redirects
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasUnknownRoot: .security
    // Foundation on Linux has no code for what libcurl says of certificates.
    case .unknown where "\(error)".contains("SSL certificate"): .security
    default: .connection
    }
  }

  private static func read(_ data: Data, status: Int, _ question: Fixture.Question) -> Fixture.Shows {
    switch status {
    case 200..<300: break
    case 429: return .failure(.tooManyRequests)
    case 404, 410: return .failure(.notFound)
    case 401, 403: return .failure(.notAllowed)
    case 500...: return .failure(.server)
    default: return .failure(.refused)
    }
    guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else {
      return .failure(.notJSON)
    }
    let document = value as? [String: Any]
    let errors = document?["errors"] as? [Any] ?? []
    if errors.contains(where: { ($0 as? [String: Any])?["title"] is String }) { return .failure(.reported) }
    switch question {
    case .contents, .peerTubeVideos: return rows(document, question)
    case .stream:
      let attributes = (document?["data"] as? [String: Any])?["attributes"] as? [String: Any]
      guard let attributes else { return .failure(.notUnderstood) }
      return isFilm(attributes["url"]) ? .film : .failure(.noFilm)
    case .peerTubeVideo: return film(document)
    }
  }

  private static func rows(_ document: [String: Any]?, _ question: Fixture.Question) -> Fixture.Shows {
    guard let rows = document?["data"] as? [Any] else { return .failure(.notUnderstood) }
    var seen: Set<String> = []
    var names: [String] = []
    for case let row as [String: Any] in rows {
      let fields = question == .contents ? row["attributes"] as? [String: Any] : row
      let id = (row["id"] as? String) ?? (row["id"] as? Int).map { String($0) }
      guard let id, !id.isEmpty, let name = fields?["name"] as? String, !seen.contains(id),
        !name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
      else { continue }
      seen.insert(id)
      names.append(name)
    }
    return .rows(names.count, first: names.first)
  }

  private static func film(_ document: [String: Any]?) -> Fixture.Shows {
    let lists = document?["streamingPlaylists"] as? [[String: Any]] ?? []
    let files = document?["files"] as? [[String: Any]] ?? []
    let addresses = lists.filter { $0["type"] as? Int == 1 }.map { $0["playlistUrl"] } + files.map { $0["fileUrl"] }
    return addresses.contains { isFilm($0) } ? .film : .failure(.noFilm)
  }

  private static func isFilm(_ value: Any?) -> Bool {
    guard let url = (value as? String).flatMap(URL.init(string:)) else { return false }
    return ["http", "https"].contains(url.scheme) && url.host != nil
  }
}
