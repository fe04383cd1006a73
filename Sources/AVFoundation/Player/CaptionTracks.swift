import Foundation
import MartletMedia

/// The texts that can be shown over a film: those in it, those in files beside it, and those that its playlist names.
package final class CaptionTracks {
  package struct Track: Equatable {
    /// What a menu says: a language by its name, or a number.
    package var name: String
    package var language: String
    enum Source: Equatable {
      case stream(Int)
      case file(URL)
      /// A playlist of HTTP Live Streaming.
      case playlist(URL)
    }
    var source: Source
  }
  private unowned let item: AVPlayerItem
  package private(set) var tracks: [Track] = []
  private var cues: [Cue] = []
  private var loadingTracks: Task<Void, Never>?
  private var loadingCues: Task<Void, Never>?

  init(_ item: AVPlayerItem) { self.item = item }

  /// Which track shows; nil for none, which is how a film begins.
  package var selected: Int? {
    didSet {
      guard selected != oldValue else { return }
      cues = []
      loadingCues?.cancel()
      loadingCues = nil
      guard let selected, tracks.indices.contains(selected) else { return }
      switch tracks[selected].source {
      case .stream(let index): item.transport.pipeline?.chooseTextTrack(index)
      case .file(let url): cues = (try? Data(contentsOf: url)).map { CaptionFile($0).cues } ?? []
      case .playlist(let url): loadCues(of: url)
      }
    }
  }

  deinit {
    loadingTracks?.cancel()
    loadingCues?.cancel()
  }

  func itemDidLoad() {
    guard tracks.isEmpty else { return }
    let own = item.transport.pipeline?.textTracks ?? []
    tracks = own.enumerated().map { Track(name: Self.name($1, $0), language: $1, source: .stream($0)) }
    let files = CaptionFile.files(beside: item.transport.url)
    for file in files {
      tracks.append(
        Track(name: Self.name(file.language, tracks.count), language: file.language, source: .file(file.url)))
    }
    if StreamPlaylist.isPlaylist(item.transport.url) { loadTracks(of: item.transport.url) }
  }

  /// Returns once it is known which texts a playlist names.
  package func loaded() async { await loadingTracks?.value }

  private func loadTracks(of url: URL) {
    loadingTracks = Task { @MainActor [weak self] in
      let found = await StreamCaptions.subtitles(of: url)
      guard let self, !Task.isCancelled, !found.isEmpty else { return }
      for texts in found {
        let name = texts.name.isEmpty ? Self.name(texts.language, tracks.count) : texts.name
        tracks.append(Track(name: name, language: texts.language, source: .playlist(texts.url)))
      }
      item.handle(.cues)
    }
  }

  private func loadCues(of url: URL) {
    let time = item.transport.time
    loadingCues = Task { @MainActor [weak self] in
      await StreamCaptions.cues(of: url, from: time) { [weak self] found in
        guard let self, !Task.isCancelled else { return }
        cues = found
        item.handle(.cues)
      }
    }
  }

  private static func name(_ language: String, _ index: Int) -> String {
    let known = language.isEmpty ? nil : Locale.current.localizedString(forLanguageCode: language)
    return known ?? (language.isEmpty ? "CC \(index + 1)" : language)
  }

  /// What shows at the item's time; nil for nothing.
  package var text: String? {
    guard let selected, tracks.indices.contains(selected) else { return nil }
    let all = tracks[selected].isStream ? item.transport.pipeline?.cues ?? [] : cues
    return CaptionFile.text(at: item.transport.time, in: all)
  }
}

extension CaptionTracks.Track {
  fileprivate var isStream: Bool { if case .stream = source { true } else { false } }
}
