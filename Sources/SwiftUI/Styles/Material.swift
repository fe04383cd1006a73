import MartletControls
import MartletDisplay

/// A translucent surface: what lies behind it in the window, blurred, more colourful and tinted.
///
/// The thickest and that of bars let nearly nothing through and are plain colours, as is every material in the text's
/// colour, and in a view that is flattened for an effect of its own (a mask, a blur, `compositingGroup()`).
/// Spec: M-COL materials.
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
    let (isDark, metrics) = (environment.isDark, metrics)
    let standIn = metrics.opaqueFallback(isDark: isDark)
    guard thickness != .ultraThick, thickness != .bar else { return .material(standIn, nil) }
    return .material(
      standIn,
      Backdrop(
        sigma: metrics.blurSigma, saturation: MaterialMetrics.saturation, tint: metrics.tint(isDark: isDark),
        standInAlpha: standIn.alpha))
  }

  private var metrics: MaterialMetrics {
    switch thickness {
    case .ultraThin: .ultraThin
    case .thin: .thin
    case .regular: .regular
    case .thick: .thick
    case .ultraThick: .ultraThick
    case .bar: .bar
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
