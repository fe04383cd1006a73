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
      ApplicationEnd.watch()
      return self.window(setup: setup)
    }
  }

  /// Launches the app and gives its first window.
  @MainActor func window(setup: WindowSetup) -> RequestedWindow {
    SystemScreenProviders.register()
    UIScreen._configure(bounds: CGRect(origin: .zero, size: setup.sizeInPoints), scale: setup.pixelsPerPoint)
    UIApplication.shared._launch(delegate: AppDelegates.current, hasScenes: true)
    showWindow()
    let window = RequestedWindow(setup: setup, content: AppContent(app: app))
    UIApplication.shared._launchDidEnd()
    return window
  }

  /// The window as UIKit knows it: apps ask its scene and its safe area.
  @MainActor private func showWindow() {
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene, scene.windows.isEmpty else {
      return
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }
}

/// The window's view: the app's dynamic properties live here, above its scenes. Spec: L1.
struct AppContent<Main: App>: View {
  var app: Main
  var body: some View {
    app.body._windowContent().modifier(DelegateScope()).modifier(EditModeScope())
      .modifier(WindowSite(controller: UIApplication.shared.keyWindow?.rootViewController))
  }
}
