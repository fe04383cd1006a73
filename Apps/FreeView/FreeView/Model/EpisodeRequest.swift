import Foundation

/// What the list asks of a source.
struct EpisodeRequest: Equatable {
  var words = ""
  var filters: Set<EpisodeFilter> = []
  var sort = EpisodeSort.popular
  var pageSize = 20

  func ids(of kind: EpisodeFilter.Kind) -> [String] { filters.filter { $0.kind == kind }.map(\.id).sorted() }
}

/// A part of the answer, in the order that was asked for.
struct EpisodePage: Equatable {
  var episodes: [Episode]
  /// How many there are on all pages, where the source says so.
  var total: Int?
  /// What asks for the page after this one; nil on the last.
  var next: String?
  /// Entries of the answer that make no episode.
  var unreadableCount = 0
  /// When the source said so, for an answer that was kept; nil for one that is true now.
  var keptSince: Date?
}
