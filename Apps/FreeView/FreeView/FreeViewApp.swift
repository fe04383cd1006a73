import SwiftUI

@main
struct FreeViewApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
