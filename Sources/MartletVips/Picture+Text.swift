import CVips
import Foundation

extension Picture {
  /// Letters in black on nothing, as large as they are; nil for a text without any. `font` is a family with a size in
  /// pixels.
  public convenience init?(text: String, font: String, size: Double) {
    guard VipsRuntime.isReady, size > 0, size < 4096, !text.isEmpty else { return nil }
    let escaped = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
    // At 72 dots per inch a point is a pixel.
    guard let mask = mv_text(escaped, "\(font) \(size)", 72) else {
      vips_error_clear()
      return nil
    }
    defer { g_object_unref(mask) }
    let (width, height) = (Int(vips_image_get_width(mask)), Int(vips_image_get_height(mask)))
    var count = 0
    guard let bytes = vips_image_write_to_memory(mask, &count) else { return nil }
    defer { g_free(bytes) }
    var pixels = Data(repeating: 0, count: width * height * 4)
    let letters = UnsafeRawBufferPointer(start: bytes, count: count)
    for index in 0..<min(width * height, count) { pixels[index * 4 + 3] = letters[index] }
    self.init(pixels: pixels, width: width, height: height, layout: .rgba8)
  }
}
