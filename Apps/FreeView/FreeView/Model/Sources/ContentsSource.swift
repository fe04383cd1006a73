import Foundation

/// A service of the kind that the app was first written for: JSON:API below `/api/contents` and `/api/videos`.
struct ContentsSource: EpisodeSource {
  let base: URL
  let client: HTTPClient

  var id: String { "contents/" + base.absoluteString }
  var name: String { base.hostName }

  /// The service knows platforms by number.
  static let domains = FilterGroup(
    "Platforms", .domain,
    [[("1", "iOS"), ("2", "Android"), ("3", "Unity")], [("5", "macOS"), ("8", "Server"), ("9", "Flutter")]])
  var filterGroups: [FilterGroup] { [Self.domains, .difficulties] }

  func page(_ request: EpisodeRequest, after next: String?) async throws -> EpisodePage {
    let url = try address(request, after: next)
    return try await client.value(of: url) { try read($0) }
  }

  func keptPage(_ request: EpisodeRequest, after next: String?) -> EpisodePage? {
    guard let url = try? address(request, after: next), let kept = client.keptValue(of: url, read: read) else {
      return nil
    }
    var page = kept.value
    page.keptSince = kept.date
    return page
  }

  func film(of episode: Episode) async throws -> URL {
    guard !episode.videoID.isEmpty else { throw LoadError.noFilm }
    let url = base.appendingPathComponent("api/videos").appendingPathComponent(episode.videoID)
      .appendingPathComponent("stream")
    return try await client.value(of: url) { data in
      if let told = ErrorAnswer.told(in: data, host: base.hostName) { throw told }
      guard let document = try? JSONDecoder.of(base).decode(StreamDocument.self, from: data) else {
        throw LoadError.unreadable(base.hostName)
      }
      guard let film = document.url else { throw LoadError.noFilm }
      return film
    }
  }

  /// `next` is the link of the page before. Only the server itself is followed.
  private func address(_ request: EpisodeRequest, after next: String?) throws -> URL {
    if let next {
      guard let url = URL(string: next), url.hostName == base.hostName, url.scheme == base.scheme else {
        throw LoadError.unreadable(base.hostName)
      }
      return url
    }
    var address = URLComponents(
      url: base.appendingPathComponent("api/contents"), resolvingAgainstBaseURL: true) ?? URLComponents()
    address.queryItems = Self.query(request)
    guard let url = address.url else { throw LoadError.unreadable(base.hostName) }
    return url
  }

  static func query(_ request: EpisodeRequest) -> [URLQueryItem] {
    var items = [
      URLQueryItem(name: "filter[subscription_types][]", value: "free"),
      URLQueryItem(name: "filter[content_types][]", value: "episode")
    ]
    items += request.ids(of: .domain).map { URLQueryItem(name: "filter[domain_ids][]", value: $0) }
    items += request.ids(of: .difficulty).map { URLQueryItem(name: "filter[difficulties][]", value: $0) }
    if !request.words.isEmpty { items.append(URLQueryItem(name: "filter[q]", value: request.words)) }
    items.append(URLQueryItem(name: "sort", value: request.sort == .newest ? "-released_at" : "-popularity"))
    items.append(URLQueryItem(name: "page[number]", value: "1"))
    items.append(URLQueryItem(name: "page[size]", value: String(request.pageSize)))
    return items
  }

  private func read(_ data: Data) throws -> EpisodePage {
    do {
      return try JSONDecoder.of(base).decode(ContentsDocument.self, from: data).page(sourceID: id)
    } catch {
      throw ErrorAnswer.told(in: data, host: base.hostName) ?? LoadError.unreadable(base.hostName)
    }
  }
}

extension JSONDecoder {
  /// Addresses in the answer may be relative to the server's own.
  static func of(_ base: URL) -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.userInfo[.base] = base
    return decoder
  }
}

extension CodingUserInfoKey {
  static let base = CodingUserInfoKey(rawValue: "base")!
}

extension Decoder {
  var base: URL { userInfo[.base] as? URL ?? URL(fileURLWithPath: "/") }
}
