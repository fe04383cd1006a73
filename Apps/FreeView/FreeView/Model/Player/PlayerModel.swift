import AVKit
import Combine
import SwiftUI

/// The film of one episode: finds it, goes on where it was left, and notes how far it was watched.
final class PlayerModel: ObservableObject {
  enum Phase: Equatable {
    case loading
    /// The player has the film; it says itself what is wrong with it.
    case opened
    case failed(LoadError)
  }

  @Published private(set) var phase = Phase.loading
  @Published private(set) var player: AVPlayer?
  /// The film can play.
  @Published private(set) var isReady = false
  @Published private(set) var isPlaying = false
  @Published private(set) var isFinished = false
  /// Where playing went on, until the film plays from there.
  @Published private(set) var resumedAt: Double?

  let captions = CaptionModel()
  private var episode: Episode?
  private var watchLog: WatchLog?
  private var observations: [Any] = []
  private var timeObserver: Any?

  deinit {
    if let timeObserver { player?.removeTimeObserver(timeObserver) }
  }

  @MainActor func open(_ episode: Episode, from source: EpisodeSource, watchLog: WatchLog) async {
    guard player == nil || self.episode?.id != episode.id else { return }
    close()
    (self.episode, self.watchLog) = (episode, watchLog)
    phase = .loading
    do {
      let url = try await source.film(of: episode)
      guard self.episode?.id == episode.id, !Task.isCancelled else { return }
      let player = play(url)
      phase = .opened
      await captions.open(episode, from: source, on: player)
    } catch is CancellationError {
    } catch {
      phase = .failed(LoadError(error, host: source.name))
    }
  }

  /// Stops, and notes where.
  func close() {
    player?.pause()
    note()
    captions.close()
    if let timeObserver { player?.removeTimeObserver(timeObserver) }
    (timeObserver, observations, player) = (nil, [], nil)
    (isReady, isPlaying, isFinished, resumedAt) = (false, false, false, nil)
  }

  func pause() {
    player?.pause()
    note()
  }

  func startOver() {
    resumedAt = nil
    isFinished = false
    player?.seek(to: .zero)
    player?.play()
  }

  private func play(_ url: URL) -> AVPlayer {
    let item = AVPlayerItem(url: url)
    let player = AVPlayer(playerItem: item)
    self.player = player
    observations = [
      item.observe(\.status, options: [.initial, .new]) { [weak self] item, _ in
        Self.onMain { self?.statusDidChange(item) }
      },
      player.observe(\.timeControlStatus, options: [.new]) { [weak self] player, _ in
        Self.onMain { self?.controlDidChange(player) }
      },
      NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime, object: item)
        .sink { [weak self] _ in Self.onMain { self?.didEnd() } }
    ]
    timeObserver = player.addPeriodicTimeObserver(
      forInterval: CMTime(seconds: 5, preferredTimescale: 600), queue: .main
    ) { [weak self] _ in self?.note() }
    return player
  }

  private func statusDidChange(_ item: AVPlayerItem) {
    guard item === player?.currentItem, item.status == .readyToPlay, !isReady else { return }
    if let episode, let time = watchLog?[episode]?.resumeTime {
      resumedAt = time
      player?.seek(to: CMTime(seconds: time, preferredTimescale: 600))
    }
    withAnimation(.easeOut(duration: 0.6)) { isReady = true }
  }

  private func controlDidChange(_ player: AVPlayer) {
    guard player === self.player else { return }
    let plays = player.timeControlStatus == .playing
    if plays { isFinished = false }
    withAnimation(.easeInOut(duration: 0.4)) { isPlaying = plays }
    if !plays { note() }
  }

  private func didEnd() {
    guard let item = player?.currentItem, let episode, item.duration.isNumeric else { return }
    watchLog?.record(item.duration.seconds, of: item.duration.seconds, for: episode)
    isFinished = true
  }

  /// A film that nobody has started is not noted.
  private func note() {
    guard let player, let item = player.currentItem, let episode, isReady, item.duration.isNumeric else { return }
    let time = player.currentTime().seconds
    guard time > 0, !isFinished, time != resumedAt else { return }
    watchLog?.record(time, of: item.duration.seconds, for: episode)
  }

  private static func onMain(_ work: @escaping () -> Void) {
    if Thread.isMainThread { work() } else { DispatchQueue.main.async(execute: work) }
  }
}
