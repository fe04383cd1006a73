import CGtk
import Foundation
import MartletDisplay

/// Pixels as a file stores them, and how they lie.
struct DecodedImage: Hashable {
  var reference: ImageReference
  var orientation: UIImage.Orientation

  static func == (a: DecodedImage, b: DecodedImage) -> Bool {
    guard a.orientation == b.orientation else { return false }
    let (a, b) = (a.reference, b.reference)
    return a === b || a.pixelWidth == b.pixelWidth && a.pixelHeight == b.pixelHeight && a.pixels == b.pixels
  }
  func hash(into hasher: inout Hasher) { hasher.combine(reference.pixels) }
}

/// Reads encoded pictures by gdk-pixbuf: PNG, JPEG, GIF (the first picture), BMP, TIFF, ICO, and what its
/// installed loaders add. Safe from any thread.
enum ImageDecoder {
  struct Failure: Error {
    var message: String
  }

  /// Whether the bytes begin like a picture that can be read. Costs the header only, for most formats.
  static func check(_ data: Data) -> Failure? {
    do {
      try load(data, headerOnly: true)
      return nil
    } catch {
      return error
    }
  }

  /// All pixels; of a truncated file, those that are there.
  static func decode(_ data: Data) throws(Failure) -> DecodedImage {
    guard let pixbuf = try load(data, headerOnly: false) else { throw Failure(message: "it holds no picture") }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    return try image(pixbuf)
  }

  /// A drawing without pixels of its own (SVG), at `pixelsPerPoint` pixels for each of its units.
  static func decodeDrawing(path: String, pixelsPerPoint: CGFloat) throws(Failure) -> DecodedImage {
    var width: Int32 = 0
    var height: Int32 = 0
    guard gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0 else {
      throw Failure(message: "no installed loader knows its format")
    }
    var error: UnsafeMutablePointer<GError>?
    let size = AnnouncedSize(width: width, height: height, isKnown: true)
    if size.isTooLarge { throw size.failure }
    let pixels = { (points: Int32) in Int32((CGFloat(points) * pixelsPerPoint).rounded()) }
    guard let pixbuf = gdk_pixbuf_new_from_file_at_scale(path, pixels(width), pixels(height), 0, &error) else {
      throw Failure(taking: error)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    return try image(pixbuf)
  }

  private static func image(_ pixbuf: OpaquePointer) throws(Failure) -> DecodedImage {
    let exif = gdk_pixbuf_get_option(pixbuf, "orientation").flatMap { Int(String(cString: $0)) } ?? 1
    guard let reference = ImageReference(pixbuf: pixbuf) else { throw Failure(message: "its size is zero") }
    return DecodedImage(reference: reference, orientation: .init(exif: exif))
  }
}

extension ImageDecoder {
  /// The loader's picture, to be released by the caller; nil when only the header was wanted.
  @discardableResult
  private static func load(_ data: Data, headerOnly: Bool) throws(Failure) -> OpaquePointer? {
    guard !data.isEmpty, let loader = gdk_pixbuf_loader_new() else { throw Failure(message: "it is empty") }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let size = UnsafeMutablePointer<AnnouncedSize>.allocate(capacity: 1)
    size.initialize(to: AnnouncedSize())
    defer { size.deallocate() }
    watchSize(of: loader, size)
    let written = write(data, to: loader) { size.pointee.isKnown && (headerOnly || size.pointee.isTooLarge) }
    if size.pointee.isKnown, headerOnly || size.pointee.isTooLarge {
      gdk_pixbuf_loader_close(loader, nil)
      if size.pointee.isTooLarge { throw size.pointee.failure }
      return nil
    }
    var error: UnsafeMutablePointer<GError>?
    // Of a small file the loader reads nothing before its end.
    let closed = gdk_pixbuf_loader_close(loader, &error)
    if size.pointee.isTooLarge {
      written.map { g_error_free($0) }
      error.map { g_error_free($0) }
      throw size.pointee.failure
    }
    // A loader that gave up midway still holds the rows that arrived.
    if let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) {
      written.map { g_error_free($0) }
      error.map { g_error_free($0) }
      guard !headerOnly else { return nil }
      return OpaquePointer(g_object_ref(UnsafeMutableRawPointer(pixbuf)))
    }
    if written != nil, let error { g_error_free(error) }
    if let failure = written ?? error { throw Failure(taking: failure) }
    throw Failure(message: closed == 0 ? "it cannot be read" : "it holds no picture")
  }

  /// Feeds the loader piece by piece until `isEnough`; the error of the piece that it refused.
  private static func write(
    _ data: Data, to loader: UnsafeMutablePointer<GdkPixbufLoader>, until isEnough: () -> Bool
  ) -> UnsafeMutablePointer<GError>? {
    var error: UnsafeMutablePointer<GError>?
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var start = 0
      while start < bytes.count, error == nil, !isEnough() {
        let count = min(16 * 1024, bytes.count - start)
        let piece = bytes.baseAddress!.advanced(by: start).assumingMemoryBound(to: guchar.self)
        gdk_pixbuf_loader_write(loader, piece, gsize(count), &error)
        start += count
      }
    }
    return error
  }

  private static func watchSize(
    of loader: UnsafeMutablePointer<GdkPixbufLoader>, _ size: UnsafeMutablePointer<AnnouncedSize>
  ) {
    let prepared: @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = {
      loader, width, height, size in
      guard let size = size?.assumingMemoryBound(to: AnnouncedSize.self), !size.pointee.isKnown else { return }
      size.pointee = AnnouncedSize(width: width, height: height, isKnown: true)
      // Else the loader would take the memory of all its pixels before it returns.
      if size.pointee.isTooLarge {
        gdk_pixbuf_loader_set_size(loader?.assumingMemoryBound(to: GdkPixbufLoader.self), 0, 0)
      }
    }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self), size, nil, GConnectFlags(rawValue: 0))
  }
}

extension ImageDecoder.Failure {
  /// Takes over the error and releases it.
  init(taking error: UnsafeMutablePointer<GError>?) {
    message = error.map { String(cString: $0.pointee.message) } ?? "it cannot be read"
    error.map { g_error_free($0) }
  }
}

/// What a picture's header says of its size.
private struct AnnouncedSize {
  var width: Int32 = 0
  var height: Int32 = 0
  var isKnown = false

  /// 16,384 pixels squared: a gigabyte of memory. A small file can announce any size.
  private static let pixelLimit = 268_435_456

  var isTooLarge: Bool { Int(width) * Int(height) > Self.pixelLimit }
  var failure: ImageDecoder.Failure {
    ImageDecoder.Failure(message: "its \(width) by \(height) pixels are more than \(Self.pixelLimit)")
  }
}
