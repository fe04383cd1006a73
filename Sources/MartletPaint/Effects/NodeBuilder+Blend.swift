import CGtk
import Foundation
import MartletDisplay

extension NodeBuilder {
  /// Mixes a source with all that lies behind it in the same group.
  func blendNode(_ mode: BlendMode, source: RenderNode?, backdrop: RenderNode?) -> RenderNode? {
    guard let source else { return backdrop }
    guard let backdrop else { return nodeOverNothing(mode, source) }
    if let native = Self.native[mode] {
      return RenderNode(gsk_blend_node_new(backdrop.handle, source.handle, native))
    }
    if mode == .plusDarker { return plusDarkerNode(source: source, backdrop: backdrop) }
    guard let cairoOperator = Self.operators[mode] else { return .container([backdrop, source]) }
    return .cairo(bounds: backdrop.bounds.union(source.bounds)) { cairo in
      cairo_push_group(cairo)
      gsk_render_node_draw(backdrop.handle, cairo)
      cairo_push_group(cairo)
      gsk_render_node_draw(source.handle, cairo)
      cairo_pop_group_to_source(cairo)
      cairo_set_operator(cairo, cairoOperator)
      cairo_paint(cairo)
      cairo_pop_group_to_source(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      cairo_paint(cairo)
    }
  }

  /// What a mode leaves where nothing lies behind.
  private func nodeOverNothing(_ mode: BlendMode, _ source: RenderNode) -> RenderNode? {
    mode == .sourceAtop || mode == .destinationOut ? nil : source
  }

  private static let native: [BlendMode: GskBlendMode] = [
    .multiply: GSK_BLEND_MODE_MULTIPLY, .screen: GSK_BLEND_MODE_SCREEN, .overlay: GSK_BLEND_MODE_OVERLAY,
    .darken: GSK_BLEND_MODE_DARKEN, .lighten: GSK_BLEND_MODE_LIGHTEN, .colorDodge: GSK_BLEND_MODE_COLOR_DODGE,
    .colorBurn: GSK_BLEND_MODE_COLOR_BURN, .softLight: GSK_BLEND_MODE_SOFT_LIGHT,
    .hardLight: GSK_BLEND_MODE_HARD_LIGHT, .difference: GSK_BLEND_MODE_DIFFERENCE,
    .exclusion: GSK_BLEND_MODE_EXCLUSION, .hue: GSK_BLEND_MODE_HUE, .saturation: GSK_BLEND_MODE_SATURATION,
    .color: GSK_BLEND_MODE_COLOR, .luminosity: GSK_BLEND_MODE_LUMINOSITY,
  ]
  private static let operators: [BlendMode: cairo_operator_t] = [
    .sourceAtop: CAIRO_OPERATOR_ATOP, .destinationOver: CAIRO_OPERATOR_DEST_OVER,
    .destinationOut: CAIRO_OPERATOR_DEST_OUT, .plusLighter: CAIRO_OPERATOR_ADD,
  ]

  /// No renderer has it: the sum of the darknesses, computed on pixels.
  private func plusDarkerNode(source: RenderNode, backdrop: RenderNode) -> RenderNode? {
    let bounds = source.bounds.union(backdrop.bounds)
    guard let below = Raster(of: backdrop, in: bounds, pixelsPerPoint: scale),
      let above = Raster(of: source, in: bounds, pixelsPerPoint: scale)
    else { return .container([backdrop, source]) }
    let count = below.surface.stride * below.surface.height
    below.surface.withBytes { target in
      above.surface.withBytes { other in
        for pixel in Swift.stride(from: 0, to: count, by: 4) { addDarkness(target + pixel, other + pixel) }
      }
    }
    return below.node()
  }

  /// Premultiplied BGRA: what a colour lacks to its alpha is its darkness.
  private func addDarkness(_ target: UnsafeMutablePointer<UInt8>, _ source: UnsafeMutablePointer<UInt8>) {
    let (targetAlpha, sourceAlpha) = (Int(target[3]), Int(source[3]))
    let alpha = min(targetAlpha + sourceAlpha, 255)
    for channel in 0..<3 {
      let darkness = targetAlpha - Int(target[channel]) + sourceAlpha - Int(source[channel])
      target[channel] = UInt8(max(alpha - darkness, 0))
    }
    target[3] = UInt8(alpha)
  }
}
