import Foundation
import MartletMedia

/// The texts that can be shown over a film: those in it, and those in files beside it.
package final class CaptionTracks {
  package struct Track: Equatable {
    /// What a menu says: a language by its name, or a number.
    package var name: String
    package var language: String
    enum Source: Equatable {
      case stream(Int)
      case file(URL)
    }
    var source: Source
  }
  private unowned let item: AVPlayerItem
  package private(set) var tracks: [Track] = []
  private var cues: [Cue] = []

  init(_ item: AVPlayerItem) { self.item = item }

  /// Which track shows; nil for none, which is how a film begins.
  package var selected: Int? {
    didSet {
      guard selected != oldValue else { return }
      cues = []
      guard let selected, tracks.indices.contains(selected) else { return }
      switch tracks[selected].source {
      case .stream(let index): item.transport.pipeline?.chooseTextTrack(index)
      case .file(let url): cues = (try? Data(contentsOf: url)).map { CaptionFile($0).cues } ?? []
      }
    }
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
