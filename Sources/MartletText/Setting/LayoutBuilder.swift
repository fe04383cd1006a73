import CPango
import Foundation
import MartletDisplay

/// How letters are changed to make text fit. Spec: A18.
struct Fitting: Hashable {
  var scale: CGFloat = 1
  /// Taken from the space between letters, relative to the font's size.
  var tightening: CGFloat = 0
}

/// Makes Pango's layouts of a block or a part of it.
struct LayoutBuilder {
  let engine: TextEngine
  let block: TextBlock
  let text: BlockText
  let language: String?
  /// Whether letters look the same whatever stands beside them, as in Latin, Greek and Cyrillic. Inter has
  /// contextual forms for them which the system font lacks ("->" becomes an arrow), and which make shaping slow.
  private let needsNoContext: Bool

  init(engine: TextEngine, block: TextBlock) {
    (self.engine, self.block) = (engine, block)
    text = BlockText(block)
    // The first bytes of U+0000 to U+058F, of general punctuation and of symbols up to U+2FFF.
    needsNoContext = text.bytes.allSatisfy { $0 < 0xD7 || $0 == 0xE2 }
    language = block.paragraph.language ?? (text.containsKana ? "ja" : nil)
  }

  /// The whole block.
  func layout(_ fitting: Fitting) -> ShapedLayout {
    layout(of: 0..<text.bytes.count, fitting)
  }

  /// One line that ends, or begins, or is interrupted by the truncation token. Spec: I20.
  func truncatedLine(fromByte start: Int, width: CGFloat, _ fitting: Fitting) -> ShapedLine? {
    let mode = block.paragraph.truncation
    // The beginning of a paragraph only needs what stands in it; the other modes show the end of the text.
    let end = mode == .tail ? text.paragraphEnd(from: start) : text.bytes.count
    let omitsParagraphs = end < text.bytes.count
    let result = layout(of: start..<end, fitting, endsInEllipsis: omitsParagraphs, joinsParagraphs: true)
    let modes: [ParagraphStyle.Truncation: PangoEllipsizeMode] = [
      .head: PANGO_ELLIPSIZE_START, .middle: PANGO_ELLIPSIZE_MIDDLE, .tail: PANGO_ELLIPSIZE_END,
    ]
    pango_layout_set_ellipsize(result.handle, modes[mode]!)
    let line = result.lines(width: width).first
    line?.tightenToken()
    return line
  }

  private func layout(
    of range: Range<Int>, _ fitting: Fitting, endsInEllipsis: Bool = false, joinsParagraphs: Bool = false
  ) -> ShapedLayout {
    let handle = pango_layout_new(engine.context(isRightToLeft: block.paragraph.isRightToLeft))!
    pango_layout_set_wrap(handle, PANGO_WRAP_WORD_CHAR)
    setText(range, on: handle, endsInEllipsis: endsInEllipsis, joinsParagraphs: joinsParagraphs)
    setAttributes(range, on: handle, fitting)
    let spacings = block.runs.map { letterSpacing(of: $0, fitting) }
    let spacing = spacings.max { abs($0) < abs($1) } ?? 0
    // A truncation token has no letter spacing on its side of the line.
    return ShapedLayout(
      handle: handle, firstByte: range.lowerBound, letterSpacingAtEnds: joinsParagraphs ? spacing / 2 : spacing)
  }

  private func setText(_ range: Range<Int>, on handle: OpaquePointer, endsInEllipsis: Bool, joinsParagraphs: Bool) {
    if !endsInEllipsis && !joinsParagraphs {
      text.bytes[range].withUnsafeBytes { set($0, on: handle) }
      return
    }
    var part = text.bytes[range].map { joinsParagraphs && ($0 == 0x0A || $0 == 0x0D) ? 0x20 : $0 }
    if endsInEllipsis {
      while part.last == 0x20 { part.removeLast() }
      part.append(contentsOf: BlockText.ellipsis)
    }
    part.withUnsafeBytes { set($0, on: handle) }
  }

  private func set(_ bytes: UnsafeRawBufferPointer, on handle: OpaquePointer) {
    guard bytes.count > 0 else { return pango_layout_set_text(handle, "", 0) }
    pango_layout_set_text(handle, bytes.baseAddress!.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
  }

  private func setAttributes(_ range: Range<Int>, on handle: OpaquePointer, _ fitting: Fitting) {
    let attributes = AttributeList()
    let isSplit = block.runs.count > 1
    for (index, run) in block.runs.enumerated() {
      let start = max(text.runStarts[index], range.lowerBound) - range.lowerBound
      var end = min(text.runStarts[index + 1], range.upperBound) - range.lowerBound
      guard start < end || block.runs.count == 1 else { continue }
      // The ellipsis that replaces omitted paragraphs looks like the text before it.
      if end == range.count { end = Int(Int32.max) }
      let description = engine.descriptor(for: run.font, scale: fitting.scale, language: language)
      if isSplit {
        attributes.add(pango_attr_font_desc_new(description), start, end)
        // Pango splits its runs where the colour changes; the number tells our runs apart.
        let number = (UInt16(truncatingIfNeeded: index), UInt16(truncatingIfNeeded: index >> 16))
        attributes.add(pango_attr_foreground_new(number.0, number.1, 0), start, end)
      } else {
        pango_layout_set_font_description(handle, description)
      }
      add(run, to: attributes, start, end, fitting)
    }
    if let language {
      attributes.add(pango_attr_language_new(pango_language_from_string(language)), 0, Int(Int32.max))
    }
    pango_layout_set_attributes(handle, attributes.handle)
  }

  private func add(_ run: TextRun, to attributes: AttributeList, _ start: Int, _ end: Int, _ fitting: Fitting) {
    switch run.content {
    case .symbol(_, let size, let descent), .image(_, let size, let descent):
      var rectangle = PangoRectangle()
      rectangle.width = pangoUnits(size.width * fitting.scale)
      rectangle.height = pangoUnits(size.height * fitting.scale)
      rectangle.y = pangoUnits((descent - size.height) * fitting.scale)
      attributes.add(pango_attr_shape_new(&rectangle, &rectangle), start, end)
    case .text: break
    }
    let spacing = letterSpacing(of: run, fitting)
    if spacing != 0 { attributes.add(pango_attr_letter_spacing_new(pangoUnits(spacing)), start, end) }
    let features = self.features(of: run)
    if !features.isEmpty { attributes.add(pango_attr_font_features_new(features), start, end) }
  }

  private func features(of run: TextRun) -> String {
    let digits = run.font.hasMonospacedDigits ? "tnum=1" : ""
    guard needsNoContext else { return digits }
    return digits.isEmpty ? "calt=0" : "tnum=1,calt=0"
  }

  /// Tracking wins over kerning when both are set. Spec: I23.
  private func letterSpacing(of run: TextRun, _ fitting: Fitting) -> CGFloat {
    let size = run.font.usableSize * fitting.scale
    let usesSystemFont = run.font.family == .system || run.font.family == .rounded
    let own = usesSystemFont ? systemTracking(size: size) : 0
    let asked = run.tracking != 0 ? run.tracking : run.kerning
    return own + asked.usableDistance * fitting.scale - fitting.tightening * size
  }
}

/// A PangoAttrList with a shorter way to add to it.
final class AttributeList {
  let handle = pango_attr_list_new()!
  deinit { pango_attr_list_unref(handle) }

  func add(_ attribute: UnsafeMutablePointer<PangoAttribute>, _ start: Int, _ end: Int) {
    attribute.pointee.start_index = UInt32(start)
    attribute.pointee.end_index = end >= Int(Int32.max) ? UInt32(bitPattern: -1) : UInt32(end)
    pango_attr_list_insert(handle, attribute)
  }
}
