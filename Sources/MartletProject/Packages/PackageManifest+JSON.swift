import Foundation

// The JSON that the toolchain's PackageDescription prints at the end of a manifest.

extension PackageManifest {
  /// `text` is the manifest's own, for places in it; `toolsVersion` is "5.9".
  init(_ package: JSONValue, folder: URL, file: String, text: String, toolsVersion: String, request: ProjectRequest) {
    self.init(name: package["name"]?.string ?? folder.lastPathComponent, folder: folder, file: file)
    for entry in package["platforms"]?.array ?? [] {
      if let name = entry["platform"]?["name"]?.string { platforms[name] = entry["version"]?.string }
    }
    products = (package["products"]?.array ?? []).compactMap(Product.init)
    dependencies = (package["dependencies"]?.array ?? []).compactMap { Self.reference($0, folder, file, text) }
    var language = LanguageSettings()
    language.version = Self.languageMode(package, toolsVersion)
    language.conditions = ["SWIFT_PACKAGE", "DEBUG"]
    targets = (package["targets"]?.array ?? []).compactMap {
      Target($0, language: language, platform: request.platform.rawValue, text: text)
    }
    standards = (package["cLanguageStandard"]?.string, package["cxxLanguageStandard"]?.string)
  }

  private static func reference(
    _ entry: JSONValue, _ folder: URL, _ file: String, _ text: String
  ) -> PackageReference? {
    let kind = entry["kind"]
    if let local = kind?["fileSystem"], let path = local["path"]?.string {
      let place = TextFile.place(of: "\"\(path)\"", in: text)
      var reference = PackageReference(folder: folder.resolving(path), file: file, place: place)
      reference.name = local["name"]?.string ?? reference.name
      return reference
    }
    if let remote = kind?["sourceControl"], let address = remote["location"]?.string {
      let place = TextFile.place(of: address, in: text)
      var reference = PackageReference(remote: address, file: file, place: place)
      reference.name = remote["name"]?.string ?? reference.name
      return reference
    }
    guard let identity = kind?["registry"]?["id"]?.string else { return nil }
    return PackageReference(remote: identity, file: file, place: TextFile.place(of: identity, in: text))
  }

  /// The highest mode that the package names and compilers know, or the one that its tools version stands for.
  private static func languageMode(_ package: JSONValue, _ toolsVersion: String) -> String {
    let modes = (package["swiftLanguageVersions"]?.array ?? []).compactMap(mode).filter { (Double($0) ?? 9) < 7 }
    let byTools = (Int(toolsVersion.prefix { $0 != "." }) ?? 5) >= 6 ? "6" : "5"
    return modes.max { (Double($0) ?? 0) < (Double($1) ?? 0) } ?? byTools
  }

  /// `{ "v4_2": {} }`, or a version in words.
  private static func mode(_ value: JSONValue) -> String? {
    guard case .object(let members) = value.content, let (name, content) = members.first else { return value.string }
    if name.hasPrefix("v"), name.dropFirst().first?.isNumber == true {
      return String(name.dropFirst()).replacing("_", with: ".")
    }
    return content.string ?? content["_0"]?.string
  }
}

extension PackageManifest.Product {
  fileprivate init?(_ value: JSONValue) {
    guard let name = value["name"]?.string else { return nil }
    let type = value["productType"]
    let kind: Kind = type?["executable"] != nil ? .executable : type?["plugin"] != nil ? .plugin : .library
    self.init(name: name, kind: kind, targets: (value["targets"]?.array ?? []).compactMap(\.string))
  }
}

extension PackageManifest.Target {
  fileprivate init?(_ value: JSONValue, language: LanguageSettings, platform: String, text: String) {
    guard let name = value["name"]?.string, let type = value["type"] else { return nil }
    let word: String? = if case .object(let members) = type.content { members.keys.first } else { type.string }
    self.init(name: name, kind: word.flatMap(Kind.init) ?? .regular, path: value["path"]?.string)
    excluded = (value["exclude"]?.array ?? []).compactMap(\.string)
    sources = value["sources"]?.array?.compactMap(\.string)
    resources = (value["resources"]?.array ?? []).compactMap(Resource.init)
    dependencies = (value["dependencies"]?.array ?? []).compactMap { Self.dependency($0, platform) }
    usesPlugins = value["pluginUsages"]?.array?.isEmpty == false
    self.language = language
    for setting in value["swiftSettings"]?.array ?? [] { apply(setting["data"] ?? setting, platform) }
    place = TextFile.place(of: "name: \"\(name)\"", in: text) ?? TextFile.place(of: "\"\(name)\"", in: text)
    readClangSettings(value)
  }

  private static func dependency(_ value: JSONValue, _ platform: String) -> Dependency? {
    for (kind, content) in ["byName", "target", "product"].map({ ($0, value[$0]) }) {
      guard let content, let name = content["name"]?.string else { continue }
      guard holds(content["condition"], platform) else { return nil }
      switch kind {
      case "target": return .target(name)
      case "product": return .product(name, package: content["package"]?.string)
      default: return .byName(name)
      }
    }
    return nil
  }

  /// A condition names platforms, a configuration, or traits, of which a package that is built for an app has none.
  static func holds(_ condition: JSONValue?, _ platform: String) -> Bool {
    guard let condition else { return true }
    let platforms = (condition["platforms"]?.array ?? []).compactMap { $0["name"]?.string }
    let configuration = condition["config"]?["config"]?.string ?? condition["config"]?.string
    let isForPlatform = platforms.isEmpty || platforms.contains(platform)
    return isForPlatform && configuration != "release" && condition["traits"]?.array?.isEmpty != false
  }

  private mutating func apply(_ setting: JSONValue, _ platform: String) {
    guard Self.holds(setting["condition"], platform) else { return }
    let values = setting["value"]?.array?.compactMap(\.string) ?? [setting["value"]?.string].compactMap { $0 }
    switch setting["name"]?.string {
    case "define": language.add(conditions: values)
    case "enableUpcomingFeature": language.add(upcoming: values)
    case "enableExperimentalFeature": language.add(experimental: values)
    case "unsafeFlags": language.add(flags: values)
    case "swiftLanguageMode": language.version = values.first ?? language.version
    case "defaultIsolation": language.defaultIsolation = values.first == "MainActor" ? "MainActor" : nil
    default: break
    }
  }
}

extension PackageManifest.Target.Resource {
  fileprivate init?(_ value: JSONValue) {
    guard let path = value["path"]?.string else { return nil }
    // The rule is a word, or an object around it where it has a detail.
    let rule = value["rule"]
    let word: String? = if case .object(let members)? = rule?.content { members.keys.first } else { rule?.string }
    self.init(rule: word.flatMap(Rule.init) ?? .process, path: path)
  }
}
