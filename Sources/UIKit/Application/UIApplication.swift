import Foundation
import MartletControls

/// The running app. Main thread only.
open class UIApplication: NSObject {
  public enum State: Int, Hashable, Sendable { case active, inactive, background }

  nonisolated(unsafe) private static let sharedApplication = UIApplication()
  open class var shared: UIApplication { sharedApplication }
  override init() {}

  /// The app's delegate; the app holds it.
  open var delegate: (any UIApplicationDelegate)?

  open internal(set) var applicationState = State.active
  /// Whether the screen stays on; kept, for hosts that can see to it.
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: - Scenes and windows

  /// The scene of the window, once the app is launched; empty for an app without scenes, and in tests.
  open internal(set) var connectedScenes: Set<UIScene> = []
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  open var supportsMultipleScenes: Bool { false }

  /// The windows that are not hidden, in the order in which they were shown.
  open private(set) var windows: [UIWindow] = []
  open private(set) weak var keyWindow: UIWindow?

  /// Called when another window is key, or there are other windows.
  nonisolated(unsafe) package static var windowsDidChange: (() -> Void)?

  func _windowVisibilityDidChange(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if !window.isHidden { windows.append(window) }
    if window.isHidden, keyWindow === window { keyWindow = windows.last }
    Self.windowsDidChange?()
  }

  func _makeKey(_ window: UIWindow) {
    guard keyWindow !== window else { return }
    keyWindow = window
    Self.windowsDidChange?()
  }

  // MARK: - Opening

  /// The host's way to open a URL; answers whether it could. Without one, as in a picture, opening fails.
  nonisolated(unsafe) package static var urlOpener: ((URL) -> Bool)?
  /// Takes the keyboard from the field that has it; answers whether one had.
  nonisolated(unsafe) package static var keyboardResigner: (() -> Bool)?

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

  // MARK: - Actions

  /// Calls the target's method with the sender and the event; whether there was one. Without a target
  /// `resignFirstResponder` takes the keyboard from the field that has it; anything else is offered to the app's
  /// delegate.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if target == nil, action == "resignFirstResponder" { return Self.keyboardResigner?() ?? false }
    guard let target = target ?? delegate, action._isAnswered(by: target) else {
      Notes.once("the action \(action) found nobody who has the method")
      return false
    }
    action._send(to: target, sender, event)
    return true
  }
}
