import Foundation
import MartletControls

/// The app's window. The one that became key last is shown, and fills the window on the desktop.
@MainActor @preconcurrency open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  /// The frame is kept; the window on the desktop has its own size.
  open override var bounds: CGRect {
    get { CGRect(origin: .zero, size: UIScreen.main.bounds.size) }
    set { super.bounds = newValue }
  }
  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open var screen: UIScreen { .main }
  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet { contentDidChange() } }
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? { didSet { contentDidChange() } }
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { UIApplication.shared._windowVisibilityDidChange(self) } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The window of views that SwiftUI shows in an app without windows of its own.
  static let _standIn = UIWindow(frame: .zero)

  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  open func makeKey() { UIApplication.shared._makeKey(self) }
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  open func sendEvent(_ event: UIEvent) {}

  /// Points that bars of the device cover at the window's edges. Written by the host.
  nonisolated(unsafe) package static var _safeAreaInsets = UIEdgeInsets.zero
  open override var safeAreaInsets: UIEdgeInsets { Self._safeAreaInsets }

  /// The tint that an app set; nil for the system's.
  package var _shownTintOfWindow: UIColor? { _ownTint }

  /// Called when what the window shows is another.
  package var _contentDidChange: (() -> Void)?
  private func contentDidChange() { _contentDidChange?() }
  override func _tintDidChange() {
    super._tintDidChange()
    contentDidChange()
  }
}
