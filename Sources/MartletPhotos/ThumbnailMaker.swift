import CGtk
import Foundation

/// Reads a photo small, by gdk-pixbuf.
enum ThumbnailMaker {
  /// 16,384 pixels squared, as for pictures that an app decodes.
  private static let pixelLimit = 268_435_456

  static func make(_ photo: PhotoFile, longestSide: Int, address: String, stamp: String) throws(PhotoError) -> Data {
    let path = photo.url.path
    func unreadable(_ reason: String) -> PhotoError { .unreadable(path: path, reason: reason) }
    guard RegularFile.open(path).map({ close($0.descriptor) }) != nil else { throw .gone(path: path) }
    var (width, height): (Int32, Int32) = (0, 0)
    guard gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0 else {
      throw unreadable("it is damaged, or no installed loader reads \(photo.format.rawValue.uppercased())")
    }
    guard Int(width) * Int(height) <= pixelLimit else {
      throw unreadable("its \(width) by \(height) pixels are more than \(pixelLimit)")
    }
    guard PhotoCompleteness.isWhole(photo) else { throw unreadable("its end is missing") }
    var error: UnsafeMutablePointer<GError>?
    // Nothing is made larger.
    let side = Int32(min(longestSide, Int(max(width, height))))
    guard let small = gdk_pixbuf_new_from_file_at_scale(path, side, side, 1, &error) else {
      defer { g_clear_error(&error) }
      throw unreadable(error.map { String(cString: $0.pointee.message) } ?? "it is damaged")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(small)) }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(small) else { throw unreadable("it is too large") }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    let words = [
      "tEXt::Thumb::URI": address, "tEXt::Thumb::MTime": stamp, "tEXt::Thumb::Size": String(photo.byteCount),
      "tEXt::Software": "Martlet", "compression": "3",
    ]
    guard let data = png(upright, words) else { throw unreadable("it could not be made smaller") }
    return data
  }

  private static func png(_ pixbuf: OpaquePointer, _ options: [String: String]) -> Data? {
    let names = options.keys.sorted()
    var keys: [UnsafeMutablePointer<CChar>?] = names.map { strdup($0) } + [nil]
    var values: [UnsafeMutablePointer<CChar>?] = names.map { strdup(options[$0]!) } + [nil]
    defer { (keys + values).forEach { free($0) } }
    var buffer: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, "png", &keys, &values, nil) != 0, let buffer else {
      return nil
    }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(count))
  }
}
