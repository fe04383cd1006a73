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
    Launcher.run { setup in
      UIScreen._configure(bounds: CGRect(origin: .zero, size: setup.sizeInPoints), scale: setup.pixelsPerPoint)
      return RequestedWindow(setup: setup, content: AppContent(app: self.app))
    }
  }
}

/// The window's view: the app's dynamic properties live here, above its scenes. Spec: L1.
struct AppContent<Main: App>: View {
  var app: Main
  var body: some View { app.body._windowContent().modifier(EditModeScope()) }
}
