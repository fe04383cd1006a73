import Foundation
import MartletControls

/// The running app. Main thread only.
open class UIApplication: NSObject {
  public enum State: Int, Hashable, Sendable { case active, inactive, background }
  /// Options of `open`; there are none that change anything here.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  nonisolated(unsafe) private static let sharedApplication = UIApplication()
  open class var shared: UIApplication { sharedApplication }
  override init() {}

  /// The host's way to open a URL; answers whether it could. Without one, as in a picture, opening fails.
  nonisolated(unsafe) package static var urlOpener: ((URL) -> Bool)?

  open private(set) var applicationState = State.active
  /// Whether the screen stays on; kept, for hosts that can see to it.
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The address of the app's page in the system's settings; there is none here, so opening it fails.
  public static let openSettingsURLString = "app-settings:"

  /// Whether something might open the URL: web, mail and telephone addresses.
  open func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel", "file"].contains(url.scheme?.lowercased() ?? "")
  }

  /// Opens the URL in the app that the user prefers for it, and tells whether that worked.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = canOpenURL(url) && (Self.urlOpener?(url) ?? false)
    if !isOpened { Notes.once("\(url.absoluteString) was not opened: \(Self.reason(url, canOpenURL(url)))") }
    completion?(isOpened)
  }

  private static func reason(_ url: URL, _ isKnown: Bool) -> String {
    if !isKnown { return "nothing here opens \(url.scheme.map { "\($0):" } ?? "addresses without a scheme")" }
    return urlOpener == nil ? "the app runs without a display" : "the desktop refused"
  }

  /// Called by the launcher when the app's window is shown, left or closed; posts the notifications of the change.
  public static func _change(to state: State) {
    let old = sharedApplication.applicationState
    guard old != state else { return }
    let center = NotificationCenter.default
    func post(_ name: Notification.Name) { center.post(name: name, object: sharedApplication) }
    if old == .active { post(willResignActiveNotification) }
    if old == .background { post(willEnterForegroundNotification) }
    sharedApplication.applicationState = state
    if state == .active { post(didBecomeActiveNotification) }
    if state == .background { post(didEnterBackgroundNotification) }
  }
}

extension UIApplication {
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}
