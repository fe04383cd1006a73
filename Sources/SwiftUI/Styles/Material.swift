import MartletControls
import MartletDisplay

/// A translucent surface.
///
/// DEVIATION: what lies behind is not blurred; the surface has the colour that a blur over a plain background
/// would give. Row "Materials" in Docs/Status.md.
public struct Material: ShapeStyle, Hashable {
  enum Thickness: Hashable { case ultraThin, thin, regular, thick, ultraThick, bar }
  let thickness: Thickness
  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  public static let bar = Material(thickness: .bar)

  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    .material(
      environment.isDark ? RGBA(28, 28, 30, opacity(isDark: true)) : RGBA(255, 255, 255, opacity(isDark: false)))
  }

  /// Source: M-COL, the opaque stand-in of each thickness.
  private func opacity(isDark: Bool) -> Float {
    switch thickness {
    case .ultraThin: isDark ? 0.90 : 0.80
    case .thin: isDark ? 0.92 : 0.85
    case .regular: isDark ? 0.94 : 0.90
    case .thick: isDark ? 0.96 : 0.94
    case .ultraThick, .bar: isDark ? 0.98 : 0.97
    }
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
