import SwiftUI
import UIKit

extension Seed {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      let contentView = ContentView().environmentObject(DataModel.shared)
      if let windowScene = scene as? UIWindowScene {
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: contentView)
        self.window = window
        window.makeKeyAndVisible()
      }
    }
  }

  /// The life cycle of later templates.
  struct SeedScene: Scene {
    @StateObject private var data = DataModel.shared

    var body: some Scene {
      WindowGroup {
        ContentView().environmentObject(data)
      }
    }
  }
}
