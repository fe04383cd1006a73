import Foundation
import MartletDisplay

/// How translucent backgrounds are made: a blur, a lift of saturation, then a tint. Source: M-COL.
public enum MaterialMetrics: CaseIterable, Hashable, Sendable {
  case ultraThin, thin, regular, thick, ultraThick, bar

  /// Laid over the blurred picture.
  public func tint(isDark: Bool) -> RGBA {
    switch self {
    case .ultraThin: isDark ? RGBA(37, 37, 37, 0.55) : RGBA(191, 191, 191, 0.44)
    case .thin: isDark ? RGBA(37, 37, 37, 0.70) : RGBA(199, 199, 199, 0.78)
    case .regular: isDark ? RGBA(25, 25, 25, 0.78) : RGBA(249, 249, 249, 0.78)
    case .thick: isDark ? RGBA(37, 37, 37, 0.90) : RGBA(255, 255, 255, 0.94)
    case .ultraThick: isDark ? RGBA(28, 28, 30, 0.98) : RGBA(255, 255, 255, 0.97)
    case .bar: isDark ? RGBA(0, 0, 0, 0.75) : RGBA(255, 255, 255, 0.97)
    }
  }

  /// What stands for the material where nothing can be blurred.
  public func opaqueFallback(isDark: Bool) -> RGBA {
    let alphas: (light: Float, dark: Float) =
      switch self {
      case .ultraThin: (0.80, 0.90)
      case .thin: (0.85, 0.92)
      case .regular: (0.90, 0.94)
      case .thick: (0.94, 0.96)
      case .ultraThick, .bar: (0.97, 0.98)
      }
    return isDark ? RGBA(28, 28, 30, alphas.dark) : RGBA(255, 255, 255, alphas.light)
  }

  /// Sigma of the Gaussian in points; sources disagree on the thin ones (10 to 40).
  public var blurSigma: CGFloat { self == .bar ? 10 : 20 }
  /// A factor on the blurred picture's saturation.
  public static let saturation: CGFloat = 1.8

  // Panels that float above a dimmed screen.
  public static func alertPanel(isDark: Bool) -> RGBA { isDark ? RGBA(30, 30, 30, 0.75) : RGBA(242, 242, 242, 0.80) }
  public static func actionSheetPanel(isDark: Bool) -> RGBA {
    isDark ? RGBA(41, 41, 41, 0.75) : RGBA(252, 252, 252, 0.78)
  }
  public static func modalDimming(isDark: Bool) -> RGBA { RGBA(0, 0, 0, isDark ? 0.48 : 0.20) }
}
