import SwiftUI

@main
struct FreeViewApp: App {
  @StateObject private var library = Library(folders: .standard)

  var body: some Scene {
    WindowGroup {
      ContentView(library: library)
    }
  }
}
