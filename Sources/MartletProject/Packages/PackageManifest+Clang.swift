// What a manifest says of targets that are not in Swift, and of linking.

extension PackageManifest.Target {
  mutating func readClangSettings(_ value: JSONValue) {
    publicHeaders = value["publicHeadersPath"]?.string ?? publicHeaders
    pkgConfig = value["pkgConfig"]?.string ?? ""
    providers = (value["providers"]?.array ?? []).flatMap { $0["apt"]?["_0"]?.array ?? [] }.compactMap(\.string)
    for (name, values) in Self.settings(value["cSettings"]) {
      if name == "unsafeFlags" { clang.flags += values } else { addClangSetting(name, values) }
    }
    for (name, values) in Self.settings(value["cxxSettings"]) {
      if name == "unsafeFlags" { clang.cxxFlags += values } else { addClangSetting(name, values) }
    }
    for (name, values) in Self.settings(value["linkerSettings"]) {
      switch name {
      case "linkedLibrary": linkerArguments += values.map { "-l" + $0 }
      case "unsafeFlags": linkerArguments += values
      // Frameworks are linked by the imports of sources.
      default: break
      }
    }
  }

  /// Those of C and of C++ are for both, as in SwiftPM.
  private mutating func addClangSetting(_ name: String, _ values: [String]) {
    switch name {
    case "define": clang.definitions += values
    case "headerSearchPath": clang.searchPaths += values
    default: break
    }
  }

  /// Other compilers than Swift's know no Apple platform here, so that conditions hold as on Linux.
  private static func settings(_ list: JSONValue?) -> [(name: String, values: [String])] {
    (list?.array ?? []).map { $0["data"] ?? $0 }.filter { holds($0["condition"], "linux") }.compactMap { setting in
      let values = setting["value"]?.array?.compactMap(\.string) ?? []
      return setting["name"]?.string.map { ($0, values) }
    }
  }
}
