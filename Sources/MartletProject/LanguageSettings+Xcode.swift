extension LanguageSettings {
  /// What build settings say about the language.
  init(_ settings: BuildSettings) {
    self.init()
    version = settings["SWIFT_VERSION"] ?? version
    add(conditions: settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { defaultIsolation = "MainActor" }
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { add(upcoming: Self.approachableConcurrency) }
    if settings["SWIFT_STRICT_CONCURRENCY"] == "complete" { add(upcoming: ["StrictConcurrency"]) }
    add(upcoming: Self.upcomingFeatures.filter { settings.isOn($0.setting) }.map(\.feature))
    add(flags: settings.list("OTHER_SWIFT_FLAGS"))
  }

  mutating func add(conditions names: [String]) {
    // `NAME=value` is for C; a condition of Swift's has a name alone.
    for name in names where !conditions.contains(name) && !name.isEmpty && !name.contains("=") {
      conditions.append(name)
    }
  }

  mutating func add(upcoming features: [String]) {
    for feature in features where !upcomingFeatures.contains(feature) { upcomingFeatures.append(feature) }
  }

  mutating func add(experimental features: [String]) {
    for feature in features where !experimentalFeatures.contains(feature) { experimentalFeatures.append(feature) }
  }

  /// Of the compiler's flags those that change what the language is; others are Apple's affair.
  mutating func add(flags: [String]) {
    var rest = flags[...]
    while let flag = rest.popFirst() {
      switch flag {
      case "-D": add(conditions: rest.popFirst().map { [$0] } ?? [])
      case "-enable-upcoming-feature": add(upcoming: rest.popFirst().map { [$0] } ?? [])
      case "-enable-experimental-feature": add(experimental: rest.popFirst().map { [$0] } ?? [])
      case "-default-isolation": defaultIsolation = rest.popFirst() == "MainActor" ? "MainActor" : defaultIsolation
      case _ where flag.hasPrefix("-D"): add(conditions: [String(flag.dropFirst(2))])
      default: break
      }
    }
  }

  /// What the setting SWIFT_APPROACHABLE_CONCURRENCY turns on.
  private static let approachableConcurrency = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// Xcode's settings and the compiler's names of the same features.
  private static let upcomingFeatures: [(setting: String, feature: String)] = [
    ("SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE", "ConciseMagicFile"),
    ("SWIFT_UPCOMING_FEATURE_DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain"),
    ("SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
    ("SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation"),
    ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "ExistentialAny"),
    ("SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures"),
    ("SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
    ("SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY", "GlobalConcurrency"),
    ("SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
    ("SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations"),
    ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
    ("SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
    ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"),
    ("SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"),
    ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
    ("SWIFT_UPCOMING_FEATURE_NONFROZEN_ENUM_EXHAUSTIVITY", "NonfrozenEnumExhaustivity"),
    ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
    ("SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION", "RegionBasedIsolation"),
    ("SWIFT_ENABLE_BARE_SLASH_REGEX", "BareSlashRegexLiterals"),
  ]
}

extension BuildSettings {
  /// The iOS version whose behaviour the target expects. Apple's systems of one year share their behaviour: macOS 14
  /// came with iOS 17, and from version 26 on all have one number.
  func deploymentTarget(_ platform: ProjectRequest.Platform) -> String? {
    let mac = self["MACOSX_DEPLOYMENT_TARGET"].flatMap(Self.iOSVersion)
    let phone = self["IPHONEOS_DEPLOYMENT_TARGET"]
    return platform == .iOS ? phone : mac ?? phone
  }

  static func iOSVersion(ofMac version: String) -> String? {
    let parts = version.split(separator: ".").compactMap { Int($0) }
    guard let major = parts.first else { return nil }
    switch major {
    case 10: return parts.count > 1 ? "\(max(parts[1] - 2, 13)).0" : nil
    case 11...15: return "\(major + 3).0"
    default: return version
    }
  }
}
