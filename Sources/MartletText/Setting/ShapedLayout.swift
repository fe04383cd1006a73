import CPango
import Foundation
import MartletDisplay

/// A PangoLayout with what it was made of.
final class ShapedLayout {
  let handle: OpaquePointer
  let excerpt: TextExcerpt
  var firstByte: Int { excerpt.front.lowerBound }
  private unowned let engine: TextEngine
  /// Points between letters that Pango counts at the ends of a line when it breaks it, and takes away afterwards.
  let letterSpacingAtEnds: CGFloat

  init(handle: OpaquePointer, excerpt: TextExcerpt, letterSpacingAtEnds: CGFloat, engine: TextEngine) {
    (self.handle, self.excerpt, self.letterSpacingAtEnds) = (handle, excerpt, letterSpacingAtEnds)
    self.engine = engine
  }
  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  /// Pango's own unit is 1/1024 point. Two of them are added so that text fits the width it reported.
  private func setWidth(_ width: CGFloat?) {
    guard let width else { return pango_layout_set_width(handle, -1) }
    pango_layout_set_width(handle, pangoUnits(max(width + letterSpacingAtEnds, 0)) + 2)
  }

  /// The lines as Pango breaks them for a width, nil for no breaks but those in the text. They outlive later
  /// changes of the width.
  func lines(width: CGFloat?) -> [ShapedLine] {
    setWidth(width)
    engine.shapedByteCount += excerpt.count
    var result: [ShapedLine] = []
    var link = pango_layout_get_lines_readonly(handle)
    while let node = link {
      result.append(ShapedLine(node.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self), in: self))
      link = node.pointee.next
    }
    return result
  }
}

/// One line: runs in visual order.
final class ShapedLine {
  let handle: UnsafeMutablePointer<PangoLayoutLine>
  let layout: ShapedLayout

  init(_ handle: UnsafeMutablePointer<PangoLayoutLine>, in layout: ShapedLayout) {
    self.handle = pango_layout_line_ref(handle)
    self.layout = layout
  }
  deinit { pango_layout_line_unref(handle) }

  /// Offset in the block's UTF-8 text, and the length in bytes.
  var firstByte: Int { byte(at: handle.pointee.start_index) }
  var byteCount: Int { Int(handle.pointee.length) }
  /// The block's byte that Pango counts as this one.
  func byte(at offset: Int32) -> Int { layout.excerpt.byte(at: Int(offset)) }

  /// Calls `body` with each run from left to right and its left edge in points.
  func forEachRun(_ body: (PangoGlyphItem, CGFloat) -> Void) {
    var x: Int32 = 0
    var link = handle.pointee.runs
    while let node = link {
      let run = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      body(run, CGFloat(x) / 1024)
      x += pango_glyph_string_get_width(run.glyphs)
      link = node.pointee.next
    }
  }

  private(set) lazy var width: CGFloat = {
    var total: Int32 = 0
    var link = handle.pointee.runs
    while let node = link {
      total += pango_glyph_string_get_width(
        node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.glyphs)
      link = node.pointee.next
    }
    return CGFloat(total) / 1024
  }()
}

extension ShapedLine {
  /// Pango gives the truncation token all the room that the characters leave; it gets back its own width, so that
  /// the line is as wide as what it shows.
  func tightenToken() {
    forEachRun { run, _ in
      guard run.item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0 else { return }
      let count = Int(run.glyphs.pointee.num_glyphs)
      for index in 0..<count {
        var logical = PangoRectangle()
        let glyph = run.glyphs.pointee.glyphs + index
        pango_font_get_glyph_extents(run.item.pointee.analysis.font, glyph.pointee.glyph, nil, &logical)
        glyph.pointee.geometry.width = min(glyph.pointee.geometry.width, logical.width)
      }
    }
  }
}
