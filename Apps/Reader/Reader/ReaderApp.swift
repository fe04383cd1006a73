import SwiftUI

@main
struct ReaderApp: App {
  @StateObject private var library: Library
  @StateObject private var store: SettingsStore

  init() {
    let library = Library(folder: .user)
    Guide.install(in: library)
    _library = StateObject(wrappedValue: library)
    _store = StateObject(wrappedValue: SettingsStore(folder: library.folder))
  }

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environmentObject(library)
        .environmentObject(store)
    }
    .commands { ReaderCommands(library: library, store: store) }
  }
}
