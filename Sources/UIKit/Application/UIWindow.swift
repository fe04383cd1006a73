import Foundation
import MartletControls

/// The app's window. The one that became key last is shown, and fills the window on the desktop.
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  /// The frame is kept; the window on the desktop has its own size.
  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: UIScreen.main.bounds.size) }
  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open var screen: UIScreen { .main }
  open var traitCollection: UITraitCollection { .current }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { contentDidChange() } }
  /// The controller whose view fills the window. A `UIHostingController` of SwiftUI is shown; any other controller is
  /// a marked placeholder.
  open var rootViewController: UIViewController? { didSet { contentDidChange() } }
  open var isHidden = true {
    didSet { if isHidden != oldValue { UIApplication.shared._windowVisibilityDidChange(self) } }
  }

  public required init(_appearance: ()) {
    frame = .zero
    super.init(_appearance: ())
  }

  public init(frame: CGRect) {
    self.frame = frame
    super.init(_appearance: ())
  }

  @MainActor @preconcurrency public init(windowScene: UIWindowScene) {
    frame = CGRect(origin: .zero, size: UIScreen.main.bounds.size)
    self.windowScene = windowScene
    super.init(_appearance: ())
  }

  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  open func makeKey() { UIApplication.shared._makeKey(self) }
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Takes the keyboard from the field that has it; whether one had.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { UIApplication.keyboardResigner?() ?? false }

  /// Points that bars of the device cover at the window's edges. Written by the host.
  nonisolated(unsafe) package static var _safeAreaInsets = UIEdgeInsets.zero
  open var safeAreaInsets: UIEdgeInsets { Self._safeAreaInsets }

  /// Called when what the window shows is another.
  package var _contentDidChange: (() -> Void)?
  private func contentDidChange() { _contentDidChange?() }
}
