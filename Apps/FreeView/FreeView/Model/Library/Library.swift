import Combine
import SwiftUI

/// What outlives a screen: the chosen catalogue, what was watched, and what servers sent.
final class Library: ObservableObject {
  /// Two folders: one that is kept, one that the system may empty.
  struct Folders {
    let support: URL
    let caches: URL

    static var standard: Folders? {
      let manager = FileManager.default
      guard let support = manager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first,
        let caches = manager.urls(for: .cachesDirectory, in: .userDomainMask).first
      else { return nil }
      return Folders(
        support: support.appendingPathComponent("FreeView"), caches: caches.appendingPathComponent("FreeView"))
    }
  }

  @Published private(set) var choice: SourceChoice
  let watchLog: WatchLog
  let artwork: ArtworkLoader
  private let answers: DiskCache
  private let pictures: DiskCache
  private let choiceFile: KeptFile<SourceChoice>
  private let session: URLSession

  /// Without folders nothing outlives the object.
  init(folders: Folders? = nil, session: URLSession = HTTPClient.standardSession) {
    answers = DiskCache(folder: folders?.caches.appendingPathComponent("Answers"), limit: 10_000_000)
    pictures = DiskCache(folder: folders?.caches.appendingPathComponent("Pictures"), limit: 50_000_000)
    choiceFile = KeptFile(folders?.support.appendingPathComponent("source.json"))
    choice = choiceFile.read() ?? SourceChoice()
    watchLog = WatchLog(file: KeptFile(folders?.support.appendingPathComponent("watched.json")))
    artwork = ArtworkLoader(files: pictures, session: session)
    self.session = session
  }

  var source: EpisodeSource {
    choice.source(client: HTTPClient(session: session, cache: AnswerCache(files: answers)))
  }

  func use(_ choice: SourceChoice) {
    self.choice = choice
    choiceFile.write(choice)
  }

  var cacheSize: Int { answers.size + pictures.size }
  func clearCaches() {
    objectWillChange.send()
    answers.clear()
    pictures.clear()
  }
}

private struct LibraryKey: EnvironmentKey {
  static let defaultValue = Library()
}

extension EnvironmentValues {
  var library: Library {
    get { self[LibraryKey.self] }
    set { self[LibraryKey.self] = newValue }
  }
}
