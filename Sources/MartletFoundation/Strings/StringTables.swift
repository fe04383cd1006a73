import Foundation

/// The string tables of bundles, read once each: `.strings`, and beside it the plurals, which the build writes as
/// `.plurals`. Spec: I30, I31. Safe from any thread.
///
/// Foundation's own look-up knows no plurals here (a `.stringsdict` in a bundle crashes it) and not the language that
/// the app was started in.
///
/// OPTIMIZATION: most apps have none, and every text asks: a bundle's answer, also "no such table", is kept. So is the
/// main bundle's path, which Foundation puts together anew each time, 7 µs.
package enum StringTables {
  package enum Entry: Hashable, Sendable {
    case text(String)
    case plural(PluralText)
  }

  private struct Key: Hashable {
    let bundle: String
    let table: String
    let locale: String
    let device: String
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var tables: [Key: [String: Entry]] = [:]
  nonisolated(unsafe) private static var chosenDevice = "iphone"
  private static let mainPath = Bundle.main.bundlePath

  /// "iphone" or "ipad": some texts differ.
  package static var device: String {
    get { lock.withLock { chosenDevice } }
    set { lock.withLock { chosenDevice = newValue } }
  }

  /// The entry for `key` in the language of `locale`; nil when there is none. Tables that cannot be read are reported.
  package static func entry(
    for key: String, table: String?, bundle: Bundle, locale: Locale, report: (String) -> Void = Remarks.once
  ) -> Entry? {
    let path = bundle === Bundle.main ? mainPath : bundle.bundlePath
    let name = table ?? "Localizable"
    let id = lock.withLock { Key(bundle: path, table: name, locale: locale.identifier, device: chosenDevice) }
    if let known = lock.withLock({ tables[id] }) { return known[key] }
    let entries = read(name, bundle: bundle, locale: locale, device: id.device, report)
    lock.withLock { tables[id] = entries }
    return entries[key]
  }

  private static func read(
    _ table: String, bundle: Bundle, locale: Locale, device: String, _ report: (String) -> Void
  ) -> [String: Entry] {
    // Bundle's own developmentLocalization traps for a bundle without an Info.plist.
    let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    for language in languages(for: locale) + [development, "Base", nil] {
      let folder = language.map { "\($0).lproj/" } ?? ""
      for root in [bundle.resourcePath, bundle.bundlePath] {
        guard let root else { continue }
        let stem = "\(root)/\(folder)\(table)"
        let own = language == "Base" ? development : language
        if let entries = StringTableFile.entries(of: stem, language: own, device: device, report) { return entries }
      }
    }
    return [:]
  }

  /// Folder names from the most to the least exact: "zh-Hant-TW", "zh_Hant_TW", "zh-Hant", "zh_Hant", "zh". A region says
  /// which script is meant: for "zh_TW" there is "zh-Hant" as well. Spec: I30.
  package static func languages(for locale: Locale) -> [String?] {
    let identifier = locale.identifier.prefix { $0 != "@" && $0 != "." }
    var parts = identifier.split { $0 == "_" || $0 == "-" }
    let full = Locale.Language(identifier: String(identifier)).maximalIdentifier.split(separator: "-")
    var names: [String?] = []
    while !parts.isEmpty {
      if parts.count == 1, full.count > 1, !names.contains("\(full[0])-\(full[1])") {
        names += ["\(full[0])-\(full[1])", "\(full[0])_\(full[1])"]
      }
      names.append(parts.joined(separator: "-"))
      if parts.count > 1 { names.append(parts.joined(separator: "_")) }
      parts.removeLast()
    }
    return names
  }
}
