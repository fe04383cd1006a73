import Foundation

/// How a bar's button looks in one state.
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  override init() {}

  func take(_ other: UIBarButtonItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    backgroundImage = other.backgroundImage
  }
}

/// How a bar's buttons of one kind look.
open class UIBarButtonItemAppearance: NSObject {
  public let _style: UIBarButtonItem.Style
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public init(style: UIBarButtonItem.Style) { _style = style }
  public override convenience init() { self.init(style: .plain) }

  open override func copy() -> Any { duplicate() }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: _style)
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}

/// How a tab looks in one state.
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  /// Nil takes the bar's tint when selected, its gray otherwise.
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  override init() {}

  func take(_ other: UITabBarItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
    badgeTextAttributes = other.badgeTextAttributes
  }
}

/// How tabs look in one layout.
open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Hashable, Sendable { case stacked, inline, compactInline }
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public override init() {}
  /// The three styles start out alike here.
  public convenience init(style: Style) { self.init() }

  open override func copy() -> Any { duplicate() }

  func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}
