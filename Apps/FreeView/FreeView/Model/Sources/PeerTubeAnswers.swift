import Foundation

/// An answer of `/api/v1/videos` and `/api/v1/search/videos`.
struct PeerTubeList: Decodable {
  private let videos: [Readable<PeerTubeVideo>]
  private let total: Int?

  private enum Keys: String, CodingKey { case data, total }

  init(from decoder: Decoder) throws {
    let fields = try decoder.container(keyedBy: Keys.self)
    videos = try fields.decode([Readable<PeerTubeVideo>].self, forKey: .data)
    total = fields.wholeNumber(.total)
  }

  /// `start` is how many come on the pages before.
  func page(sourceID: String, start: Int) -> EpisodePage {
    var episodes = videos.compactMap { $0.value?.episode }
    for index in episodes.indices { episodes[index].id = sourceID + "/" + episodes[index].id }
    let end = start + videos.count
    let isLast = videos.isEmpty || total.map { end >= $0 } ?? true
    return EpisodePage(
      episodes: episodes, total: total, next: isLast ? nil : String(end),
      unreadableCount: videos.count - episodes.count)
  }
}

private struct PeerTubeVideo: Decodable {
  let episode: Episode

  private enum Keys: String, CodingKey {
    case uuid, id, name, description, truncatedDescription, publishedAt, duration, views, category, channel, account
    case thumbnailPath, thumbnails, url
  }
  private struct Label: Decodable { let label: String? }
  private struct Channel: Decodable { let displayName: String? }
  private struct Thumbnail: Decodable {
    let url: URL?
    private enum Keys: String, CodingKey { case fileUrl }
    init(from decoder: Decoder) throws {
      url = try decoder.container(keyedBy: Keys.self).webAddress(.fileUrl, on: decoder.base)
    }
  }

  init(from decoder: Decoder) throws {
    let said = try decoder.container(keyedBy: Keys.self)
    guard let id = said.text(.uuid) ?? said.identifier(.id), let name = said.text(.name) else {
      throw CocoaError(.coderReadCorrupt)
    }
    let description = said.text(.truncatedDescription) ?? said.text(.description) ?? ""
    let thumbnails = said.part([Readable<Thumbnail>].self, .thumbnails) ?? []
    episode = Episode(
      id: id, name: name.cut(to: 300), description: description.cut(to: 2000),
      domain: said.part(Label.self, .category)?.label ?? "", released: said.date(.publishedAt),
      seconds: said.wholeNumber(.duration), views: said.wholeNumber(.views) ?? 0, videoID: id,
      contributors: said.part(Channel.self, .channel)?.displayName
        ?? said.part(Channel.self, .account)?.displayName ?? "",
      artwork: said.webAddress(.thumbnailPath, on: decoder.base) ?? thumbnails.compactMap { $0.value?.url }.first,
      webPage: said.webAddress(.url, on: decoder.base))
  }
}
