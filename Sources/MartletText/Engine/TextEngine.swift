import CPango
import Foundation
import MartletDisplay

/// Sets text: chooses fonts, shapes, breaks lines, measures and places glyphs.
///
/// One engine serves a process; it belongs to the main thread. Making the first one reads the font caches
/// (some 10 ms); the first use of a font some 5 ms; setting a short string for the first time some 30 µs, wrapping
/// it at another width 3 µs a character, measuring it again at a known proposal 0.2 µs.
public final class TextEngine {
  let configuration: FontConfiguration
  let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let contexts: [OpaquePointer]
  private var descriptors: [DescriptorKey: OpaquePointer] = [:]
  private var lineBoxes: [FontDescription: LineBox] = [:]
  var cache = ShapedTextCache()
  /// How many bytes of text were shaped and broken into lines: what tests and benchmarks count.
  package internal(set) var shapedByteCount = 0

  /// The engine that the launcher and tests share, made on first use.
  public static let standard = TextEngine()

  /// `includesUserFonts` adds the folder of the user's own fonts, which makes text depend on the machine.
  public init(includesUserFonts: Bool = false) {
    configuration = FontConfiguration(includesUserFonts: includesUserFonts)
    fontMap = pango_cairo_font_map_new()
    pango_fc_font_map_set_config(Self.fcFontMap(fontMap), configuration.handle)
    contexts = [PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL].map { [fontMap] in Self.makeContext(fontMap, $0) }
  }

  /// Makes an app's font file available under the family names in it. Answers false, and changes nothing, when
  /// the file cannot be read.
  @discardableResult public func addFont(path: String) -> Bool {
    guard configuration.addFile(path) else { return false }
    pango_fc_font_map_config_changed(Self.fcFontMap(fontMap))
    cache.removeAll()
    lineBoxes.removeAll()
    return true
  }

  /// A font family that is installed or was added; names compare without regard to case.
  public func hasFamily(_ name: String) -> Bool {
    pango_font_map_get_family(fontMap, name) != nil
  }

  func context(isRightToLeft: Bool) -> OpaquePointer { contexts[isRightToLeft ? 1 : 0] }

  /// A PangoFontDescription, kept for the engine's life.
  func descriptor(for font: FontDescription, scale: CGFloat, language: String?) -> OpaquePointer {
    let key = DescriptorKey(font: font, scale: scale, language: language)
    if let known = descriptors[key] { return known }
    let made = makeDescriptor(key)
    descriptors[key] = made
    return made
  }

  /// The height of a line in this font, and where its baseline is.
  func lineBox(of font: FontDescription) -> LineBox {
    if let known = lineBoxes[font] { return known }
    let box = naturalBox(of: font).stretched(to: font.lineHeight)
    lineBoxes[font] = box
    return box
  }

  private func naturalBox(of font: FontDescription) -> LineBox {
    guard case .named(let name) = font.family, hasFamily(name) else { return .system(size: font.usableSize) }
    let metrics = pango_context_get_metrics(contexts[0], descriptor(for: font, scale: 1, language: nil), nil)!
    defer { pango_font_metrics_unref(metrics) }
    return LineBox(
      ascent: CGFloat(pango_font_metrics_get_ascent(metrics)) / 1024,
      descent: CGFloat(pango_font_metrics_get_descent(metrics)) / 1024)
  }

  private struct DescriptorKey: Hashable {
    var font: FontDescription
    var scale: CGFloat
    var language: String?
  }

  private func makeDescriptor(_ key: DescriptorKey) -> OpaquePointer {
    let font = key.font
    let description = pango_font_description_new()!
    pango_font_description_set_family(description, FontFamilies.list(for: font.family, language: key.language))
    pango_font_description_set_absolute_size(description, font.usableSize * key.scale * 1024)
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1000))))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    if font.width != 0 {
      pango_font_description_set_stretch(
        description, font.width < 0 ? PANGO_STRETCH_CONDENSED : PANGO_STRETCH_EXPANDED)
    }
    if font.hasSmallCaps { pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS) }
    return description
  }

  /// Metrics must not depend on the screen: grey antialiasing, no hinting, no rounding to pixels.
  private static func makeContext(
    _ fontMap: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
  ) -> OpaquePointer {
    let context = pango_font_map_create_context(fontMap)!
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 96)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, direction)
    pango_context_set_language(context, pango_language_from_string("en"))
    return context
  }

  private static func fcFontMap(_ map: UnsafeMutablePointer<PangoFontMap>) -> OpaquePointer {
    OpaquePointer(map)
  }
}
