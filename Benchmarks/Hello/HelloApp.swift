import SwiftUI

@main
struct HelloApp: App {
  var body: some Scene {
    WindowGroup { Text("Hello") }
  }
}
