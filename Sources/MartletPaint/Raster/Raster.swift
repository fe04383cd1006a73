import CGtk
import Foundation

/// A node drawn ahead as pixels, for effects that work on pixels.
struct Raster {
  let surface: PixelSurface
  /// The area the surface covers, in points; a whole number of pixels.
  let bounds: CGRect
  let pixelsPerPoint: CGFloat

  /// More pixels than this are not made: the resolution falls instead.
  private static let pixelLimit: CGFloat = 24_000_000

  /// Draws `node`, if any, in a surface that covers `area`, rounded out to whole pixels.
  init?(of node: RenderNode?, in area: CGRect, pixelsPerPoint: CGFloat, alphaOnly: Bool = false) {
    guard let area = area.drawable else { return nil }
    let wanted = area.width * area.height * pixelsPerPoint * pixelsPerPoint
    let longest = max(area.width, area.height) * pixelsPerPoint
    let factor = min(1, (Self.pixelLimit / max(wanted, 1)).squareRoot(), 30_000 / max(longest, 1))
    let resolution = pixelsPerPoint * factor
    let left = (area.minX * resolution).rounded(.down)
    let top = (area.minY * resolution).rounded(.down)
    let width = (area.maxX * resolution - 1e-6).rounded(.up) - left
    let height = (area.maxY * resolution - 1e-6).rounded(.up) - top
    guard width >= 1, height >= 1 else { return nil }
    guard let surface = PixelSurface(width: Int(width), height: Int(height), alphaOnly: alphaOnly) else { return nil }
    let cairo = cairo_create(surface.handle)
    cairo_translate(cairo, -Double(left), -Double(top))
    cairo_scale(cairo, Double(resolution), Double(resolution))
    if let node { gsk_render_node_draw(node.handle, cairo) }
    cairo_destroy(cairo)
    self.init(
      surface: surface,
      bounds: CGRect(x: left / resolution, y: top / resolution, width: width / resolution, height: height / resolution),
      pixelsPerPoint: resolution)
  }

  init(surface: PixelSurface, bounds: CGRect, pixelsPerPoint: CGFloat) {
    (self.surface, self.bounds, self.pixelsPerPoint) = (surface, bounds, pixelsPerPoint)
  }

  /// Shows the pixels where they were taken from, or clipped to a part of it.
  func node(clippedTo clip: CGRect? = nil) -> RenderNode? {
    .cairo(bounds: clip.map { $0.intersection(bounds) } ?? bounds) { cairo in
      setSource(of: cairo)
      cairo_paint(cairo)
    }
  }

  /// An alpha-only raster, in a colour.
  func node(color: (Double, Double, Double, Double), offset: CGSize) -> RenderNode? {
    .cairo(bounds: bounds.offsetBy(dx: offset.width, dy: offset.height)) { cairo in
      cairo_translate(cairo, Double(offset.width), Double(offset.height))
      let pattern = makePattern()
      cairo_set_source_rgba(cairo, color.0, color.1, color.2, color.3)
      cairo_mask(cairo, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  private func setSource(of cairo: OpaquePointer) {
    let pattern = makePattern()
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  private func makePattern() -> OpaquePointer? {
    let pattern = cairo_pattern_create_for_surface(surface.handle)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, Double(pixelsPerPoint), Double(pixelsPerPoint))
    cairo_matrix_translate(&matrix, -Double(bounds.minX), -Double(bounds.minY))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    return pattern
  }
}
