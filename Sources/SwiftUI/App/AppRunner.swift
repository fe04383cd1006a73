import Foundation
import MartletDisplay
import MartletHost
import MartletLaunch
import MartletLayout
import MartletText
import MartletTree
import UIKit

/// Runs an app's first window in the host that the launcher chose.
final class AppRunner<Main: App> {
  private let app: Main
  init(app: Main) { self.app = app }

  @MainActor func run() -> Never {
    Launcher.run { request in
      UIScreen._configure(
        bounds: CGRect(x: 0, y: 0, width: request.width, height: request.height), scale: request.scale)
      let content = AppContent(app: self.app)
      return RequestedWindow(request: request, content: content)
    }
  }
}

/// The window's view: the app's dynamic properties live here, above its scenes. Spec: L1.
struct AppContent<Main: App>: View {
  var app: Main
  var body: some View { app.body._windowContent().modifier(EditModeScope()) }
}
