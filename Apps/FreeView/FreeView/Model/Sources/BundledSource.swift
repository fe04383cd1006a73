import Foundation

/// The catalogue in the app itself: always there, and answers at once.
struct BundledSource: EpisodeSource {
  var episodes = Episode.samples
  let id = "bundled"
  let name = "FreeView's own catalogue"
  let isOnDevice = true

  let filterGroups = [
    FilterGroup(
      "Platforms", .domain,
      [["iOS", "Android", "Web"], ["Server", "Games", "Data"]].map { $0.map { ($0, $0) } }),
    FilterGroup.difficulties
  ]

  func page(_ request: EpisodeRequest, after next: String?) async throws -> EpisodePage {
    answer(request, after: next)
  }

  func keptPage(_ request: EpisodeRequest, after next: String?) -> EpisodePage? { answer(request, after: next) }

  /// Named by the end of `uri`.
  func filmOnDevice(of episode: Episode) throws -> URL? {
    guard let url = Bundle.main.url(forResource: episode.videoID, withExtension: "mp4") else { throw LoadError.noFilm }
    return url
  }

  func film(of episode: Episode) async throws -> URL {
    guard let url = try filmOnDevice(of: episode) else { throw LoadError.noFilm }
    return url
  }

  private func answer(_ request: EpisodeRequest, after next: String?) -> EpisodePage {
    let all = episodes.filter { matches(request.words, $0) && passes(request, $0) }.sorted(by: request.sort.areInOrder)
    let start = next.flatMap { Int($0) } ?? 0
    let end = min(start + request.pageSize, all.count)
    return EpisodePage(
      episodes: Array(all[min(start, end)..<end]), total: all.count, next: end < all.count ? String(end) : nil)
  }

  private func matches(_ words: String, _ episode: Episode) -> Bool {
    words.isEmpty
      || episode.name.localizedCaseInsensitiveContains(words)
      || episode.description.localizedCaseInsensitiveContains(words)
  }

  /// A group of filters with nothing selected lets every episode pass.
  private func passes(_ request: EpisodeRequest, _ episode: Episode) -> Bool {
    let domains = request.ids(of: .domain)
    let difficulties = request.ids(of: .difficulty)
    return (domains.isEmpty || domains.contains(episode.domain))
      && (difficulties.isEmpty || difficulties.contains(episode.difficulty.lowercased()))
  }
}
