/// What a project says about its asset catalogs.
public struct AssetSettings: Equatable, Sendable {
  /// `ColorResource.brand` and `ImageResource.logo` for each asset.
  public var generatesSymbols = true
  /// `Color.brand`, `UIColor.brand` and `UIImage.logo` as well.
  public var generatesSymbolExtensions = false
  /// The icon set that is the app's icon.
  public var appIconName = "AppIcon"
  /// The colour set that is the app's tint.
  public var accentColorName = "AccentColor"

  public init() {}

  init(_ settings: BuildSettings) {
    generatesSymbols = settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
    generatesSymbolExtensions = settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
    appIconName = settings["ASSETCATALOG_COMPILER_APPICON_NAME"] ?? appIconName
    accentColorName = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] ?? accentColorName
  }
}
