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
  /// Another for each film that is to be loaded.
  @Published private(set) var opening = 0
  @Published private(set) var player: AVPlayer?
  /// The film can play.
  @Published private(set) var isReady = false
  @Published private(set) var isPlaying = false
  @Published private(set) var isFinished = false
  /// Where playing went on, until the film plays from there.
  @Published private(set) var resumedAt: Double?

  let captions = CaptionModel()
  private var episode: Episode?
  private var source: EpisodeSource?
  private var watchLog: WatchLog?
  private var observations: [Any] = []
  private var timeObserver: Any?

  deinit {
    if let timeObserver { player?.removeTimeObserver(timeObserver) }
  }

  /// Opens a film that is on this device; for one that is not, `load` is to be run.
  func begin(_ episode: Episode, from source: EpisodeSource, watchLog: WatchLog) {
    guard self.episode?.id != episode.id else { return }
    close()
    (self.episode, self.source, self.watchLog) = (episode, source, watchLog)
    do {
      if let url = try source.filmOnDevice(of: episode) { play(url) } else { retry() }
    } catch {
      phase = .failed(LoadError(error, host: source.name))
    }
  }

  /// Asks the source where the film is.
  @MainActor func load() async {
    guard phase == .loading, let episode, let source else { return }
    do {
      let url = try await source.film(of: episode)
      if self.episode?.id == episode.id, !Task.isCancelled { play(url) }
    } catch is CancellationError {
    } catch {
      if self.episode?.id == episode.id { phase = .failed(LoadError(error, host: source.name)) }
    }
  }

  func retry() {
    phase = .loading
    opening += 1
  }

  @MainActor func loadCaptions() async {
    guard let episode, let source, let player else { return }
    await captions.open(episode, from: source, on: player)
  }

  /// Whether the source may have texts in files of their own.
  var wantsCaptions: Bool { phase == .opened && source?.hasCaptionFiles == true }

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

  private func play(_ url: URL) {
    let item = AVPlayerItem(url: url)
    let player = AVPlayer(playerItem: item)
    self.player = player
    phase = .opened
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
