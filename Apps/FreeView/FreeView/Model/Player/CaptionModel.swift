import AVKit
import Combine
import Foundation

/// Texts over the film, where the source has some in files beside it. Main thread.
final class CaptionModel: ObservableObject {
  @Published private(set) var choices: [FilmCaptions] = []
  @Published private(set) var chosen: FilmCaptions?
  /// What shows now.
  @Published private(set) var text: String?

  private var cues: [CaptionCue] = []
  private var source: EpisodeSource?
  private weak var player: AVPlayer?
  private var observer: Any?

  @MainActor func open(_ episode: Episode, from source: EpisodeSource, on player: AVPlayer) async {
    close()
    let choices = await source.captions(of: episode)
    guard !Task.isCancelled, !choices.isEmpty else { return }
    (self.source, self.player, self.choices) = (source, player, choices)
    observer = player.addPeriodicTimeObserver(
      forInterval: CMTime(seconds: 0.2, preferredTimescale: 600), queue: .main
    ) { [weak self] _ in self?.update() }
  }

  func close() {
    if let observer { player?.removeTimeObserver(observer) }
    (observer, player, choices, chosen, text, cues) = (nil, nil, [], nil, nil, [])
  }

  /// Nil shows none. A file that does not come shows none either.
  @MainActor func choose(_ captions: FilmCaptions?) async {
    (chosen, cues) = (captions, [])
    if let captions, let file = try? await source?.text(of: captions), chosen == captions {
      cues = CaptionCue.cues(in: file)
    }
    update()
  }

  private func update() {
    let new = player.flatMap { cues.text(at: $0.currentTime().seconds) }
    if new != text { text = new }
  }
}
