import CGtk
import Foundation
import MartletDisplay

/// A Cairo surface that a picture is drawn on.
final class ImageSurface {
  private let handle: OpaquePointer
  private let scale: CGFloat

  init(size: CGSize, scale: CGFloat) throws {
    let limit = CGFloat(ImageHost.largestSide)
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard width >= 1, height >= 1, width <= limit, height <= limit, scale > 0 else {
      throw ImageHostError.impossibleSize(width: size.width, height: size.height, scale: scale)
    }
    guard let handle = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      cairo_surface_status(handle) == CAIRO_STATUS_SUCCESS
    else { throw ImageHostError.impossibleSize(width: size.width, height: size.height, scale: scale) }
    (self.handle, self.scale) = (handle, scale)
  }
  deinit { cairo_surface_destroy(handle) }

  func fill(_ color: RGBA) {
    draw { cairo in
      cairo_set_source_rgba(cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
      cairo_paint(cairo)
    }
  }

  /// Calls `body` with a context whose unit is a point.
  func draw(_ body: (OpaquePointer) -> Void) {
    guard let cairo = cairo_create(handle) else { return }
    cairo_scale(cairo, Double(scale), Double(scale))
    body(cairo)
    cairo_destroy(cairo)
  }

  func png() throws -> Data {
    cairo_surface_flush(handle)
    return try PNGEncoder(
      width: Int(cairo_image_surface_get_width(handle)), height: Int(cairo_image_surface_get_height(handle)),
      pixels: cairo_image_surface_get_data(handle), stride: Int(cairo_image_surface_get_stride(handle))
    ).encode()
  }

  func pixels() -> PixelImage {
    cairo_surface_flush(handle)
    let width = Int(cairo_image_surface_get_width(handle))
    let height = Int(cairo_image_surface_get_height(handle))
    let start = UnsafeBufferPointer(start: cairo_image_surface_get_data(handle), count: width * height * 4)
    return PixelImage(width: width, height: height, bytes: Array(start))
  }
}
