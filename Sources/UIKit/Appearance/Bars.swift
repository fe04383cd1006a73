import Foundation

public enum UIBarStyle: Int, Hashable, Sendable { case `default`, black }

/// What an app sets for all navigation bars.
open class UINavigationBar: UIView {
  open var barStyle = UIBarStyle.default { didSet { _lookDidChange() } }
  /// The background's colour; nil for the material.
  open var barTintColor: UIColor? { didSet { _lookDidChange() } }
  open var isTranslucent = true { didSet { _lookDidChange() } }
  open var prefersLargeTitles = false { didSet { _lookDidChange() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { _lookDidChange() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { _lookDidChange() } }
  open var shadowImage: UIImage? { didSet { _lookDidChange() } }
  open var backIndicatorImage: UIImage? { didSet { _lookDidChange() } }
  open var backIndicatorTransitionMaskImage: UIImage? { didSet { _lookDidChange() } }
  /// Nil until set; the other appearances fall back to it, except at the scroll edge, which is transparent.
  public var _standardAppearance: UINavigationBarAppearance? { didSet { _lookDidChange() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { _lookDidChange() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { _lookDidChange() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { _lookDidChange() } }

  open var standardAppearance: UINavigationBarAppearance {
    get { _standardAppearance ?? UINavigationBarAppearance() }
    set { _standardAppearance = newValue }
  }

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// An image without pixels, `UIImage()`, means a transparent bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    UIAppearanceStore.shared.noteChange()
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
}

public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

/// What an app sets for all toolbars.
open class UIToolbar: UIView {
  open var barStyle = UIBarStyle.default { didSet { _lookDidChange() } }
  open var barTintColor: UIColor? { didSet { _lookDidChange() } }
  open var isTranslucent = true { didSet { _lookDidChange() } }
  public var _standardAppearance: UIToolbarAppearance? { didSet { _lookDidChange() } }
  open var compactAppearance: UIToolbarAppearance? { didSet { _lookDidChange() } }
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { _lookDidChange() } }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { _lookDidChange() } }

  open var standardAppearance: UIToolbarAppearance {
    get { _standardAppearance ?? UIToolbarAppearance() }
    set { _standardAppearance = newValue }
  }
}

/// What an app sets for all tab bars, or for that of one controller.
open class UITabBar: UIView {
  /// The colour of the selected tab; nil for the surroundings'.
  package var _tintOfItems: UIColor? { _ownTint }
  open var barStyle = UIBarStyle.default { didSet { _lookDidChange() } }
  open var barTintColor: UIColor? { didSet { _lookDidChange() } }
  open var isTranslucent = true { didSet { _lookDidChange() } }
  open var unselectedItemTintColor: UIColor? { didSet { _lookDidChange() } }
  open var backgroundImage: UIImage? { didSet { _lookDidChange() } }
  open var shadowImage: UIImage? { didSet { _lookDidChange() } }
  public var _standardAppearance: UITabBarAppearance? { didSet { _lookDidChange() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { _lookDidChange() } }

  open var standardAppearance: UITabBarAppearance {
    get { _standardAppearance ?? UITabBarAppearance() }
    set { _standardAppearance = newValue }
  }
}
