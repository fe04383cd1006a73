import Foundation

/// A server of PeerTube's, by its public REST API.
struct PeerTubeSource: EpisodeSource {
  let base: URL
  let client: HTTPClient

  var id: String { "peertube/" + base.absoluteString }
  var name: String { base.hostName }

  /// PeerTube's own categories, by their numbers; videos have no difficulty there.
  let filterGroups = [
    FilterGroup(
      "Categories", .domain,
      [
        [("13", "Education"), ("15", "Science & Technology")], [("12", "How To"), ("4", "Art"), ("1", "Music")],
        [("2", "Films"), ("7", "Gaming"), ("5", "Sports")], [("11", "News & Politics"), ("14", "Activism")],
        [("9", "Comedy"), ("10", "Entertainment")], [("6", "Travels"), ("16", "Animals"), ("17", "Kids")],
        [("8", "People"), ("3", "Vehicles"), ("18", "Food")]
      ])
  ]

  func page(_ request: EpisodeRequest, after next: String?) async throws -> EpisodePage {
    let start = Self.start(next)
    return try await client.value(of: try address(request, start: start)) { try read($0, start: start) }
  }

  func keptPage(_ request: EpisodeRequest, after next: String?) -> EpisodePage? {
    let start = Self.start(next)
    guard let url = try? address(request, start: start),
      let kept = client.keptValue(of: url, read: { try read($0, start: start) })
    else { return nil }
    var page = kept.value
    page.keptSince = kept.date
    return page
  }

  func film(of episode: Episode) async throws -> URL {
    guard !episode.videoID.isEmpty else { throw LoadError.noFilm }
    let url = base.appendingPathComponent("api/v1/videos").appendingPathComponent(episode.videoID)
    return try await client.value(of: url) { data in
      guard let details = try? JSONDecoder.of(base).decode(PeerTubeFilm.self, from: data) else {
        throw ErrorAnswer.told(in: data, host: base.hostName) ?? LoadError.unreadable(base.hostName)
      }
      guard let film = details.url else { throw LoadError.noFilm }
      return film
    }
  }

  var hasCaptionFiles: Bool { true }

  func captions(of episode: Episode) async -> [FilmCaptions] {
    let url = base.appendingPathComponent("api/v1/videos").appendingPathComponent(episode.videoID)
      .appendingPathComponent("captions")
    let list = try? await client.value(of: url) { try JSONDecoder.of(base).decode(PeerTubeCaptions.self, from: $0) }
    return list?.captions ?? []
  }

  func text(of captions: FilmCaptions) async throws -> String {
    try await client.value(of: captions.url) { String(decoding: $0, as: UTF8.self) }
  }

  private static func start(_ next: String?) -> Int { next.flatMap { Int($0) } ?? 0 }

  private func address(_ request: EpisodeRequest, start: Int) throws -> URL {
    let path = request.words.isEmpty ? "api/v1/videos" : "api/v1/search/videos"
    let url = base.appendingPathComponent(path)
    var address = URLComponents(url: url, resolvingAgainstBaseURL: true) ?? URLComponents()
    var items = [
      URLQueryItem(name: "start", value: String(start)), URLQueryItem(name: "count", value: String(request.pageSize)),
      URLQueryItem(name: "sort", value: request.sort == .newest ? "-publishedAt" : "-views"),
      URLQueryItem(name: "nsfw", value: "false")
    ]
    if !request.words.isEmpty { items.append(URLQueryItem(name: "search", value: request.words)) }
    items += request.ids(of: .domain).map { URLQueryItem(name: "categoryOneOf", value: $0) }
    address.queryItems = items
    guard let whole = address.url else { throw LoadError.unreadable(base.hostName) }
    return whole
  }

  private func read(_ data: Data, start: Int) throws -> EpisodePage {
    do {
      return try JSONDecoder.of(base).decode(PeerTubeList.self, from: data).page(sourceID: id, start: start)
    } catch {
      throw ErrorAnswer.told(in: data, host: base.hostName) ?? LoadError.unreadable(base.hostName)
    }
  }
}
