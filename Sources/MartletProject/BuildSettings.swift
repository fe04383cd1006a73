/// The build settings of a target: levels laid over each other, references resolved when a value is read.
struct BuildSettings {
  /// What the conditions of settings are held against: `OTHER_FLAGS[sdk=iphonesimulator*][config=Debug]`.
  struct Situation {
    var sdk = "iphonesimulator"
    var configuration = "Debug"
    var architecture = BuildSettings.machine

    init(platform: ProjectRequest.Platform) { if platform == .macOS { sdk = "macosx" } }
  }

  #if arch(arm64)
  static let machine = "arm64"
  #else
  static let machine = "x86_64"
  #endif

  /// A value beyond this is a mistake, such as a setting that doubles itself line by line.
  fileprivate static let longestValue = 1 << 16

  private var values: [String: String]

  init(_ values: [String: String]) { self.values = values }

  var keys: [String] { values.keys.sorted() }

  /// The setting with its references resolved; nil where it is absent or empty.
  subscript(key: String) -> String? {
    guard let value = values[key] else { return nil }
    let result = expand(value)
    return result.isEmpty ? nil : result
  }

  func isOn(_ key: String) -> Bool { self[key] == "YES" }

  /// The words of a list: separated by spaces, quotes and backslashes protect them.
  func list(_ key: String) -> [String] { self[key].map(SettingWords.split) ?? [] }

  /// Replaces references in any text. An unknown one becomes empty, as in Xcode.
  func expand(_ text: String) -> String {
    var expansion = SettingExpansion(values: values)
    return expansion.expand(text[...], depth: 0)
  }

  /// Lays a level over those below. Settings with a condition go last: the more particular wins, in whatever order
  /// the level has them.
  mutating func overlay(_ level: [(key: String, value: String)], in situation: Situation) {
    let settings = level.map { (setting: ConditionalSetting($0.key), value: $0.value) }
    let applying = settings.filter { $0.setting.applies(in: situation) }.enumerated().sorted { left, right in
      let (first, second) = (left.element.setting.conditions.count, right.element.setting.conditions.count)
      return (first, left.offset) < (second, right.offset)
    }
    for (_, element) in applying { assign(element.value, to: element.setting.name) }
  }

  /// `$(inherited)` is the value of the level below, and so is a setting's reference to itself.
  private mutating func assign(_ value: String, to name: String) {
    let inherited = values[name] ?? ""
    let result = ["inherited", name].reduce(value) { $0.replacingReference($1, with: inherited) }
    values[name] = result.utf8.count <= Self.longestValue ? result : ""
  }
}

/// The name of a setting and the conditions in brackets behind it.
private struct ConditionalSetting {
  var name: String
  var conditions: [(key: String, pattern: String)] = []

  init(_ key: String) {
    let parts = key.split(separator: "[")
    name = parts.first.map { $0.trimmed } ?? key
    for part in parts.dropFirst() {
      for condition in part.split(separator: "]").first?.split(separator: ",") ?? [] {
        let sides = condition.split(separator: "=", maxSplits: 1).map { $0.trimmed }
        if sides.count == 2 { conditions.append((sides[0], sides[1])) }
      }
    }
  }

  func applies(in situation: BuildSettings.Situation) -> Bool {
    conditions.allSatisfy { key, pattern in
      switch key {
      case "sdk": NamePattern(pattern).matches(situation.sdk)
      case "config": NamePattern(pattern).matches(situation.configuration)
      case "arch": NamePattern(pattern).matches(situation.architecture)
      default: false
      }
    }
  }
}

extension StringProtocol {
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }

  fileprivate func replacingReference(_ name: String, with text: String) -> String {
    ["$(\(name))", "${\(name)}"].reduce(String(self)) { result, reference in
      guard result.contains(reference) else { return result }
      let parts = result.split(separator: reference, omittingEmptySubsequences: false)
      // What would grow beyond all use is not built first.
      guard parts.count * text.utf8.count <= BuildSettings.longestValue else { return "" }
      return parts.joined(separator: text)
    }
  }
}
