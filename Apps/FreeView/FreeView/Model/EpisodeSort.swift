import Foundation

enum EpisodeSort: String, CaseIterable {
  case newest
  case popular

  func areInOrder(_ first: Episode, _ second: Episode) -> Bool {
    switch self {
    case .newest:
      return (first.released ?? .distantPast) > (second.released ?? .distantPast)
    case .popular:
      return first.views > second.views
    }
  }
}
