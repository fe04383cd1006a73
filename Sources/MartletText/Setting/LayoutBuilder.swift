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
  /// The widest letter spacing of all runs, for text of its own size.
  private var plainSpacing: CGFloat = 0

  init(engine: TextEngine, block: TextBlock) {
    (self.engine, self.block) = (engine, block)
    text = BlockText(block)
    // The first bytes of U+0000 to U+058F, of general punctuation and of symbols up to U+2FFF.
    needsNoContext = text.bytes.allSatisfy { $0 < 0xD7 || $0 == 0xE2 }
    language = block.paragraph.language ?? (text.containsKana ? "ja" : nil)
    plainSpacing = widestSpacing(Fitting())
  }

  /// A part of the block. `isRightToLeft` is its paragraph's direction; nil lets Pango find that of each.
  func layout(of range: Range<Int>, _ fitting: Fitting, isRightToLeft: Bool? = nil) -> ShapedLayout {
    layout(of: TextExcerpt(front: range), fitting, isRightToLeft: isRightToLeft)
  }

  /// One line that ends, or begins, or is interrupted by the truncation token. Spec: I20.
  ///
  /// Only as much text is shaped as the width shows, and some more.
  func truncatedLine(fromByte start: Int, width: CGFloat, _ fitting: Fitting) -> ShapedLine? {
    let mode = block.paragraph.truncation
    // The beginning of a paragraph only needs what stands in it; the other modes show the end of the text.
    let end = mode == .tail ? text.paragraphEnd(from: start) : text.bytes.count
    var reach = TextExcerpt.shortestReach
    while true {
      let excerpt = text.excerpt(of: start..<end, mode, reach: reach)
      let result = layout(of: excerpt, fitting, endsInEllipsis: end < text.bytes.count, joinsParagraphs: true)
      pango_layout_set_ellipsize(result.handle, Self.ellipsizing[mode]!)
      let line = result.lines(width: width).first
      if excerpt.count == end - start || pango_layout_is_ellipsized(result.handle) != 0 {
        line?.tightenToken()
        return line
      }
      reach *= 4
    }
  }

  private static let ellipsizing: [ParagraphStyle.Truncation: PangoEllipsizeMode] = [
    .head: PANGO_ELLIPSIZE_START, .middle: PANGO_ELLIPSIZE_MIDDLE, .tail: PANGO_ELLIPSIZE_END,
  ]

  private func layout(
    of excerpt: TextExcerpt, _ fitting: Fitting, isRightToLeft: Bool? = nil, endsInEllipsis: Bool = false,
    joinsParagraphs: Bool = false
  ) -> ShapedLayout {
    let context = engine.context(isRightToLeft: isRightToLeft ?? block.paragraph.isRightToLeft)
    let handle = pango_layout_new(context)!
    if isRightToLeft != nil { pango_layout_set_auto_dir(handle, 0) }
    pango_layout_set_wrap(handle, PANGO_WRAP_WORD_CHAR)
    setText(excerpt, on: handle, endsInEllipsis: endsInEllipsis, joinsParagraphs: joinsParagraphs)
    setAttributes(excerpt, on: handle, fitting)
    let spacing = fitting == Fitting() ? plainSpacing : widestSpacing(fitting)
    // A truncation token has no letter spacing on its side of the line.
    return ShapedLayout(
      handle: handle, excerpt: excerpt, letterSpacingAtEnds: joinsParagraphs ? spacing / 2 : spacing, engine: engine)
  }

  private func setText(_ excerpt: TextExcerpt, on handle: OpaquePointer, endsInEllipsis: Bool, joinsParagraphs: Bool) {
    if !endsInEllipsis && !joinsParagraphs {
      text.bytes[excerpt.front].withUnsafeBytes { set($0, on: handle) }
      return
    }
    var part = excerpt.pieces.flatMap { piece in
      text.bytes[piece.range].map { joinsParagraphs && ($0 == 0x0A || $0 == 0x0D) ? 0x20 : $0 }
    }
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

  private func setAttributes(_ excerpt: TextExcerpt, on handle: OpaquePointer, _ fitting: Fitting) {
    let attributes = AttributeList()
    for piece in excerpt.pieces { addRuns(of: piece, in: excerpt, to: attributes, on: handle, fitting) }
    if let language {
      attributes.add(pango_attr_language_new(pango_language_from_string(language)), 0, Int(Int32.max))
    }
    pango_layout_set_attributes(handle, attributes.handle)
  }

  private func addRuns(
    of piece: TextExcerpt.Piece, in excerpt: TextExcerpt, to attributes: AttributeList, on handle: OpaquePointer,
    _ fitting: Fitting
  ) {
    let isSplit = block.runs.count > 1
    let shift = piece.offset - piece.range.lowerBound
    for index in text.runs(in: piece.range) {
      let run = block.runs[index]
      let start = max(text.runStarts[index], piece.range.lowerBound) + shift
      var end = min(text.runStarts[index + 1], piece.range.upperBound) + shift
      guard start < end || !isSplit else { continue }
      // The ellipsis that replaces omitted paragraphs looks like the text before it.
      if end == excerpt.count { end = Int(Int32.max) }
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

  private func widestSpacing(_ fitting: Fitting) -> CGFloat {
    block.runs.map { letterSpacing(of: $0, fitting) }.max { abs($0) < abs($1) } ?? 0
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
