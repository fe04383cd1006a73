import CGtk
import Foundation
import MartletDisplay

/// Writes pictures by gdk-pixbuf.
enum ImageEncoder {
  /// `compression` from 0, fast, to 9, small.
  static func png(_ reference: ImageReference, compression: Int = 6) -> Data? {
    encode(reference, type: "png", options: ["compression": "\(compression)"])
  }

  /// `quality` from 0 (smallest) to 1; beyond is clamped, NaN is 0. Transparent parts become black, as JPEG
  /// has no alpha.
  static func jpeg(_ reference: ImageReference, quality: CGFloat) -> Data? {
    let percent = quality.isNaN ? 0 : Int((min(max(quality, 0), 1) * 100).rounded())
    return encode(reference, type: "jpeg", options: ["quality": "\(percent)"])
  }

  private static func encode(_ reference: ImageReference, type: String, options: [String: String]) -> Data? {
    guard let pixbuf = reference.makePixbuf() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    var keys: [UnsafeMutablePointer<CChar>?] = options.keys.sorted().map { strdup($0) } + [nil]
    var values: [UnsafeMutablePointer<CChar>?] = options.keys.sorted().map { strdup(options[$0]!) } + [nil]
    defer { (keys + values).forEach { free($0) } }
    var buffer: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, type, &keys, &values, nil) != 0, let buffer else {
      return nil
    }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(count))
  }
}
