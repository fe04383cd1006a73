import SwiftUI
import UIKit

// Delegates as apps write them, in Swift 6 mode: what they call belongs to the main actor, and so must they.

class AppDelegateInSwift6: UIResponder, UIApplicationDelegate {
  var store: Store?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    store = Store()
    NotificationCenter.default.addObserver(
      self, selector: Selector("noted:", AppDelegateInSwift6.noted(_:)), name: nil, object: nil)
    return true
  }
  func noted(_ notification: Notification) { store?.count += 1 }
}

class SceneDelegateInSwift6: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: Text("root"))
    self.window = window
    window.makeKeyAndVisible()
  }
}

final class TitledController<Content: View>: UIHostingController<Content> {
  init(title: String, rootView: Content) {
    super.init(rootView: rootView)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    title = title?.uppercased()
  }
}

struct AppWithDelegate: App {
  @UIApplicationDelegateAdaptor(AppDelegateInSwift6.self) private var delegate
  var body: some Scene { WindowGroup { Text("\(delegate.store?.count ?? 0)") } }
}
