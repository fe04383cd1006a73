import SwiftUI

/// The keyboard's ways, with a menu where there is one.
struct ReaderCommands: Commands {
  @ObservedObject var library: Library
  @ObservedObject var store: SettingsStore

  var body: some Commands {
    CommandMenu("Reading") {
      Button("Next Chapter") { library.current?.next() }
        .keyboardShortcut(.rightArrow)
      Button("Previous Chapter") { library.current?.previous() }
        .keyboardShortcut(.leftArrow)
      Button("Back to Where I Was") { library.current?.goBack() }
        .keyboardShortcut("[")
      Button("Find in Book") { library.current?.find() }
        .keyboardShortcut("f")
      Button("Contents") { library.current?.showContents() }
        .keyboardShortcut("t")
      Button("Appearance") { library.current?.isShowingAppearance = true }
        .keyboardShortcut(",")
      Button("Library") { library.close() }
        .keyboardShortcut("l")
      Divider()
      Button("Larger Text") { store.settings.grow(by: 1) }
        .keyboardShortcut("+")
      Button("Smaller Text") { store.settings.grow(by: -1) }
        .keyboardShortcut("-")
      Button("Usual Size") { store.settings.scale = 1 }
        .keyboardShortcut("0")
    }
  }
}
