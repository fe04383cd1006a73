import Foundation

/// A part of an app's interface with a life of its own: here the app's one window.
@MainActor @preconcurrency open class UIScene: UIResponder {
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// How another scene is to be asked for.
  open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
  }

  /// Why the scene was made. Nothing here opens a scene for an address or an activity, so the sets are empty.
  open class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext> = []
    public let userActivities: Set<NSUserActivity> = []
    public let sourceApplication: String? = nil
    public let handoffUserActivityType: String? = nil
    package override init() {}
  }

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  /// Kept: nothing takes activities from an app here.
  open var userActivity: NSUserActivity?
  /// Kept; the window's title is the app's.
  open var title: String! = ""

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }
}

extension UIScene {
  nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// An address that a scene is asked to open.
open class UIOpenURLContext: NSObject {
  public let url: URL
  init(url: URL) { self.url = url }
}

/// What a scene does at the turns of its life. All of it may be left out.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is there: the place to make its window.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Never called: nothing opens addresses in apps here.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)

  // Never called: nothing hands activities to apps here, and no scene is restored.
  func scene(_ scene: UIScene, willContinueUserActivityWithType type: String)
  func scene(_ scene: UIScene, continue activity: NSUserActivity)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) {}
  public func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}
