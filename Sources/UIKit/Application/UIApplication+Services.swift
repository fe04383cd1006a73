import Foundation
import MartletControls

/// Names a piece of work that is to go on while the app is in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  nonisolated(unsafe) private static var backgroundTaskCount = 0

  /// An app on a desktop goes on in the background anyway: nothing ends the task, and `handler` is never called.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler handler: (@Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    Self.backgroundTaskCount += 1
    return UIBackgroundTaskIdentifier(rawValue: Self.backgroundTaskCount)
  }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Without a limit: as in the foreground on Apple's systems.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Fails: an app has one scene here.
  public func requestSceneSessionActivation(
    _ session: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    Notes.once("another scene was not opened: an app has one window here")
    errorHandler?(CocoaError(.featureUnsupported))
  }

  /// Fails: there are no remote notifications here. The delegate is told.
  @MainActor @preconcurrency public func registerForRemoteNotifications() {
    Notes.once("there are no remote notifications here; the app's delegate is told that asking for them failed")
    let error = CocoaError(.featureUnsupported)
    delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
  }
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// False: a desktop shows the icon that the app was installed with.
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  /// Fails.
  public func setAlternateIconName(_ name: String?, completionHandler completion: ((Error?) -> Void)? = nil) {
    Notes.once("the icon \(name ?? "of the app") was not set: icons cannot be changed here")
    completion?(CocoaError(.featureUnsupported))
  }
}
