import MartletDisplay

/// The colours that follow light, dark, contrast and elevation, under UIKit's names. The palette is that of
/// iOS 15 to 18.
public enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
  case systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, separator, opaqueSeparator
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case darkText, lightText

  /// The colour in one appearance. `isElevated` (sheets, popovers, second windows) matters in the dark only.
  public func rgba(isDark: Bool, isHighContrast: Bool, isElevated: Bool) -> RGBA {
    let shades = shades
    switch (isDark, isHighContrast) {
    case (false, false): return shades.light
    case (false, true): return shades.highContrastLight
    case (true, false): return isElevated ? shades.elevatedDark : shades.dark
    case (true, true): return isElevated ? shades.elevatedHighContrastDark : shades.highContrastDark
    }
  }
}

/// One colour in its six appearances.
struct ColorShades {
  var light: RGBA
  var dark: RGBA
  var highContrastLight: RGBA
  var highContrastDark: RGBA
  var elevatedDark: RGBA
  var elevatedHighContrastDark: RGBA

  init(_ light: RGBA, _ dark: RGBA, _ highContrastLight: RGBA, _ highContrastDark: RGBA) {
    (self.light, self.dark) = (light, dark)
    (self.highContrastLight, self.highContrastDark) = (highContrastLight, highContrastDark)
    (elevatedDark, elevatedHighContrastDark) = (dark, highContrastDark)
  }

  func elevated(_ dark: RGBA, _ highContrastDark: RGBA) -> ColorShades {
    var result = self
    (result.elevatedDark, result.elevatedHighContrastDark) = (dark, highContrastDark)
    return result
  }

  /// One base colour for each brightness, told apart by alpha.
  static func alphas(
    _ light: RGBA, _ lightAlpha: Float, _ dark: RGBA, _ darkAlpha: Float, highContrast: (light: Float, dark: Float)
  ) -> ColorShades {
    func with(_ color: RGBA, _ alpha: Float) -> RGBA {
      RGBA(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
    return ColorShades(
      with(light, lightAlpha), with(dark, darkAlpha), with(light, highContrast.light), with(dark, highContrast.dark))
  }
}
