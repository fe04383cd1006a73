import Foundation

/// One choice among those that a source offers.
struct EpisodeFilter: Hashable {
  enum Kind { case domain, difficulty }
  let kind: Kind
  /// What the source calls it.
  let id: String
  let name: String
}

/// Choices under one title, in the rows in which they stand.
struct FilterGroup {
  let title: String
  let rows: [[EpisodeFilter]]

  init(_ title: String, _ kind: EpisodeFilter.Kind, _ rows: [[(id: String, name: String)]]) {
    self.title = title
    self.rows = rows.map { $0.map { EpisodeFilter(kind: kind, id: $0.id, name: $0.name) } }
  }

  var filters: [EpisodeFilter] { rows.flatMap { $0 } }

  static let difficulties = FilterGroup(
    "Difficulty", .difficulty,
    [[("beginner", "Beginner"), ("intermediate", "Intermediate"), ("advanced", "Advanced")]])
}
