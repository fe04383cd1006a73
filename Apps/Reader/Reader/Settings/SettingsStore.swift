import Combine
import Foundation

/// The settings, kept in a file beside the books.
@MainActor final class SettingsStore: ObservableObject {
  static let file = "Settings.json"

  @Published var settings: ReadingSettings {
    didSet { if settings != oldValue { try? folder.write(settings, to: Self.file) } }
  }
  private let folder: LibraryFolder

  init(folder: LibraryFolder) {
    self.folder = folder
    settings = folder.read(Self.file) ?? ReadingSettings()
  }
}
