import CGtk
import Foundation
import MartletDisplay

extension CGContext {
  /// The picture with its first row at the least y of `rect`.
  func draw(_ reference: ImageReference, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    withPattern(reference, in: rect) { pattern in
      // Without padding, the outer pixels would fade into transparency.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      saveGState()
      clip(to: rect)
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, state.alpha)
      restoreGState()
    }
  }

  /// The picture over and over, over all or in a part.
  func tile(_ reference: ImageReference, first: CGRect, in part: CGRect?) {
    guard first.width > 0, first.height > 0 else { return }
    withPattern(reference, in: first) { pattern in
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
      saveGState()
      if let part { clip(to: part) }
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, state.alpha)
      restoreGState()
    }
  }

  /// The picture as Cairo's pattern, in the bytes it has.
  private func withPattern(_ reference: ImageReference, in rect: CGRect, _ body: (OpaquePointer) -> Void) {
    let (width, height) = (Int32(reference.pixelWidth), Int32(reference.pixelHeight))
    guard width > 0, height > 0, Int(width) <= Self.largestSide, Int(height) <= Self.largestSide else { return }
    reference.pixels.withUnsafeBytes { bytes in
      // Cairo reads these bytes only; its type for them is not constant.
      let start = UnsafeMutablePointer(mutating: bytes.baseAddress!.assumingMemoryBound(to: UInt8.self))
      let surface = cairo_image_surface_create_for_data(start, CAIRO_FORMAT_ARGB32, width, height, width * 4)
      let pattern = cairo_pattern_create_for_surface(surface)!
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, Double(width) / rect.width, Double(height) / rect.height)
      cairo_matrix_translate(&matrix, -rect.minX, -rect.minY)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, state.interpolation.cairoFilter)
      body(pattern)
      // The source still refers to the bytes, which go now.
      cairo_set_source_rgb(cairo, 0, 0, 0)
      cairo_pattern_destroy(pattern)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
