import CGtk
import Foundation
import MartletDisplay

// GDK converts between straight RGBA and premultiplied BGRA; textures in memory need no display.
extension ImageReference {
  /// A copy of a gdk-pixbuf; nil when it has no pixels.
  convenience init?(pixbuf: OpaquePointer) {
    let width = gdk_pixbuf_get_width(pixbuf)
    let height = gdk_pixbuf_get_height(pixbuf)
    guard width > 0, height > 0, let bytes = gdk_pixbuf_read_pixel_bytes(pixbuf) else { return nil }
    defer { g_bytes_unref(bytes) }
    let format = gdk_pixbuf_get_has_alpha(pixbuf) != 0 ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8
    guard
      let texture = gdk_memory_texture_new(width, height, format, bytes, gsize(gdk_pixbuf_get_rowstride(pixbuf)))
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    var pixels = Data(count: Int(width) * Int(height) * 4)
    pixels.withUnsafeMutableBytes { buffer in
      gdk_texture_download(texture, buffer.baseAddress!.assumingMemoryBound(to: guchar.self), gsize(width) * 4)
    }
    self.init(pixelWidth: Int(width), pixelHeight: Int(height), pixels: pixels)
  }

  /// A new pixbuf with straight alpha, to be released by the caller.
  func makePixbuf() -> OpaquePointer? {
    withBytes { bytes in
      guard
        let texture = gdk_memory_texture_new(
          Int32(pixelWidth), Int32(pixelHeight), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(pixelWidth) * 4)
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      return gdk_pixbuf_get_from_texture(texture)
    }
  }

  /// The picture as it should appear, from pixels that lie as `orientation` says.
  func upright(from orientation: UIImage.Orientation) -> ImageReference {
    guard orientation != .up else { return self }
    // Turning does not care what the four bytes of a pixel mean, so nothing is converted here.
    let turned: Data? = withBytes { bytes in
      let raw = gdk_pixbuf_new_from_bytes(
        bytes, GDK_COLORSPACE_RGB, 1, 8, Int32(pixelWidth), Int32(pixelHeight), Int32(pixelWidth) * 4)
      guard let raw, let result = Self.turn(raw, orientation) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(result)) }
      return Self.packedPixels(result)
    }
    guard let turned else { return self }
    let (width, height) = orientation.exchangesSides ? (pixelHeight, pixelWidth) : (pixelWidth, pixelHeight)
    return ImageReference(pixelWidth: width, pixelHeight: height, pixels: turned)
  }

  /// The same shape with sides of `limit` pixels at most; itself where that is so, or `limit` is no size.
  func within(longestSide limit: Double) -> ImageReference {
    let longest = Double(max(pixelWidth, pixelHeight))
    guard limit >= 1, limit < longest else { return self }
    func side(_ pixels: Int) -> Int { max(1, Int((Double(pixels) * limit / longest).rounded())) }
    return scaled(pixelWidth: side(pixelWidth), pixelHeight: side(pixelHeight)) ?? self
  }

  /// A smooth copy in another size; nil for sizes below one pixel.
  func scaled(pixelWidth width: Int, pixelHeight height: Int) -> ImageReference? {
    guard width > 0, height > 0, let pixbuf = makePixbuf() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    guard let scaled = gdk_pixbuf_scale_simple(pixbuf, Int32(width), Int32(height), GDK_INTERP_BILINEAR) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
    return ImageReference(pixbuf: scaled)
  }

  /// Takes over `pixbuf`.
  private static func turn(_ pixbuf: OpaquePointer, _ orientation: UIImage.Orientation) -> OpaquePointer? {
    func step(_ next: OpaquePointer?, after previous: OpaquePointer) -> OpaquePointer? {
      g_object_unref(UnsafeMutableRawPointer(previous))
      return next
    }
    func flip(_ source: OpaquePointer?, horizontally: gboolean) -> OpaquePointer? {
      source.flatMap { step(gdk_pixbuf_flip($0, horizontally), after: $0) }
    }
    func rotate(_ rotation: GdkPixbufRotation) -> OpaquePointer? {
      step(gdk_pixbuf_rotate_simple(pixbuf, rotation), after: pixbuf)
    }
    switch orientation {
    case .up: return pixbuf
    case .down: return rotate(GDK_PIXBUF_ROTATE_UPSIDEDOWN)
    case .left: return rotate(GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE)
    case .right: return rotate(GDK_PIXBUF_ROTATE_CLOCKWISE)
    case .upMirrored: return flip(pixbuf, horizontally: 1)
    case .downMirrored: return flip(pixbuf, horizontally: 0)
    case .leftMirrored: return flip(rotate(GDK_PIXBUF_ROTATE_CLOCKWISE), horizontally: 1)
    case .rightMirrored: return flip(rotate(GDK_PIXBUF_ROTATE_CLOCKWISE), horizontally: 0)
    }
  }

  /// The rows without padding.
  private static func packedPixels(_ pixbuf: OpaquePointer) -> Data? {
    guard let start = gdk_pixbuf_read_pixels(pixbuf) else { return nil }
    let rowLength = Int(gdk_pixbuf_get_width(pixbuf)) * 4
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    guard stride != rowLength else { return Data(bytes: start, count: rowLength * height) }
    var result = Data(capacity: rowLength * height)
    for row in 0..<height { result.append(start + row * stride, count: rowLength) }
    return result
  }

  private func withBytes<Result>(_ body: (OpaquePointer) -> Result?) -> Result? {
    let bytes = pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    guard let bytes else { return nil }
    defer { g_bytes_unref(bytes) }
    return body(bytes)
  }
}
