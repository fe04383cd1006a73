import Foundation
import MartletControls

/// How a bar looks: its background and its hairline.
open class UIBarAppearance: NSObject {
  /// What lies behind a bar's content.
  public enum _Background: Hashable, Sendable {
    /// The material of bars.
    case standard
    case opaque
    /// Nothing, and no hairline.
    case transparent
  }

  public private(set) var _background: _Background
  /// The hairline's colour; nil shows none.
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  /// Drawn above the material.
  open var backgroundColor: UIColor?
  /// The blur below `backgroundColor`; nil for none.
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?

  public required override init() {
    _background = .standard
    super.init()
    configureWithDefaultBackground()
  }

  public required init(barAppearance: UIBarAppearance) {
    _background = barAppearance._background
    super.init()
    take(barAppearance)
  }

  /// The bars' material with a hairline.
  open func configureWithDefaultBackground() {
    reset(to: .standard, effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: Self.hairline)
  }

  /// The background colour of screens, with a hairline.
  open func configureWithOpaqueBackground() {
    reset(to: .opaque, effect: nil, color: .systemBackground, shadow: Self.hairline)
  }

  /// Neither background nor hairline.
  open func configureWithTransparentBackground() { reset(to: .transparent, effect: nil, color: nil, shadow: nil) }

  private static var hairline: UIColor {
    UIColor { UIColor(BarMetrics.hairline(isDark: $0.userInterfaceStyle == .dark)) }
  }

  private func reset(to background: _Background, effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    (_background, backgroundEffect, backgroundColor, shadowColor) = (background, effect, color, shadow)
    (backgroundImage, shadowImage) = (nil, nil)
  }

  private func take(_ other: UIBarAppearance) {
    (_background, backgroundEffect, backgroundColor) = (
      other._background, other.backgroundEffect, other.backgroundColor
    )
    (backgroundImage, shadowColor, shadowImage) = (other.backgroundImage, other.shadowColor, other.shadowImage)
  }

  open override func copy() -> Any { type(of: self).init(barAppearance: self) }
}
