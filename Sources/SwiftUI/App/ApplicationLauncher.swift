import Foundation
import MartletHost
import MartletLaunch
import UIKit

/// Starts an app whose entry point is a delegate of UIKit. UIKit, which is below, finds the class by its name.
/// Spec: L7.
final class ApplicationLauncher: _ApplicationLaunching {
  @MainActor static func launch(delegate type: AnyClass) -> Never {
    Launcher.chooseLocale()
    return Launcher.run { setup in
      guard let delegate = NSObject._make(type) as? any UIApplicationDelegate else {
        fatalError("\(type) is no class of NSObject, which an app's delegate must be")
      }
      return window(delegate: delegate, setup: setup)
    }
  }

  /// Launches the app and gives its window.
  @MainActor static func window(
    delegate: any UIApplicationDelegate, setup: WindowSetup, hasScenes: Bool? = nil
  ) -> RequestedWindow {
    SystemScreenProviders.register()
    ApplicationEnd.watch()
    UIScreen._configure(bounds: CGRect(origin: .zero, size: setup.sizeInPoints), scale: setup.pixelsPerPoint)
    UIApplication.shared._launch(delegate: delegate, hasScenes: hasScenes)
    let window = RequestedWindow(setup: setup, content: WindowContent(shown: ShownWindow()))
    UIApplication.shared._launchDidEnd()
    return window
  }
}

/// Tells the app's delegate that the process ends by itself, on whatever way.
enum ApplicationEnd {
  nonisolated(unsafe) private static var isWatched = false

  static func watch() {
    guard !isWatched else { return }
    isWatched = true
    atexit {
      // Another thread may end the process; delegates belong to the main one.
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { UIApplication.shared._terminate() }
    }
  }
}
