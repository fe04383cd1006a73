import Foundation

/// The scene of a window.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var screen: UIScreen { .main }
  open var traitCollection: UITraitCollection { .current }
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = screen.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The bar above the window: a device's in a picture; on a desktop there is none.
@MainActor @preconcurrency open class UIStatusBarManager: NSObject {
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  /// What the safe area leaves free at the top.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIWindow._safeAreaInsets.top)
  }
}

/// The delegate of a window's scene.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
