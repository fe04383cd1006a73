import Foundation

/// Where episodes and their films come from.
protocol EpisodeSource {
  /// Another for each server.
  var id: String { get }
  /// For people: "PeerTube on example.org".
  var name: String { get }
  /// Platforms first, then difficulties.
  var filterGroups: [FilterGroup] { get }

  /// Whether it never changes: then there is nothing to ask for anew.
  var isOnDevice: Bool { get }

  /// The first page, or the one that `next` of another page asks for.
  func page(_ request: EpisodeRequest, after next: String?) async throws -> EpisodePage
  /// The same without asking anyone: all that a catalogue on this device has, or a server's last answer.
  func keptPage(_ request: EpisodeRequest, after next: String?) -> EpisodePage?
  /// The film where nobody has to be asked for it; nil where somebody has.
  func filmOnDevice(of episode: Episode) throws -> URL?
  /// Where the film plays from.
  func film(of episode: Episode) async throws -> URL
  /// Whether `captions` may give any.
  var hasCaptionFiles: Bool { get }
  /// Texts in files of their own; what the film itself has is the player's.
  func captions(of episode: Episode) async -> [FilmCaptions]
  func text(of captions: FilmCaptions) async throws -> String
}

extension EpisodeSource {
  var isOnDevice: Bool { false }
  func filmOnDevice(of episode: Episode) throws -> URL? { nil }
  var hasCaptionFiles: Bool { false }
  func captions(of episode: Episode) async -> [FilmCaptions] { [] }
  func text(of captions: FilmCaptions) async throws -> String { "" }
}
