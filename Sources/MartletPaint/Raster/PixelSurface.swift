import CGtk
import Foundation
import MartletDisplay

/// An owned Cairo image surface.
final class PixelSurface {
  let handle: OpaquePointer
  var width: Int { Int(cairo_image_surface_get_width(handle)) }
  var height: Int { Int(cairo_image_surface_get_height(handle)) }
  var stride: Int { Int(cairo_image_surface_get_stride(handle)) }

  /// An empty surface of at least one pixel; nil when Cairo has no memory for it.
  init?(width: Int, height: Int, alphaOnly: Bool = false) {
    let format = alphaOnly ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
    guard width <= 32_000, height <= 32_000 else { return nil }
    let made = cairo_image_surface_create(format, Int32(max(width, 1)), Int32(max(height, 1)))
    guard let handle = made else { return nil }
    guard cairo_surface_status(handle) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(handle)
      return nil
    }
    self.handle = handle
  }
  deinit { cairo_surface_destroy(handle) }

  /// Calls `body` with the bytes, rows of `stride`, and tells Cairo that they may have changed.
  func withBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>) -> Result) -> Result {
    cairo_surface_flush(handle)
    defer { cairo_surface_mark_dirty(handle) }
    return body(cairo_image_surface_get_data(handle))
  }

  /// Premultiplied BGRA pixels without padding between rows become a surface.
  convenience init?(copying image: ImageReference) {
    self.init(width: image.pixelWidth, height: image.pixelHeight)
    let (rowBytes, stride) = (image.pixelWidth * 4, stride)
    guard rowBytes > 0 else { return }
    withBytes { target in
      image.pixels.withUnsafeBytes { source in
        for row in 0..<image.pixelHeight {
          memcpy(target + row * stride, source.baseAddress! + row * rowBytes, rowBytes)
        }
      }
    }
  }
}
