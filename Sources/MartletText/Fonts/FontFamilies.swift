import MartletDisplay

/// Which installed families stand for the system's. Every list ends in families with a wide coverage.
enum FontFamilies {
  /// Families that Pango asks for by a generic name.
  static let aliases = [("emoji", "Noto Color Emoji"), ("sans-serif", "Noto Sans"), ("sans", "Noto Sans")]

  /// Families in the order in which they are asked for a character, separated by commas.
  static func list(for family: FontDescription.Family, language: String?) -> String {
    let han = "Noto Sans CJK " + region(of: language)
    switch family {
    case .system: return "Inter,Noto Sans,\(han),DejaVu Sans"
    // No free rounded family is packaged by Debian under a licence and coverage like Inter's.
    case .rounded: return "Quicksand,Inter,Noto Sans,\(han),DejaVu Sans"
    case .serif: return "Noto Serif,Noto Serif CJK \(region(of: language)),DejaVu Serif,\(han)"
    case .monospaced: return "Noto Sans Mono,DejaVu Sans Mono,\(han)"
    case .named(let name): return "\(name),Inter,Noto Sans,\(han),DejaVu Sans"
    }
  }

  /// The regional variant of Han characters for a BCP 47 tag; simplified Chinese when the tag says nothing.
  private static func region(of language: String?) -> String {
    guard let language else { return "SC" }
    if language.hasPrefix("ja") { return "JP" }
    if language.hasPrefix("ko") { return "KR" }
    if language.hasPrefix("zh") {
      if language.contains("HK") { return "HK" }
      if language.contains("Hant") || language.contains("TW") { return "TC" }
    }
    return "SC"
  }
}
