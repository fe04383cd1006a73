import Combine
import Foundation

/// How far each film was watched.
final class WatchLog: ObservableObject {
  struct Mark: Codable, Equatable {
    /// Seconds from the start; 0 for a film that was watched to its end.
    var position = 0.0
    /// Of the film, in seconds; 0 while it is not known.
    var duration = 0.0
    var isWatched = false

    /// Where to go on; nil at the start and at the end of a film.
    var resumeTime: Double? {
      guard duration > 0, position >= min(5, duration * 0.05), position < duration * 0.95 else { return nil }
      return position
    }
    var share: Double { duration > 0 ? min(max(position / duration, 0), 1) : 0 }
  }

  @Published private(set) var marks: [String: Mark]
  private let file: KeptFile<[String: Mark]>

  init(file: KeptFile<[String: Mark]> = KeptFile(nil)) {
    self.file = file
    marks = file.read() ?? [:]
  }

  subscript(episode: Episode) -> Mark? { marks[episode.id] }

  /// A film counts as watched from its last twentieth on, and stays so when it is watched again.
  func record(_ position: Double, of duration: Double, for episode: Episode) {
    guard position.isFinite, duration.isFinite, duration > 0, position >= 0 else { return }
    var mark = marks[episode.id] ?? Mark()
    mark.duration = duration
    let isAtEnd = position >= duration * 0.95
    mark.position = isAtEnd ? 0 : position
    mark.isWatched = mark.isWatched || isAtEnd
    set(mark, for: episode)
  }

  func setWatched(_ isWatched: Bool, _ episode: Episode) {
    var mark = marks[episode.id] ?? Mark()
    mark.isWatched = isWatched
    if isWatched { mark.position = 0 }
    set(mark, for: episode)
  }

  func forgetAll() {
    marks = [:]
    file.write(marks)
  }

  private func set(_ mark: Mark, for episode: Episode) {
    guard marks[episode.id] != mark else { return }
    marks[episode.id] = mark
    file.write(marks)
  }
}
