import Foundation
import MartletControls

/// The `.strings` files of bundles, read once each.
///
/// OPTIMIZATION: most apps have none, and every text asks: a bundle's answer, also "no such table", is kept. So is the
/// main bundle's path, which Foundation puts together anew each time, 7 µs.
/// Plural rules (`.stringsdict`, spec I31) are not read.
enum StringTables {
  private struct Key: Hashable {
    let bundle: String
    let table: String
    let locale: String
  }

  /// Read on the main thread only, like all texts.
  private static var tables: [Key: [String: String]] = [:]
  private static let mainPath = Bundle.main.bundlePath

  /// The entry for `key` in the language of `locale`; nil when there is none.
  static func translation(of key: String, table: String?, bundle: Bundle, locale: Locale) -> String? {
    let name = table ?? "Localizable"
    let path = bundle === Bundle.main ? mainPath : bundle.bundlePath
    let id = Key(bundle: path, table: name, locale: locale.identifier)
    if let known = tables[id] { return known[key] }
    let entries = read(name, bundle: bundle, locale: locale)
    tables[id] = entries
    return entries[key]
  }

  private static func read(_ table: String, bundle: Bundle, locale: Locale) -> [String: String] {
    // Bundle's own developmentLocalization traps for a bundle without an Info.plist.
    let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    for language in languages(for: locale) + [development, "Base", nil] {
      let folder = language.map { "\($0).lproj/" } ?? ""
      for root in [bundle.resourcePath, bundle.bundlePath] {
        guard let root, let entries = entries(in: folder + table + ".strings", below: root) else { continue }
        return entries
      }
    }
    return [:]
  }

  /// Folder names from the most to the least exact: "zh-Hant-TW", "zh_Hant_TW", "zh-Hant", "zh_Hant", "zh".
  static func languages(for locale: Locale) -> [String?] {
    let identifier = locale.identifier.prefix { $0 != "@" && $0 != "." }
    var parts = identifier.split { $0 == "_" || $0 == "-" }
    var names: [String?] = []
    while !parts.isEmpty {
      names.append(parts.joined(separator: "-"))
      if parts.count > 1 { names.append(parts.joined(separator: "_")) }
      parts.removeLast()
    }
    return names
  }

  /// Nil where there is no such file, and, with a note, where it cannot be read: the next language's stands in.
  private static func entries(in file: String, below root: String) -> [String: String]? {
    guard let data = FileManager.default.contents(atPath: "\(root)/\(file)") else { return nil }
    if data.isEmpty { return [:] }
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      return (list as? [String: Any])?.compactMapValues { $0 as? String } ?? [:]
    } catch {
      Notes.once(
        "\(root)/\(file) cannot be read, so its texts stay without translation: \(reason(error)). Repair the file")
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
