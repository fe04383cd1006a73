import CGtk
import Foundation
import MartletDisplay

extension NodeBuilder {
  func imageNode(_ image: ImageReference, _ rect: CGRect, _ options: ImageOptions) -> RenderNode? {
    guard let rect = rect.drawable, image.pixelWidth > 0, image.pixelHeight > 0 else { return nil }
    if image.isFleeting, image.pixels.count > 64 { return frameNode(image, rect) }
    return .cairo(bounds: rect) { cairo in
      if options.flipsHorizontally {
        cairo_translate(cairo, Double(rect.minX + rect.maxX), 0)
        cairo_scale(cairo, -1, 1)
      }
      if options.isTiled { return tile(image, rect, options, on: cairo) }
      guard let insets = options.capInsets else { return stretch(image, rect, options.interpolation, on: cairo) }
      stretchSlices(image, rect, insets, options, on: cairo)
    }
  }

  /// The image's alpha in one colour.
  func templateNode(_ image: ImageReference, _ rect: CGRect, _ color: RGBA) -> RenderNode? {
    guard color.alpha > 0, let rect = rect.drawable, image.pixelWidth > 0, image.pixelHeight > 0 else { return nil }
    return .cairo(bounds: rect) { cairo in
      guard let surface = surface(of: image, shownIn: rect, .medium) else { return }
      let pattern = self.pattern(surface, in: rect, .medium)
      color.setSource(of: cairo)
      cairo_rectangle(cairo, rect)
      cairo_clip(cairo)
      cairo_mask(cairo, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  private func stretch(
    _ image: ImageReference, _ rect: CGRect, _ interpolation: ImageOptions.Interpolation, on cairo: OpaquePointer
  ) {
    guard let surface = surface(of: image, shownIn: rect, interpolation) else { return }
    let pattern = self.pattern(surface, in: rect, interpolation)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    cairo_rectangle(cairo, rect)
    cairo_fill(cairo)
  }

  /// Large images shown small come from the cache of reduced copies, except where every pixel counts.
  private func surface(
    of image: ImageReference, shownIn rect: CGRect, _ interpolation: ImageOptions.Interpolation
  ) -> PixelSurface? {
    if interpolation == .none { return painter.images.surface(of: image) }
    func pixels(_ length: CGFloat, _ limit: Int) -> Int {
      Int(min(max((length * scale).rounded(.up), 1), CGFloat(limit)))
    }
    return painter.images.surface(
      of: image, reducedTo: pixels(rect.width, image.pixelWidth), pixels(rect.height, image.pixelHeight))
  }

  private func pattern(
    _ surface: PixelSurface, in rect: CGRect, _ interpolation: ImageOptions.Interpolation
  ) -> OpaquePointer? {
    let pattern = cairo_pattern_create_for_surface(surface.handle)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(
      &matrix, Double(surface.width) / Double(rect.width), Double(surface.height) / Double(rect.height))
    cairo_matrix_translate(&matrix, -Double(rect.minX), -Double(rect.minY))
    cairo_pattern_set_matrix(pattern, &matrix)
    // Without padding, the outer pixels would fade into transparency.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    switch interpolation {
    case .none: cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    case .low: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    case .medium: cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    case .high: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BEST)
    }
    return pattern
  }

  private func tile(_ image: ImageReference, _ rect: CGRect, _ options: ImageOptions, on cairo: OpaquePointer) {
    let points = options.pointsPerPixel
    let first = CGRect(
      x: rect.minX, y: rect.minY, width: CGFloat(image.pixelWidth) * points,
      height: CGFloat(image.pixelHeight) * points)
    guard setSource(.image(image, tile: first), of: cairo) else { return }
    if options.interpolation == .none { cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST) }
    cairo_rectangle(cairo, rect)
    cairo_fill(cairo)
  }

  /// Nine parts: corners keep their size, sides stretch along, the middle both ways. Where the rect is smaller
  /// than the insets, they shrink together.
  private func stretchSlices(
    _ image: ImageReference, _ rect: CGRect, _ insets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat),
    _ options: ImageOptions, on cairo: OpaquePointer
  ) {
    guard let surface = painter.images.surface(of: image), options.pointsPerPixel > 0 else { return }
    let size = CGSize(
      width: CGFloat(image.pixelWidth) * options.pointsPerPixel,
      height: CGFloat(image.pixelHeight) * options.pointsPerPixel)
    let toPixels = CGAffineTransform(scaleX: 1 / options.pointsPerPixel, y: 1 / options.pointsPerPixel)
    let columns = Self.slices(insets.left, insets.right, image: size.width, shown: rect.width)
    let rows = Self.slices(insets.top, insets.bottom, image: size.height, shown: rect.height)
    for row in rows {
      for column in columns {
        let source = CGRect(x: column.source.0, y: row.source.0, width: column.source.1, height: row.source.1)
        let target = CGRect(
          x: rect.minX + column.target.0, y: rect.minY + row.target.0, width: column.target.1, height: row.target.1)
        drawSlice(surface, source.applying(toPixels), target, options.interpolation, on: cairo)
      }
    }
  }

  /// Start and length of the three parts along one axis, in the image and on the screen; empty ones are left out.
  private static func slices(
    _ first: CGFloat, _ last: CGFloat, image: CGFloat, shown: CGFloat
  ) -> [(source: (CGFloat, CGFloat), target: (CGFloat, CGFloat))] {
    let start = min(max(first, 0), image)
    let end = min(max(last, 0), image - start)
    let shrink = start + end > shown ? shown / (start + end) : 1
    let (shownStart, shownEnd) = (start * shrink, end * shrink)
    return [
      ((0, start), (0, shownStart)),
      ((start, image - start - end), (shownStart, shown - shownStart - shownEnd)),
      ((image - end, end), (shown - shownEnd, shownEnd)),
    ].filter { $0.source.1 > 0 && $0.target.1 > 0 }
  }

  private func drawSlice(
    _ surface: PixelSurface, _ source: CGRect, _ target: CGRect, _ interpolation: ImageOptions.Interpolation,
    on cairo: OpaquePointer
  ) {
    guard
      let part = cairo_surface_create_for_rectangle(
        surface.handle, Double(source.minX), Double(source.minY), Double(source.width), Double(source.height))
    else { return }
    cairo_save(cairo)
    cairo_rectangle(cairo, target)
    cairo_clip(cairo)
    cairo_translate(cairo, Double(target.minX), Double(target.minY))
    cairo_scale(cairo, Double(target.width / source.width), Double(target.height / source.height))
    cairo_set_source_surface(cairo, part, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(cairo), interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_paint(cairo)
    cairo_restore(cairo)
    cairo_surface_destroy(part)
  }
}

func cairo_rectangle(_ cairo: OpaquePointer, _ rect: CGRect) {
  cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
}
