import CGtk
import Foundation
import MartletDisplay

extension NodeBuilder {
  /// A rectangle full of a paint.
  func areaNode(_ rect: CGRect, _ paint: Paint) -> RenderNode? {
    guard let rect = rect.drawable else { return nil }
    switch paint {
    case .color(let color): return rectNode(rect, color)
    case .conicGradient(let stops, let center, let start, let end): return conicNode(rect, stops, center, start, end)
    case .linearGradient, .radialGradient, .ellipticalGradient, .image:
      return .cairo(bounds: rect) { cairo in
        guard setSource(paint, of: cairo) else { return }
        cairo_paint(cairo)
      }
    }
  }

  /// Makes a paint Cairo's source. Answers false for what Cairo has no pattern for.
  func setSource(_ paint: Paint, of cairo: OpaquePointer) -> Bool {
    switch paint {
    case .color(let color): color.setSource(of: cairo)
    case .linearGradient(let stops, let start, let end):
      guard start.isDrawable, end.isDrawable else { return false }
      let pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
      set(pattern, stops, of: cairo)
    case .radialGradient(let stops, let center, let start, let end):
      guard center.isDrawable, start.isFinite, end.isFinite else { return false }
      let (x, y) = (Double(center.x), Double(center.y))
      set(cairo_pattern_create_radial(x, y, Double(max(start, 0)), x, y, Double(max(end, 0))), stops, of: cairo)
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      return setElliptical(stops, center, radii, Double(start), Double(end), of: cairo)
    case .image(let image, let tile): return setTiles(image, tile, of: cairo)
    case .conicGradient: return false
    }
    return true
  }

  private func set(_ pattern: OpaquePointer?, _ stops: [ColorStop], of cairo: OpaquePointer) {
    for stop in GradientStops.prepared(stops) {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// A circle of radius 1, stretched.
  private func setElliptical(
    _ stops: [ColorStop], _ center: CGPoint, _ radii: CGSize, _ start: Double, _ end: Double, of cairo: OpaquePointer
  ) -> Bool {
    guard center.isDrawable, radii.width > 0, radii.height > 0, start.isFinite, end.isFinite else { return false }
    let pattern = cairo_pattern_create_radial(0, 0, max(start, 0), 0, 0, max(end, 0))
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, 1 / Double(radii.width), 1 / Double(radii.height))
    cairo_matrix_translate(&matrix, -Double(center.x), -Double(center.y))
    cairo_pattern_set_matrix(pattern, &matrix)
    set(pattern, stops, of: cairo)
    return true
  }

  private func setTiles(_ image: ImageReference, _ tile: CGRect, of cairo: OpaquePointer) -> Bool {
    guard let tile = tile.drawable, let surface = painter.images.surface(of: image) else { return false }
    let pattern = cairo_pattern_create_for_surface(surface.handle)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(
      &matrix, Double(image.pixelWidth) / Double(tile.width), Double(image.pixelHeight) / Double(tile.height))
    cairo_matrix_translate(&matrix, -Double(tile.minX), -Double(tile.minY))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }

  /// GSK measures its conic gradients from the top; ours begin at the x axis. Stops span the angles from start
  /// to end; outside of them the nearest end's colour stands.
  private func conicNode(
    _ rect: CGRect, _ stops: [ColorStop], _ center: CGPoint, _ start: Angle, _ end: Angle
  ) -> RenderNode? {
    guard center.isDrawable, start.radians.isFinite, end.radians.isFinite else { return nil }
    let turns = (end.radians - start.radians) / (2 * .pi)
    let spread = stops.map { ColorStop(color: $0.color, location: $0.location * min(abs(turns), 1)) }
    let ordered = turns >= 0 ? spread : spread.reversed().map { ColorStop(color: $0.color, location: 1 - $0.location) }
    var prepared = GradientStops.prepared(ordered).map {
      GskColorStop(offset: Float($0.location), color: $0.color.gdk)
    }
    guard prepared.count > 1 else { return nil }
    var (bounds, middle) = (rect.graphene, center.graphene)
    let rotation = Float(start.degrees) + 90
    return RenderNode(gsk_conic_gradient_node_new(&bounds, &middle, rotation, &prepared, gsize(prepared.count)))
  }
}
