import Foundation

extension XcodeProject {
  /// The settings of a target in the configuration that Xcode runs from the editor: "Debug", or else the default one.
  /// Levels, lowest first: built in, the project's file of settings, the project's, the target's file, the target's.
  func buildSettings(of target: Object) throws -> (settings: BuildSettings, warnings: [ProjectWarning]) {
    var situation = BuildSettings.Situation(platform: platform)
    let configurations = [root, target].map { configuration(of: $0) }
    situation.configuration = configurations[1]?.name ?? configurations[0]?.name ?? situation.configuration
    var settings = BuildSettings(builtInSettings(target, situation))
    var warnings: [ProjectWarning] = []
    for configuration in configurations.compactMap({ $0 }) {
      for level in [try fileSettings(configuration, &warnings), ownSettings(configuration)] {
        settings.overlay(level, in: situation)
      }
    }
    return (settings, warnings)
  }

  private func builtInSettings(_ target: Object, _ situation: BuildSettings.Situation) -> [String: String] {
    [
      "TARGET_NAME": target.name ?? "", "TARGETNAME": target.name ?? "", "PROJECT_NAME": name, "PROJECT": name,
      "SRCROOT": rootFolder.path, "SOURCE_ROOT": rootFolder.path, "PROJECT_DIR": rootFolder.path,
      "PROJECT_FILE_PATH": URL(fileURLWithPath: file).deletingLastPathComponent().path,
      "CONFIGURATION": situation.configuration, "PLATFORM_NAME": situation.sdk, "SDK_NAME": situation.sdk,
      "CURRENT_ARCH": situation.architecture, "ARCHS": situation.architecture,
      "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "DEVELOPMENT_LANGUAGE": root?.string("developmentRegion") ?? "en",
    ]
  }

  private func configuration(of owner: Object?) -> Object? {
    let list = object(owner?.string("buildConfigurationList"))
    let configurations = objects(list?.strings("buildConfigurations") ?? [])
    return configurations.first { $0.name == "Debug" }
      ?? configurations.first { $0.name == list?.string("defaultConfigurationName") } ?? configurations.first
  }

  private func ownSettings(_ configuration: Object) -> [(key: String, value: String)] {
    let settings = configuration.fields["buildSettings"]?.dictionary ?? [:]
    return settings.sorted { $0.key < $1.key }.map { key, value in
      (key, value.string ?? value.strings.map(SettingWords.quote).joined(separator: " "))
    }
  }

  /// The file of settings that a configuration is based on: a reference, or a path below a synchronized folder.
  private func fileSettings(
    _ configuration: Object, _ warnings: inout [ProjectWarning]
  ) throws -> [(key: String, value: String)] {
    guard let url = settingsFile(of: configuration) else { return [] }
    guard FileKind(at: url.path) != nil else {
      let hint = url.path.contains("/Pods/") ? Wording.installPods : Wording.settingsLeftOut
      warnings.append(ProjectWarning(file: url.path, problem: Wording.settingsFileMissing(file), remedy: hint))
      return []
    }
    let reader = try XcconfigReader.read(url)
    warnings += reader.warnings
    return reader.settings
  }

  private func settingsFile(of configuration: Object) -> URL? {
    if let reference = object(configuration.string("baseConfigurationReference")) { return url(of: reference) }
    guard let anchor = object(configuration.string("baseConfigurationReferenceAnchor")),
      let path = configuration.string("baseConfigurationReferenceRelativePath")
    else { return nil }
    return url(of: anchor)?.resolving(path)
  }
}
