import Foundation

public enum UIBarStyle: Int, Hashable, Sendable { case `default`, black }

/// What an app sets for all navigation bars.
open class UINavigationBar: UIView {
  @_AppearanceValue open var barStyle = UIBarStyle.default
  /// The background's colour; nil for the material.
  @_AppearanceValue open var barTintColor: UIColor?
  @_AppearanceValue open var isTranslucent = true
  @_AppearanceValue open var prefersLargeTitles = false
  @_AppearanceValue open var titleTextAttributes: [NSAttributedString.Key: Any]?
  @_AppearanceValue open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  @_AppearanceValue open var shadowImage: UIImage?
  @_AppearanceValue open var backIndicatorImage: UIImage?
  @_AppearanceValue open var backIndicatorTransitionMaskImage: UIImage?
  /// Nil until set; the other appearances fall back to it, except at the scroll edge, which is transparent.
  @_AppearanceValue public var _standardAppearance: UINavigationBarAppearance?
  @_AppearanceValue open var compactAppearance: UINavigationBarAppearance?
  @_AppearanceValue open var scrollEdgeAppearance: UINavigationBarAppearance?
  @_AppearanceValue open var compactScrollEdgeAppearance: UINavigationBarAppearance?

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
  @_AppearanceValue open var barStyle = UIBarStyle.default
  @_AppearanceValue open var barTintColor: UIColor?
  @_AppearanceValue open var isTranslucent = true
  @_AppearanceValue public var _standardAppearance: UIToolbarAppearance?
  @_AppearanceValue open var compactAppearance: UIToolbarAppearance?
  @_AppearanceValue open var scrollEdgeAppearance: UIToolbarAppearance?
  @_AppearanceValue open var compactScrollEdgeAppearance: UIToolbarAppearance?

  open var standardAppearance: UIToolbarAppearance {
    get { _standardAppearance ?? UIToolbarAppearance() }
    set { _standardAppearance = newValue }
  }
}

/// What an app sets for all tab bars.
open class UITabBar: UIView {
  @_AppearanceValue open var barStyle = UIBarStyle.default
  @_AppearanceValue open var barTintColor: UIColor?
  @_AppearanceValue open var isTranslucent = true
  @_AppearanceValue open var unselectedItemTintColor: UIColor?
  @_AppearanceValue open var backgroundImage: UIImage?
  @_AppearanceValue open var shadowImage: UIImage?
  @_AppearanceValue public var _standardAppearance: UITabBarAppearance?
  @_AppearanceValue open var scrollEdgeAppearance: UITabBarAppearance?

  open var standardAppearance: UITabBarAppearance {
    get { _standardAppearance ?? UITabBarAppearance() }
    set { _standardAppearance = newValue }
  }
}
