import SwiftData
import SwiftUI

@main struct NotebookApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
      .modelContainer(for: Folder.self)
  }
}
