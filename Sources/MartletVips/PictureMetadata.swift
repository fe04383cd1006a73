import CVips
import Foundation

/// What a file says of its picture beside the pixels: EXIF, XMP, IPTC, the resolution. Kept as libvips read it, so that
/// what nobody knows the meaning of is written again as it was. Without the small picture that EXIF may hold. Immutable.
public final class PictureMetadata: @unchecked Sendable {
  /// A field of EXIF: the directory (0: the picture, 2: the exposure, 3: the place) and the name of the standard.
  public struct Field: Hashable, Sendable {
    public var directory: Int
    public var name: String
    public init(_ directory: Int, _ name: String) { (self.directory, self.name) = (directory, name) }

    fileprivate var vipsName: String { "exif-ifd\(directory)-\(name)" }
  }

  let image: UnsafeMutablePointer<VipsImage>
  /// Values as libvips writes them: fractions as `1/250`, several numbers with spaces between them.
  public let fields: [Field: String]

  /// Takes over the reference.
  init(_ image: UnsafeMutablePointer<VipsImage>) { (self.image, fields) = (image, Self.fields(of: image)) }

  /// Of a picture's header; nil where there is no memory.
  convenience init?(of picture: UnsafeMutablePointer<VipsImage>) {
    guard let image = mv_metadata_of(picture) else { return nil }
    self.init(image)
  }

  deinit { g_object_unref(image) }

  private static func fields(of image: UnsafeMutablePointer<VipsImage>) -> [Field: String] {
    var fields: [Field: String] = [:]
    withUnsafeMutablePointer(to: &fields) { pointer in
      mv_tell_fields(
        image,
        { place, name, value in
          guard let field = Field(vipsName: String(cString: name)) else { return }
          let fields = place!.assumingMemoryBound(to: [Field: String].self)
          fields.pointee[field] = PictureMetadata.plain(String(cString: value))
        }, pointer)
    }
    return fields
  }

  /// `28/10 (f/2.8, Rational, 1 components, 8 bytes)` without what libvips adds in brackets.
  private static func plain(_ value: String) -> String {
    guard value.hasSuffix(" bytes)"), let start = value.range(of: " (") else { return value }
    // A text may hold brackets: what is added repeats it, and begins in the middle.
    let texts = value.components(separatedBy: " (")
    guard texts.count > 2, texts.count % 2 == 0 else { return String(value[..<start.lowerBound]) }
    return texts.prefix(texts.count / 2).joined(separator: " (")
  }

  /// With other fields: nil removes one. What is not in `changes` stays; but libvips leaves out nothing of EXIF that it
  /// was given whole, so that with a removal it is made anew of its fields, without those that have no name (makers'
  /// notes).
  public func changing(_ changes: [Field: String?]) -> PictureMetadata {
    guard !changes.isEmpty, let copy = mv_with_metadata(image, image, nil, 0) else { return self }
    for (field, value) in changes {
      if let value { mv_set_text(copy, field.vipsName, value) } else { vips_image_remove(copy, field.vipsName) }
    }
    if changes.values.contains(nil) { vips_image_remove(copy, VIPS_META_EXIF_NAME) }
    return PictureMetadata(copy)
  }

  /// Without anything, for pictures that were not read from a file.
  public static func empty() -> PictureMetadata? {
    guard VipsRuntime.isReady else { return nil }
    var pixel: UnsafeMutablePointer<VipsImage>?
    var number: UInt8 = 0
    pixel = vips_image_new_from_memory_copy(&number, 1, 1, 1, 1, VIPS_FORMAT_UCHAR)
    return pixel.map { PictureMetadata($0) }
  }
}

extension PictureMetadata.Field {
  fileprivate init?(vipsName: String) {
    let parts = vipsName.split(separator: "-", maxSplits: 2)
    guard parts.count == 3, parts[1].hasPrefix("ifd"), let directory = Int(parts[1].dropFirst(3)) else { return nil }
    self.init(directory, String(parts[2]))
  }
}
