import CGtk
import Foundation

/// An owned `GskRenderNode`. Immutable, shared by reference.
final class RenderNode {
  let handle: OpaquePointer

  /// Takes over one reference; nil for what GSK would not make a node of (text without ink, for one).
  init?(_ handle: OpaquePointer?) {
    guard let handle else { return nil }
    self.handle = handle
  }
  deinit { gsk_render_node_unref(handle) }

  /// In the node's own coordinates, in points.
  var bounds: CGRect {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(handle, &bounds)
    return CGRect(
      x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
      height: CGFloat(bounds.size.height))
  }

  static func container(_ children: [RenderNode]) -> RenderNode? {
    if children.count <= 1 { return children.first }
    var handles = children.map { Optional($0.handle) }
    return RenderNode(gsk_container_node_new(&handles, guint(handles.count)))
  }

  func translated(by offset: CGPoint) -> RenderNode {
    if offset == .zero { return self }
    var point = graphene_point_t(x: Float(offset.x), y: Float(offset.y))
    let transform = gsk_transform_translate(nil, &point)
    defer { gsk_transform_unref(transform) }
    return RenderNode(gsk_transform_node_new(handle, transform)) ?? self
  }

  /// A node whose content Cairo draws. Nothing outside of `bounds` is kept.
  static func cairo(bounds: CGRect, _ draw: (OpaquePointer) -> Void) -> RenderNode? {
    guard let bounds = bounds.drawable else { return nil }
    var box = bounds.graphene
    guard let node = RenderNode(gsk_cairo_node_new(&box)) else { return nil }
    guard let context = gsk_cairo_node_get_draw_context(node.handle) else { return nil }
    draw(context)
    cairo_destroy(context)
    return node
  }
}
