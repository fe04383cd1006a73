import Foundation

/// The files of one table in one language.
enum StringTableFile {
  /// Extensions of the files with plurals: the build's own, and what a folder holds that no build has seen.
  private static let pluralKinds = ["plurals", "stringsdict"]

  /// Nil where there is no such table, and, with a report, where it cannot be read: the next language's stands in.
  /// `stem` is the path without extension, `language` that of the folder.
  static func entries(
    of stem: String, language: String?, device: String, _ report: (String) -> Void
  ) -> [String: StringTables.Entry]? {
    let texts = list(at: stem + ".strings", report)
    var plurals: [String: Any]?
    for kind in pluralKinds where plurals == nil { plurals = list(at: "\(stem).\(kind)", report) }
    guard texts != nil || plurals != nil else { return nil }
    var entries = (texts ?? [:]).compactMapValues { ($0 as? String).map(StringTables.Entry.text) }
    for (key, value) in plurals ?? [:] {
      if let entry = entry(value, language, device: device) { entries[key] = entry }
    }
    return entries
  }

  /// A text, a text with plurals, or one of these for each kind of device.
  private static func entry(_ value: Any, _ language: String?, device: String) -> StringTables.Entry? {
    if let text = value as? String { return .text(text) }
    guard let fields = value as? [String: Any] else { return nil }
    if let devices = fields["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return (devices[device] ?? devices["iphone"] ?? devices["other"]).flatMap { entry($0, language, device: device) }
    }
    return PluralText(fields, language: language).map(StringTables.Entry.plural)
  }

  private static func list(at file: String, _ report: (String) -> Void) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    if data.isEmpty { return [:] }
    do {
      return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
    } catch {
      report("\(file) cannot be read, so its texts stay without translation: \(reason(error)). Repair the file")
      return nil
    }
  }

  /// Foundation tries two formats; what it says of the one that such files have names the line. It hands that error on
  /// as an object that is no Error, so only its text can be read.
  private static func reason(_ error: any Error) -> String {
    let details = (error as NSError).userInfo
    let own = details[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
    guard let inner = details["kCFPropertyListOldStyleParsingError"] else { return own }
    let text =
      "\(inner)".components(separatedBy: "\(NSDebugDescriptionErrorKey)=").last.map { $0.prefix { $0 != "}" } } ?? ""
    return text.hasPrefix("Conversion of string failed") ? "neither UTF-8 nor UTF-16" : String(text)
  }
}
