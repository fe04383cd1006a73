import CVips
import Foundation

/// An encoded picture, in a file or in memory, of which only the header was read.
public final class PictureFile: @unchecked Sendable {
  public enum Origin: Sendable {
    case file(String)
    case data(Data)
  }

  /// 16,384 pixels squared, a gigabyte of memory: a small file can announce any size.
  public static let pixelLimit = 268_435_456

  public let origin: Origin
  /// As stored, before it is turned upright.
  public let width: Int
  public let height: Int
  /// 1…8 as cameras write it.
  public let orientation: Int
  /// More than 8 bits a component.
  public let isDeep: Bool
  private let bytes: NSData?

  /// Reads the header.
  public init(_ origin: Origin) throws(PictureFailure) {
    guard VipsRuntime.isReady else { throw PictureFailure(message: "libvips does not start") }
    self.origin = origin
    if case .data(let data) = origin { bytes = data as NSData } else { bytes = nil }
    if let bytes, bytes.length == 0 { throw PictureFailure(message: "it is empty") }
    let image = try Self.open(origin, bytes, inSequence: false)
    defer { g_object_unref(image) }
    (width, height) = (Int(vips_image_get_width(image)), Int(vips_image_get_height(image)))
    orientation = Int(vips_image_get_orientation(image))
    isDeep = vips_image_get_format(image) != VIPS_FORMAT_UCHAR
    guard width > 0, height > 0, width * height <= Self.pixelLimit else {
      throw PictureFailure(message: "its \(width) by \(height) pixels are more than \(Self.pixelLimit)")
    }
  }

  private static func open(
    _ origin: Origin, _ bytes: NSData?, inSequence: Bool
  ) throws(PictureFailure) -> UnsafeMutablePointer<VipsImage> {
    let image: UnsafeMutablePointer<VipsImage>?
    switch origin {
    case .file(let path):
      guard FileManager.default.fileExists(atPath: path) else { throw PictureFailure(message: "there is no such file") }
      // Options may follow a name in brackets; an empty pair of them ends the name.
      image = mv_open_file(path + "[]", inSequence ? 1 : 0)
    case .data: image = bytes.flatMap { mv_open_bytes($0.bytes, $0.length, inSequence ? 1 : 0) }
    }
    guard let image else { throw PictureFailure(message: VipsRuntime.takeError()) }
    if let bytes { image.keep(bytes) }
    return image
  }

  /// The pixels as sRGB, as stored. With `inSequence` they can be read once, from the top down, and are never all in
  /// memory; else they are decoded whole when the first of them is needed (large ones into a temporary file).
  public func picture(inSequence: Bool = false) throws(PictureFailure) -> Picture {
    var image = try Self.open(origin, bytes, inSequence: inSequence)
    let wantsDepth = isDeep
    func replace(_ next: UnsafeMutablePointer<VipsImage>?) throws(PictureFailure) {
      guard let next else {
        g_object_unref(image)
        throw PictureFailure(message: VipsRuntime.takeError())
      }
      g_object_unref(image)
      image = next
    }
    let space = wantsDepth ? VIPS_INTERPRETATION_RGB16 : VIPS_INTERPRETATION_sRGB
    if vips_image_get_typeof(image, VIPS_META_ICC_NAME) != 0 || Self.needsProfile(image),
      let converted = mv_profile_to_srgb(image, wantsDepth ? 16 : 8)
    {
      try replace(converted)
    } else {
      vips_error_clear()
    }
    if vips_image_get_interpretation(image) != space { try replace(mv_colourspace(image, space)) }
    let format = wantsDepth ? VIPS_FORMAT_USHORT : VIPS_FORMAT_UCHAR
    if vips_image_get_format(image) != format { try replace(mv_cast(image, format)) }
    let bands = vips_image_get_bands(image)
    if bands > 4 { try replace(mv_bands(image, 0, 4)) }
    guard bands >= 3 else {
      g_object_unref(image)
      throw PictureFailure(message: "its \(bands) components a pixel are no colour")
    }
    let layout: Picture.Layout =
      bands == 3 ? (wantsDepth ? .rgb16 : .rgb8) : (wantsDepth ? .rgba16 : .rgba8)
    return Picture(image, layout: layout)
  }

  private static func needsProfile(_ image: UnsafeMutablePointer<VipsImage>) -> Bool {
    vips_image_get_interpretation(image) == VIPS_INTERPRETATION_CMYK
  }
}
