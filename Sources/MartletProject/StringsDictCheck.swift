import Foundation

/// Looks for mistakes in the `.stringsdict` files of an app: texts with plurals that would show in the wrong number.
enum StringsDictCheck {
  /// What is wrong with a file, the first mistake of each entry.
  static func warnings(about file: String) -> [ProjectWarning] {
    guard let data = FileManager.default.contents(atPath: file), !data.isEmpty else { return [] }
    do {
      let list = try PropertyListFile.read(data, file: file, remedy: Wording.repairStrings)
      let text = PropertyListFile.text(of: data) ?? ""
      return (list as? [String: Any] ?? [:]).sorted { $0.key < $1.key }.compactMap { key, value in
        problem(with: value).map { problem in
          ProjectWarning(
            file: file, place: TextFile.place(of: "<key>\(key)</key>", in: text),
            problem: Wording.stringsDictKey(key, problem), remedy: Wording.repairStrings)
        }
      }
    } catch {
      let error = error as? ProjectError
      return [
        ProjectWarning(
          file: file, place: error?.place, problem: error?.problem ?? Wording.unknownEncoding,
          remedy: Wording.repairStrings)
      ]
    }
  }

  private static func problem(with value: Any) -> String? {
    guard let fields = value as? [String: Any] else { return value is String ? nil : Wording.withoutFormat }
    if let devices = fields["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return devices.sorted { $0.key < $1.key }.lazy.compactMap { problem(with: $0.value) }.first
    }
    // Texts by the room for them, of which the library takes the widest.
    if fields["NSStringVariableWidthRuleType"] != nil { return nil }
    guard let format = fields["NSStringLocalizedFormatKey"] as? String else { return Wording.withoutFormat }
    for name in FormatPositions(format).variables {
      guard let variable = fields[name] as? [String: Any] else { return Wording.missingVariable(name) }
      if variable["other"] as? String == nil { return Wording.variableWithoutOther(name) }
    }
    return nil
  }
}
