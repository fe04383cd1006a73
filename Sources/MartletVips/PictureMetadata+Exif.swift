import CVips
import Foundation

// EXIF as bytes. libvips makes and reads them as a part of JPEG files only: a JPEG file of one pixel carries them.
extension PictureMetadata {
  private static let name = Data("Exif\0\0".utf8)

  /// From the byte order on; nil where nothing is said.
  var exif: Data? {
    guard !fields.isEmpty else { return nil }
    var bytes: UnsafeMutableRawPointer?
    var count = 0
    guard mv_save_jpeg(image, 50, &bytes, &count) == 0, let bytes else {
      _ = VipsRuntime.takeError()
      return nil
    }
    defer { g_free(bytes) }
    return Self.exif(inJPEG: Data(bytes: bytes, count: count))
  }

  /// The first segment APP1 with that name. Source: EXIF 2.32, 4.5.
  private static func exif(inJPEG file: Data) -> Data? {
    var rest = file.dropFirst(2)
    while rest.count > 4, rest.first == 0xFF {
      let start = rest.startIndex
      let length = Int(rest[start + 2]) << 8 | Int(rest[start + 3])
      guard length >= 2, rest.count >= 2 + length else { return nil }
      let body = rest[start + 4..<start + 2 + length]
      if rest[start + 1] == 0xE1, body.starts(with: name) { return Data(body.dropFirst(name.count)) }
      rest = rest.dropFirst(2 + length)
    }
    return nil
  }

  /// What `picture` says, and these bytes of EXIF. Nil for bytes that libvips cannot read.
  convenience init?(exif: Data, of picture: UnsafeMutablePointer<VipsImage>) {
    let length = exif.count + Self.name.count + 2
    guard length <= 0xFFFF, let pixel = Self.jpegPixel else { return nil }
    let segment = Data([0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)]) + Self.name + exif
    let file = (pixel.prefix(2) + segment + pixel.dropFirst(2)) as NSData
    guard let carrier = mv_open_bytes(file.bytes, file.length, 0, 0) else {
      _ = VipsRuntime.takeError()
      return nil
    }
    defer { g_object_unref(carrier) }
    guard let both = mv_metadata_of(carrier) else { return nil }
    mv_copy_metadata(picture, both)
    self.init(both)
  }

  /// A JPEG file that says nothing.
  private static let jpegPixel: Data? = Picture(pixels: Data(count: 3), width: 1, height: 1, layout: .rgb8)
    .flatMap { try? $0.encoded(ending: ".jpg[strip]") }
}
