import Foundation

/// How a navigation bar looks: background, titles and buttons.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Empty keys keep the system's look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  public required init() { super.init() }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    (backIndicatorImage, backIndicatorTransitionMaskImage) =
      (other.backIndicatorImage, other.backIndicatorTransitionMaskImage)
  }

  /// Replaces the chevron of back buttons; nil brings it back.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
  }
}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  public required init() { super.init() }
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }
}

/// How a tab bar looks, by the layout that its width calls for.
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?

  public required init() { super.init() }
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
    (selectionIndicatorTintColor, selectionIndicatorImage) =
      (other.selectionIndicatorTintColor, other.selectionIndicatorImage)
  }
}
