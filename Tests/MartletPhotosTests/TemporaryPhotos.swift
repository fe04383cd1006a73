import CGtk
import Foundation

/// A folder of pictures that goes away with the object.
final class TemporaryPhotos {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("MartletPhotosTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file; `age` is how many seconds before the year 2026 it changed last.
  @discardableResult
  func add(_ name: String, _ data: Data = TemporaryPhotos.picture(), age: TimeInterval = 0) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    let date = Date(timeIntervalSince1970: 1_767_225_600 - age)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    return file
  }

  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
  }

  /// A picture of one colour, as a file's bytes of that type of gdk-pixbuf.
  static func picture(width: Int = 4, height: Int = 2, type: String = "png") -> Data {
    let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height))!
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    gdk_pixbuf_fill(pixbuf, 0x3366_99FF)
    var buffer: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, type, nil, nil, nil)
    defer { g_free(buffer) }
    return Data(bytes: buffer!, count: Int(count))
  }
}
