import Foundation
import MartletControls
import MartletDisplay
import MartletText

/// Font names as apps write them: a family, or a family with its style after a hyphen.
enum FontNames {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: FontDescription?] = [:]

  /// Nil when no installed family matches and iOS has none of that name. Names are looked up once.
  static func description(of name: String, size: CGFloat) -> FontDescription? {
    AppFonts.registerOnce()
    var found = lock.withLock { known[name] }
    if found == nil {
      found = .some(lookUp(name, size: size))
      lock.withLock { known[name] = found }
    }
    return found.flatMap { $0 }.map { description in
      var description = description
      description.size = size
      return description
    }
  }

  private static func lookUp(_ name: String, size: CGFloat) -> FontDescription? {
    if name == ".SFUI-Regular" || name.hasPrefix(".SF") || name.hasPrefix(".AppleSystemUIFont") {
      return FontDescription(size: size, weight: weight(in: name))
    }
    if TextEngine.standard.hasFamily(name) { return FontDescription(family: .named(name), size: size) }
    if let face = TextEngine.standard.face(named: name) {
      return FontDescription(family: .named(face.family), size: size, weight: face.weight, isItalic: face.isItalic)
    }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    let style = parts.count > 1 ? parts[1] : ""
    let known = [first, spaced(first)].first { TextEngine.standard.hasFamily($0) }
    guard let family = known.map(FontDescription.Family.named) ?? replacement(for: first, name: name) else {
      return nil
    }
    let isItalic = style.contains("Italic") || style.contains("Oblique")
    return FontDescription(family: family, size: size, weight: weight(in: style), isItalic: isItalic)
  }

  static func family(_ font: FontDescription) -> String {
    switch font.family {
    case .system: ".AppleSystemUIFont"
    case .rounded: ".AppleSystemUIFontRounded"
    case .serif: ".AppleSystemUIFontSerif"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .named(let name): name
    }
  }

  static func fullName(_ font: FontDescription) -> String {
    let style = (font.weight == 400 ? "" : weightName(font.weight)) + (font.isItalic ? "Italic" : "")
    return style.isEmpty ? family(font) : "\(family(font))-\(style)"
  }

  // Longer words first: "SemiBold" holds "Bold".
  private static let weights: [(String, Int)] = [
    ("ultralight", 100), ("extralight", 200), ("thin", 100), ("semibold", 600), ("demibold", 600), ("extrabold", 800),
    ("heavy", 800), ("black", 900), ("medium", 500), ("light", 300), ("bold", 700),
  ]
  private static func weight(in style: String) -> Int {
    let lowered = style.lowercased()
    return weights.first { lowered.contains($0.0) }?.1 ?? 400
  }
  private static func weightName(_ weight: Int) -> String {
    let names = ["UltraLight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
    return names[min(max(weight / 100 - 1, 0), 8)]
  }

  /// "NotoSerif" is listed as "Noto Serif".
  private static func spaced(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, let last = result.last, last.isLowercase { result.append(" ") }
      result.append(character)
    }
    return result
  }

  /// Families that every iOS device has, by the kind of face that stands for them.
  private static let iOSFamilies: [(FontDescription.Family, [String])] = [
    (
      .system,
      [
        "Arial", "ArialMT", "Avenir", "AvenirNext", "AvenirNextCondensed", "Chalkboard", "ChalkboardSE", "Chalkduster",
        "Copperplate", "Futura", "GillSans", "Helvetica", "HelveticaNeue", "Kailasa", "Marker Felt", "MarkerFelt",
        "Noteworthy",
        "Optima", "PartyLET", "Papyrus", "PingFangSC", "PingFangTC", "PingFangHK", "SavoyeLetPlain", "SnellRoundhand",
        "TrebuchetMS", "Verdana", "Zapfino", "BradleyHandITCTT", "AcademyEngravedLetPlain",
      ]
    ),
    (.rounded, ["ArialRoundedMTBold"]),
    (
      .serif,
      [
        "AmericanTypewriter", "Baskerville", "BodoniSvtyTwoITCTT", "Charter", "Cochin", "Didot", "Georgia",
        "HoeflerText",
        "IowanOldStyle", "Palatino", "Rockwell", "TimesNewRomanPS", "TimesNewRomanPSMT",
      ]
    ),
    (.monospaced, ["Courier", "CourierNew", "CourierNewPSMT", "CourierNewPS", "Menlo"]),
  ]

  private static func replacement(for family: String, name: String) -> FontDescription.Family? {
    let plain = family.replacingOccurrences(of: " ", with: "").lowercased()
    let match = iOSFamilies.first { $0.1.contains { $0.replacingOccurrences(of: " ", with: "").lowercased() == plain } }
    guard let match else { return nil }
    Notes.once("the font \"\(name)\" is not installed; a system face stands for it")
    return match.0
  }
}
