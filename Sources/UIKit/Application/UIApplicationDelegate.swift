import Foundation

/// What an app does at the turns of its life. All of it may be left out.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  // Of an app without scenes; one with scenes is told by their delegates.
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called as the process ends by itself.
  func applicationWillTerminate(_ application: UIApplication)
  /// Never called: the desktop warns no app.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// How the scene of the window is to be set up; by itself as Info.plist says.
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>)

  /// Never called: nothing opens addresses in apps here.
  func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Never called: nothing hands activities to apps here.
  func application(
    _ application: UIApplication, continue activity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Never asked: windows have the size that their user gives them.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  // Never called: there are no remote notifications here, and asking for them fails.
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data)
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { session.configuration }
  public func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {}

  public func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, continue activity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data
  ) {}
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
}

/// What can go on with an activity.
@MainActor @preconcurrency public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ activity: NSUserActivity)
}

// MARK: - Starting

extension UIApplicationDelegate {
  /// Starts an app whose entry point is its delegate's class, marked `@main`.
  public static func main() {
    guard let delegate = Self.self as? AnyClass else { fatalError("\(Self.self) is no class") }
    UIApplication._start(delegate: delegate)
  }
}

/// Starts an app whose entry point is a file `main.swift`. The class of the application itself cannot be another one
/// here: a name for it is ignored with a note.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argumentCount: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ applicationClassName: String?, _ delegateClassName: String?
) -> Int32 {
  if let applicationClassName { UIApplication._noteOtherApplicationClass(applicationClassName) }
  guard let name = delegateClassName, let delegate = NSClassFromString(name) else {
    fatalError("UIApplicationMain: there is no class \(delegateClassName ?? "nil") for the app's delegate")
  }
  UIApplication._start(delegate: delegate)
}

/// What shows windows: above this module, which finds it by its name.
public protocol _ApplicationLaunching {
  @MainActor static func launch(delegate: AnyClass) -> Never
}

extension UIApplication {
  private static let launcherName = "SwiftUI.ApplicationLauncher"

  @MainActor static func _start(delegate: AnyClass) -> Never {
    guard let launcher = NSClassFromString(launcherName) as? any _ApplicationLaunching.Type else {
      fatalError("the app is linked without \(launcherName), which shows windows: link the library SwiftUI")
    }
    launcher.launch(delegate: delegate)
  }
}
