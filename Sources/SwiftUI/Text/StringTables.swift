import Foundation

/// The `.strings` files of bundles, read once each.
///
/// OPTIMIZATION: most apps have none, and every text asks: a bundle's answer, also "no such table", is kept.
/// Plural rules (`.stringsdict`, spec I31) are not read.
enum StringTables {
  private struct Key: Hashable {
    let bundle: String
    let table: String
    let locale: String
  }

  /// Read on the main thread only, like all texts.
  private static var tables: [Key: [String: String]] = [:]

  /// The entry for `key` in the language of `locale`; nil when there is none.
  static func translation(of key: String, table: String?, bundle: Bundle, locale: Locale) -> String? {
    let name = table ?? "Localizable"
    let id = Key(bundle: bundle.bundlePath, table: name, locale: locale.identifier)
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
        guard let root, let entries = entries(inFile: "\(root)/\(folder)\(table).strings") else { continue }
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

  private static func entries(inFile path: String) -> [String: String]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return (list as? [String: Any])?.compactMapValues { $0 as? String } ?? [:]
  }
}
