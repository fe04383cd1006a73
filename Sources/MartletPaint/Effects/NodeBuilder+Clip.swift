import CGtk
import Foundation
import MartletDisplay

extension NodeBuilder {
  /// Rectangles and rounded rectangles are GSK's; other outlines are a Cairo clip around the child.
  func clipNode(_ child: RenderNode, _ path: Path, _ style: FillStyle) -> RenderNode? {
    if let shape = path.nativeRoundedRect { return child.clipped(to: shape) }
    guard let outline = path.controlBounds?.insetBy(dx: -1, dy: -1) else { return nil }
    return .cairo(bounds: outline.intersection(child.bounds)) { cairo in
      path.trace(on: cairo)
      cairo_set_fill_rule(cairo, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      if !style.isAntialiased { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE) }
      cairo_clip(cairo)
      cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
      gsk_render_node_draw(child.handle, cairo)
    }
  }

  /// Keeps the child where the mask's alpha is.
  func maskNode(_ child: RenderNode, _ mask: RenderNode?) -> RenderNode? {
    guard let mask else { return nil }
    return .cairo(bounds: child.bounds.intersection(mask.bounds)) { cairo in
      cairo_push_group(cairo)
      gsk_render_node_draw(mask.handle, cairo)
      let pattern = cairo_pop_group(cairo)
      cairo_push_group(cairo)
      gsk_render_node_draw(child.handle, cairo)
      cairo_pop_group_to_source(cairo)
      cairo_mask(cairo, pattern)
      cairo_pattern_destroy(pattern)
    }
  }
}
