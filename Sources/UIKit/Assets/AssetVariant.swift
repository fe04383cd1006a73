/// The appearance that a variant of an asset is made for.
enum AssetAppearance: String, Decodable {
  case any, light, dark, highContrast, highContrastLight, highContrastDark

  /// What suits an appearance, the most particular first.
  static func order(isDark: Bool, isHighContrast: Bool) -> [AssetAppearance] {
    switch (isDark, isHighContrast) {
    case (false, false): [.light, .any]
    case (false, true): [.highContrastLight, .highContrast, .light, .any]
    case (true, false): [.dark, .any]
    case (true, true): [.highContrastDark, .dark, .highContrast, .any]
    }
  }
}

/// One form of an asset.
protocol AssetVariant {
  var appearance: AssetAppearance? { get }
  /// "universal", "iphone" or "ipad"; absent means universal.
  var idiom: String? { get }
}

extension Array where Element: AssetVariant {
  /// The variants for a device and an appearance. A device's own go before universal ones, then the more
  /// particular appearance before the general one. Empty when none suits.
  func suiting(isPad: Bool, isDark: Bool, isHighContrast: Bool) -> [Element] {
    for idiom in [isPad ? "ipad" : "iphone", "universal"] {
      let ofIdiom = filter { ($0.idiom ?? "universal") == idiom }
      for appearance in AssetAppearance.order(isDark: isDark, isHighContrast: isHighContrast) {
        let suitable = ofIdiom.filter { ($0.appearance ?? .any) == appearance }
        if !suitable.isEmpty { return suitable }
      }
    }
    return []
  }
}
