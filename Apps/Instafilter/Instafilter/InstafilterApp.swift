import SwiftUI

@main
struct InstafilterApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
