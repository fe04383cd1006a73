import Foundation

/// What `--locale` accepts: identifiers whose language, script and region exist.
///
/// Foundation takes any text for a locale and falls back in silence; a typing mistake would give an English picture.
public enum LocaleName {
  /// Whether every part of "de", "de_DE", "zh-Hant_TW" or "en_US@calendar=buddhist" is known.
  public static func isValid(_ name: String) -> Bool {
    let identifier = name.prefix { $0 != "@" && $0 != "." }
    let parts = identifier.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }.map(String.init)
    guard let language = parts.first, Locale.LanguageCode(language.lowercased()).isISOLanguage else { return false }
    return parts.dropFirst().allSatisfy(isKnown)
  }

  /// A script ("Hant"), a region ("TW", "419") or, longer, a variant ("POSIX"), which nobody lists.
  private static func isKnown(_ part: String) -> Bool {
    switch part.count {
    case 2, 3: Locale.Region(part.uppercased()).isISORegion
    case 4: Locale.Script(part.capitalized).isISOScript
    case 5...8: part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    default: false
    }
  }

  /// The identifier that was most likely meant. Of several the language's most common region goes first.
  public static func nearest(to name: String) -> String? {
    let typed = name.replacingOccurrences(of: "-", with: "_")
    let language = Locale.Language(identifier: String(typed.prefix { $0 != "_" }))
    let common = Locale.Language(identifier: language.maximalIdentifier).region.map {
      "\(language.languageCode?.identifier ?? "")_\($0.identifier)"
    }
    return nearestName(to: typed, among: (common.map { [$0] } ?? []) + Locale.availableIdentifiers.sorted())
  }
}
