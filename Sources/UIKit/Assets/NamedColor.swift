import MartletControls
import MartletDisplay

/// A colour of an asset catalog. Compared by its name and bundle.
struct NamedColor: Hashable {
  let name: String
  let variants: [AssetList.ColorVariant]
  let bundlePath: String

  static func == (a: NamedColor, b: NamedColor) -> Bool { a.name == b.name && a.bundlePath == b.bundlePath }
  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bundlePath)
  }

  /// The variant made for the traits, or else the nearest more general one; clear if there is none.
  func rgba(_ traits: UITraitCollection) -> RGBA {
    let isDark = traits.userInterfaceStyle == .dark
    let isHighContrast = traits.accessibilityContrast == .high
    let variant = variants.suiting(
      isPad: traits.userInterfaceIdiom == .pad, isDark: isDark, isHighContrast: isHighContrast
    ).first
    if let name = variant?.system, let color = SystemColor(assetName: name) {
      return color.rgba(
        isDark: isDark, isHighContrast: isHighContrast, isElevated: traits.userInterfaceLevel == .elevated)
    }
    guard let parts = variant?.rgba, parts.count == 4 else { return .clear }
    return RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension SystemColor {
  /// Catalogs write `systemBlueColor` where code says `systemBlue`.
  init?(assetName: String) {
    let suffix = "Color"
    let plain = assetName.hasSuffix(suffix) ? String(assetName.dropLast(suffix.count)) : assetName
    self.init(rawValue: plain)
  }
}
