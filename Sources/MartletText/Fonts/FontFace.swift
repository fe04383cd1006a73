import CPango
import MartletDisplay

/// One face of a font family.
public struct FontFace: Hashable, Sendable {
  public var family: String
  /// CSS weight, 100 to 900.
  public var weight: Int
  public var isItalic: Bool

  public init(family: String, weight: Int = 400, isItalic: Bool = false) {
    (self.family, self.weight, self.isItalic) = (family, weight, isItalic)
  }
}

extension FontConfiguration {
  /// The installed or added face with a PostScript name ("Lobster-Regular") or a full name ("Lobster Regular").
  func face(named name: String) -> FontFace? {
    ["postscriptname", "fullname"].lazy.compactMap { self.face(whose: $0, is: name) }.first
  }

  private func face(whose property: String, is name: String) -> FontFace? {
    guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return nil }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(properties)
    }
    let isAdded = name.withCString { pointer in
      pointer.withMemoryRebound(to: FcChar8.self, capacity: name.utf8.count + 1) {
        FcPatternAddString(pattern, property, $0)
      }
    }
    for wanted in ["family", "weight", "slant"] { FcObjectSetAdd(properties, wanted) }
    guard isAdded == FcTrue, let list = FcFontList(handle, pattern, properties) else { return nil }
    defer { FcFontSetDestroy(list) }
    guard list.pointee.nfont > 0, let font = list.pointee.fonts[0] else { return nil }
    return Self.face(font)
  }

  private static func face(_ font: OpaquePointer) -> FontFace? {
    var family: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, "family", 0, &family) == FcResultMatch, let family else { return nil }
    var (weight, slant) = (80.0, Int32(0))
    FcPatternGetDouble(font, "weight", 0, &weight)
    FcPatternGetInteger(font, "slant", 0, &slant)
    let css = Int((FcWeightToOpenTypeDouble(weight) / 100).rounded() * 100)
    return FontFace(family: String(cString: family), weight: min(max(css, 100), 900), isItalic: slant > 0)
  }
}

extension TextEngine {
  /// The face with a PostScript or full name; nil when none is installed or was added.
  public func face(named name: String) -> FontFace? { configuration.face(named: name) }
}
