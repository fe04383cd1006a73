import Combine
import Foundation

final class EpisodeStore: ObservableObject {
  @Published private(set) var episodes: [Episode] = []
  @Published var queryTerm = "" {
    didSet { updateEpisodes() }
  }
  @Published var sortOrder = EpisodeSort.popular {
    didSet { updateEpisodes() }
  }
  @Published var domainFilters: [String: Bool] {
    didSet { updateEpisodes() }
  }
  @Published var difficultyFilters: [String: Bool] {
    didSet { updateEpisodes() }
  }

  private let allEpisodes: [Episode]

  init(episodes: [Episode] = Episode.samples) {
    allEpisodes = episodes
    domainFilters = Self.unselected(Episode.domains)
    difficultyFilters = Self.unselected(Episode.difficulties)
    updateEpisodes()
  }

  /// Names of the selected filters: platforms first, then difficulties.
  var activeFilters: [String] {
    Episode.domains.filter { domainFilters[$0] == true }
      + Episode.difficulties.filter { difficultyFilters[$0] == true }
  }

  func removeFilter(_ name: String) {
    if domainFilters[name] != nil {
      domainFilters[name] = false
    } else if difficultyFilters[name] != nil {
      difficultyFilters[name] = false
    }
  }

  func clearFilters() {
    domainFilters = Self.unselected(Episode.domains)
    difficultyFilters = Self.unselected(Episode.difficulties)
  }

  private static func unselected(_ names: [String]) -> [String: Bool] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, false) })
  }

  private func updateEpisodes() {
    episodes = allEpisodes
      .filter { matchesQuery($0) && passesFilters($0) }
      .sorted(by: sortOrder.areInOrder)
  }

  private func matchesQuery(_ episode: Episode) -> Bool {
    let term = queryTerm.trimmingCharacters(in: .whitespaces)
    return term.isEmpty
      || episode.name.localizedCaseInsensitiveContains(term)
      || episode.description.localizedCaseInsensitiveContains(term)
  }

  /// A group of filters with nothing selected lets every episode pass.
  private func passesFilters(_ episode: Episode) -> Bool {
    passes(episode.domain, filters: domainFilters)
      && passes(episode.difficulty, filters: difficultyFilters)
  }

  private func passes(_ name: String, filters: [String: Bool]) -> Bool {
    !filters.values.contains(true) || filters[name] == true
  }
}
