/// What a target makes, as far as it matters for running an app.
enum TargetKind: Equatable {
  case app
  /// A framework or a static library: a module for the app to import.
  case module
  case unitTests
  /// Something that does not run inside the app, in words: "a widget".
  case leftOut(String)

  /// `productType` is Xcode's, with or without the prefix "com.apple.product-type.".
  init(productType: String, targetName: String, settings: BuildSettings, platform: ProjectRequest.Platform) {
    let prefix = "com.apple.product-type."
    let type = productType.hasPrefix(prefix) ? String(productType.dropFirst(prefix.count)) : productType
    switch type {
    case "application": self = Self.app(TargetPlatforms(settings), platform)
    case "framework", "framework.static", "library.static", "library.dynamic": self = .module
    case "bundle.unit-test": self = .unitTests
    default: self = .leftOut(Self.word(type, targetName))
    }
  }

  private static func app(_ platforms: TargetPlatforms, _ platform: ProjectRequest.Platform) -> TargetKind {
    platforms.contain(platform) ? .app : .leftOut(platforms.word)
  }

  private static func word(_ type: String, _ name: String) -> String {
    switch type {
    case "bundle.ui-testing": Wording.kindUITests
    case _ where type.contains("watch"): Wording.kindWatchApp
    case _ where type.contains("on-demand"): Wording.kindAppClip
    case _ where type.contains("extension"):
      name.lowercased().contains("widget") ? Wording.kindWidget : Wording.kindExtension
    case "tool": Wording.kindTool
    case "bundle": Wording.kindBundle
    case "": Wording.kindScript
    default: Wording.kindOther
    }
  }
}

/// The platforms that a target is built for, by the names of their SDKs.
struct TargetPlatforms {
  /// Empty where the settings are silent, which counts as every platform.
  private let names: [String]

  init(_ settings: BuildSettings) {
    let supported = settings.list("SUPPORTED_PLATFORMS")
    let root = settings["SDKROOT"] ?? "auto"
    names = supported.isEmpty ? (root == "auto" ? [] : [root]) : supported
  }

  func contain(_ platform: ProjectRequest.Platform) -> Bool {
    let wanted = platform == .iOS ? "iphone" : "macosx"
    return names.isEmpty || names.contains { $0.hasPrefix(wanted) }
  }

  /// What the app is for, where it is not for the platform asked for.
  var word: String {
    let first = names.first ?? ""
    let words = [
      "watch": Wording.kindWatchApp, "macosx": Wording.kindMacApp, "appletv": Wording.kindTVApp,
      "xr": Wording.kindVisionApp, "iphone": Wording.kindPhoneApp,
    ]
    return words.first { first.hasPrefix($0.key) }?.value ?? Wording.kindOther
  }
}
