/// The build settings of a target: the project's, overlaid by the target's, with references resolved.
struct BuildSettings {
  private var values: [String: String]

  init(_ values: [String: String]) { self.values = values }

  var keys: [String] { values.keys.sorted() }

  /// The setting with `$(NAME)` and `${NAME}` resolved; nil where it is absent or empty.
  subscript(key: String) -> String? {
    guard let value = values[key] else { return nil }
    let result = expand(value, depth: 0)
    return result.isEmpty ? nil : result
  }

  /// Replaces references in any text. An unknown one becomes empty, as in Xcode.
  func expand(_ text: String) -> String { expand(text, depth: 0) }

  /// The depth limit ends settings that refer to themselves.
  private func expand(_ text: String, depth: Int) -> String {
    guard depth < 16 else { return "" }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let opening = rest.index(after: dollar)
      guard opening < rest.endIndex, let closer = ["(": ")", "{": "}"][rest[opening]] as Character?,
        let closing = rest[opening...].firstIndex(of: closer)
      else {
        result += "$"
        rest = rest[opening...]
        continue
      }
      result += resolve(rest[rest.index(after: opening)..<closing], depth: depth)
      rest = rest[rest.index(after: closing)...]
    }
    return result + rest
  }

  /// `NAME` or `NAME:modifier`; of the modifiers those are known that projects use for names.
  private func resolve(_ reference: Substring, depth: Int) -> String {
    let parts = reference.split(separator: ":")
    guard let name = parts.first, let value = values[String(name)] else { return "" }
    return parts.dropFirst().reduce(expand(value, depth: depth + 1)) { text, modifier in
      switch modifier {
      case "rfc1034identifier":
        String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
      case "c99extidentifier", "identifier": AppProject.moduleName(for: text)
      case "lower": text.lowercased()
      case "upper": text.uppercased()
      default: text
      }
    }
  }
}

extension XcodeProject {
  /// Settings of the configuration that Xcode runs from the editor: "Debug", or else the default one.
  func buildSettings(of target: Object) -> BuildSettings {
    var values = [
      "TARGET_NAME": target.name ?? "", "PROJECT_NAME": name, "SRCROOT": rootFolder.path,
      "PROJECT_DIR": rootFolder.path, "CONFIGURATION": "Debug", "PRODUCT_NAME": "$(TARGET_NAME)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "DEVELOPMENT_LANGUAGE": root?.string("developmentRegion") ?? "en",
    ]
    for owner in [root, target] {
      for (key, value) in configuration(of: owner) {
        let text = value.string ?? value.strings.joined(separator: " ")
        values[key] = text.replacingReference("inherited", with: values[key] ?? "")
      }
    }
    return BuildSettings(values)
  }

  private func configuration(of owner: Object?) -> [String: PropertyListValue] {
    let list = object(owner?.string("buildConfigurationList"))
    let configurations = objects(list?.strings("buildConfigurations") ?? [])
    let chosen =
      configurations.first { $0.name == "Debug" }
      ?? configurations.first { $0.name == list?.string("defaultConfigurationName") } ?? configurations.first
    return chosen?.fields["buildSettings"]?.dictionary ?? [:]
  }
}

extension String {
  fileprivate func replacingReference(_ name: String, with text: String) -> String {
    split(separator: "$(\(name))", omittingEmptySubsequences: false).joined(separator: text)
  }
}
