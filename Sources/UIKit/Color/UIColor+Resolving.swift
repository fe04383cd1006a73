import Foundation
import MartletControls
import MartletDisplay

extension UIColor {
  /// The fixed colour that this one is under the traits; itself when it is fixed already.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .components = source { return self }
    return UIColor(resolved(source, traitCollection))
  }

  /// The same colour with another alpha, 0…1; a dynamic colour stays dynamic. Replaces the alpha it had.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .components(var rgba):
      rgba.alpha = RGBA.clampedAlpha(alpha)
      return UIColor(rgba)
    case .alpha(_, let inner): return UIColor(source: .alpha(alpha, of: inner))
    default: return UIColor(source: .alpha(alpha, of: source))
    }
  }

  /// The components in an appearance, for painting.
  public func _resolve(isDark: Bool, isHighContrast: Bool = false, isElevated: Bool = false) -> RGBA {
    if case .components(let rgba) = source { return rgba }
    let changed = UITraitCollection._make(
      isDark: isDark, isHighContrast: isHighContrast, isElevated: isElevated,
      displayScale: UITraitCollection.current.displayScale)
    return resolved(source, UITraitCollection(traitsFrom: [.current, changed]))
  }

  /// The components under the current traits.
  public var _rgba: RGBA { resolved(source, .current) }

  /// Whether the components differ between appearances.
  public var _isDynamic: Bool {
    if case .components = source { false } else { true }
  }

  private func resolved(_ source: Source, _ traits: UITraitCollection) -> RGBA {
    let isDark = traits.userInterfaceStyle == .dark
    let isHighContrast = traits.accessibilityContrast == .high
    let isElevated = traits.userInterfaceLevel == .elevated
    switch source {
    case .components(let rgba): return rgba
    case .system(let color):
      return color.rgba(isDark: isDark, isHighContrast: isHighContrast, isElevated: isElevated)
    case .named(let color): return color.rgba(traits)
    case .provider(let provider): return resolved(provider.color(traits).source, traits)
    case .alpha(let alpha, let inner):
      var rgba = resolved(inner, traits)
      rgba.alpha = RGBA.clampedAlpha(alpha)
      return rgba
    }
  }
}
