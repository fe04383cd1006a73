import CGtk
import Foundation
import MartletDisplay

extension NodeBuilder {
  func rectNode(_ rect: CGRect, _ color: RGBA) -> RenderNode? {
    guard color.alpha > 0, let rect = rect.drawable else { return nil }
    var (color, bounds) = (color.gdk, rect.graphene)
    return RenderNode(gsk_color_node_new(&color, &bounds))
  }

  /// Rounded rectangles are clipped by GSK; Cairo fills every other outline.
  func fillNode(_ path: Path, _ paint: Paint, _ style: FillStyle) -> RenderNode? {
    if style.isAntialiased, let shape = path.nativeRoundedRect, let content = areaNode(shape.rect, paint) {
      return shape.hasCorners ? content.clipped(to: shape) : content
    }
    return painter.outlines.node(path, paint, .fill(style)) { outlineNode(path, paint, style) }
  }

  private func outlineNode(_ path: Path, _ paint: Paint, _ style: FillStyle) -> RenderNode? {
    guard let bounds = path.controlBounds?.drawable else { return nil }
    return .cairo(bounds: bounds.insetBy(dx: -1, dy: -1)) { cairo in
      path.trace(on: cairo)
      cairo_set_fill_rule(cairo, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      if !style.isAntialiased { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE) }
      fill(cairo, with: paint, in: bounds)
    }
  }

  /// Fills Cairo's current path.
  private func fill(_ cairo: OpaquePointer, with paint: Paint, in bounds: CGRect) {
    if setSource(paint, of: cairo) { return cairo_fill(cairo) }
    guard let content = areaNode(bounds, paint) else { return }
    cairo_clip(cairo)
    gsk_render_node_draw(content.handle, cairo)
  }

  func strokeNode(_ path: Path, _ paint: Paint, _ style: StrokeStyle) -> RenderNode? {
    painter.outlines.node(path, paint, .stroke(style)) { newStrokeNode(path, paint, style) }
  }

  private func newStrokeNode(_ path: Path, _ paint: Paint, _ style: StrokeStyle) -> RenderNode? {
    guard style.lineWidth > 0, style.lineWidth.isFinite, let outline = path.controlBounds else { return nil }
    // Miters reach farther than half the width, as far as their limit.
    let reach = style.lineWidth / 2 * (style.lineJoin == .miter ? max(min(style.miterLimit, 20), 1.5) : 1.5) + 1
    guard let bounds = outline.insetBy(dx: -reach, dy: -reach).drawable else { return nil }
    return .cairo(bounds: bounds) { cairo in
      path.trace(on: cairo)
      apply(style, to: cairo)
      if setSource(paint, of: cairo) { return cairo_stroke(cairo) }
      strokeAsMask(cairo, paint, bounds)
    }
  }

  /// For paints that are no Cairo pattern: the stroke is the mask of the area.
  private func strokeAsMask(_ cairo: OpaquePointer, _ paint: Paint, _ bounds: CGRect) {
    guard let content = areaNode(bounds, paint) else { return }
    let path = cairo_copy_path(cairo)
    cairo_new_path(cairo)
    cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
    cairo_append_path(cairo, path)
    cairo_path_destroy(path)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_stroke(cairo)
    let mask = cairo_pop_group(cairo)
    cairo_push_group(cairo)
    gsk_render_node_draw(content.handle, cairo)
    cairo_pop_group_to_source(cairo)
    cairo_mask(cairo, mask)
    cairo_pattern_destroy(mask)
  }

  private func apply(_ style: StrokeStyle, to cairo: OpaquePointer) {
    cairo_set_line_width(cairo, Double(style.lineWidth))
    cairo_set_miter_limit(cairo, Double(max(style.miterLimit, 1)))
    switch style.lineCap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.lineJoin {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    // Cairo refuses negative dashes and dashes that add up to nothing; the line is solid then.
    let dash = style.dash.map(Double.init)
    if dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) {
      cairo_set_dash(cairo, dash, Int32(dash.count), style.dashPhase.isFinite ? Double(style.dashPhase) : 0)
    }
  }
}

extension RenderNode {
  func clipped(to shape: RoundedRect) -> RenderNode? {
    if shape.hasCorners {
      var rounded = shape.gsk
      return RenderNode(gsk_rounded_clip_node_new(handle, &rounded))
    }
    var bounds = shape.rect.graphene
    return RenderNode(gsk_clip_node_new(handle, &bounds))
  }
}
