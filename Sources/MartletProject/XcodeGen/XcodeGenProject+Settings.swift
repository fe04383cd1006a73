import Foundation

extension XcodeGenProject {
  /// What XcodeGen writes into a project: its own defaults, then files of settings, groups, `base` and the
  /// configuration's, first the project's and then the target's.
  func settings(of target: JSONValue, name: String, platform word: String) throws -> BuildSettings {
    var situation = BuildSettings.Situation(platform: platform)
    situation.configuration = configuration
    var settings = BuildSettings([
      "TARGET_NAME": name, "PROJECT_NAME": self.name, "SRCROOT": folder.path, "PROJECT_DIR": folder.path,
      "CONFIGURATION": configuration, "PRODUCT_NAME": target["productName"]?.text ?? "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "DEVELOPMENT_LANGUAGE": specification["options"]?["developmentLanguage"]?.text ?? "en",
      "SWIFT_VERSION": "5.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG",
    ])
    settings.overlay(platformSettings(target, name, word), in: situation)
    for owner in [specification, target] {
      let file = owner["configFiles"]?[configuration]?.text
      for level in [try file.map(fileSettings) ?? [], level(owner["settings"])] {
        settings.overlay(level, in: situation)
      }
    }
    settings.overlay(infoSettings(target), in: situation)
    return settings
  }

  /// "Debug", or the first configuration of that type.
  private var configuration: String {
    let configurations = specification["configs"]?.members ?? []
    return configurations.first { $0.value.text == "debug" }?.key ?? "Debug"
  }

  private func platformSettings(
    _ target: JSONValue, _ name: String, _ word: String
  ) -> [(key: String, value: String)] {
    let sdks = [
      "ios": "iphoneos", "macos": "macosx", "watchos": "watchos", "tvos": "appletvos", "visionos": "xros",
      "auto": "auto",
    ]
    var result = [(key: "SDKROOT", value: sdks[word.lowercased()] ?? "auto")]
    let destinations = (target["supportedDestinations"]?.texts ?? []).compactMap { sdks[$0.lowercased()] }
    if !destinations.isEmpty { result.append(("SUPPORTED_PLATFORMS", destinations.joined(separator: " "))) }
    for (platform, key) in [("iOS", "IPHONEOS_DEPLOYMENT_TARGET"), ("macOS", "MACOSX_DEPLOYMENT_TARGET")] {
      let general = specification["options"]?["deploymentTarget"]?[platform]?.text
      let own = target["deploymentTarget"]?[platform]?.text
      let only = word == platform ? target["deploymentTarget"]?.text : nil
      if let version = only ?? own ?? general { result.append((key, version)) }
    }
    if let prefix = specification["options"]?["bundleIdPrefix"]?.text {
      result.append(("PRODUCT_BUNDLE_IDENTIFIER", "\(prefix).\(name)"))
    }
    return result
  }

  private func fileSettings(_ path: String) throws -> [(key: String, value: String)] {
    let url = folder.resolving(path)
    guard FileKind(at: url.path) != nil else { return [] }
    return try XcconfigReader.read(url).settings
  }

  private func level(_ value: JSONValue?) -> [(key: String, value: String)] {
    var remaining = 200
    return level(value, remaining: &remaining)
  }

  /// Either settings themselves, or groups of them with a common part and one for each configuration. Groups of groups,
  /// each several times over, would have no end.
  private func level(_ value: JSONValue?, remaining: inout Int) -> [(key: String, value: String)] {
    remaining -= 1
    guard let value, remaining > 0 else { return [] }
    let isGrouped = ["base", "groups", "configs"].contains { value[$0] != nil }
    guard isGrouped else { return Self.settings(value) }
    var result: [(key: String, value: String)] = []
    for name in value["groups"]?.texts ?? [] {
      result += level(specification["settingGroups"]?[name], remaining: &remaining)
    }
    result += Self.settings(value["base"])
    for (name, settings) in value["configs"]?.members ?? []
    where configuration.lowercased().contains(name.lowercased()) {
      result += Self.settings(settings)
    }
    return result
  }

  private static func settings(_ value: JSONValue?) -> [(key: String, value: String)] {
    (value?.members ?? []).compactMap { key, value in
      let text = value.array != nil ? value.texts.map(SettingWords.quote).joined(separator: " ") : value.text
      return text.map { (key, $0) }
    }
  }

  /// XcodeGen makes the file that `info` names; where that was not done, the properties stand for it.
  private func infoSettings(_ target: JSONValue) -> [(key: String, value: String)] {
    guard let path = target["info"]?["path"]?.text else { return [] }
    return FileKind(at: folder.resolving(path).path) == nil ? [] : [("INFOPLIST_FILE", path)]
  }
}

extension InfoPlist.Value {
  static func members(_ value: JSONValue) -> [String: InfoPlist.Value] {
    guard case .object(let members) = value.content else { return [:] }
    return members.mapValues { Self($0) }
  }

  private init(_ value: JSONValue) {
    switch value.content {
    case .bool(let flag): self = .bool(flag)
    case .array(let values): self = .array(values.map { Self($0) })
    case .object: self = .dictionary(Self.members(value))
    case .string(let text): self = Int(text).map { .integer($0) } ?? .string(text)
    case .number(let number): self = .real(number)
    case .null: self = .string("")
    }
  }
}
