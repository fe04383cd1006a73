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
  /// What the file says beside the pixels.
  public let metadata: PictureMetadata?
  /// The colour profile in the file, whatever its kind.
  public let profileData: Data?
  /// The same, where it is one of lights and curves; nil for sRGB, whose numbers need nothing.
  private let profile: ColorProfile?
  private let bytes: NSData?
  private let lock = NSLock()
  private var toleratesDamage = false

  /// Reads the header.
  public init(_ origin: Origin) throws(PictureFailure) {
    guard VipsRuntime.isReady else { throw PictureFailure(message: "libvips does not start") }
    self.origin = origin
    if case .data(let data) = origin { bytes = data as NSData } else { bytes = nil }
    if let bytes, bytes.length == 0 { throw PictureFailure(message: "it is empty") }
    let image = try Self.open(origin, bytes, inSequence: false, isStrict: false)
    defer { g_object_unref(image) }
    (width, height) = (Int(vips_image_get_width(image)), Int(vips_image_get_height(image)))
    orientation = Int(vips_image_get_orientation(image))
    isDeep = vips_image_get_format(image) != VIPS_FORMAT_UCHAR
    metadata = Self.metadata(of: image, origin)
    profileData = Self.profile(of: image)
    profile = Self.isRGB(image) ? profileData.flatMap { ColorProfile(data: $0) } : nil
    guard width > 0, height > 0, width * height <= Self.pixelLimit else {
      throw PictureFailure(
        message: "it says that it has \(width) by \(height) pixels; more than \(Self.pixelLimit) are not read")
    }
  }

  /// To name the picture in messages.
  public var name: String {
    switch origin {
    case .file(let path): path
    case .data(let data): "a picture of \(data.count) bytes"
    }
  }

  /// What the profile is called, as programs show it.
  public var profileName: String? { profile?.name }

  private static func open(
    _ origin: Origin, _ bytes: NSData?, inSequence: Bool, isStrict: Bool
  ) throws(PictureFailure) -> UnsafeMutablePointer<VipsImage> {
    let image: UnsafeMutablePointer<VipsImage>?
    switch origin {
    case .file(let path):
      try checkReadable(path)
      // Options may follow a name in brackets; an empty pair of them ends the name.
      image = mv_open_file(path + "[]", inSequence ? 1 : 0, isStrict ? 1 : 0)
    case .data:
      image = bytes.flatMap { mv_open_bytes($0.bytes, $0.length, inSequence ? 1 : 0, isStrict ? 1 : 0) }
    }
    guard let image else { throw PictureFailure(message: reason(VipsRuntime.takeError())) }
    if let bytes { image.keep(bytes) }
    return image
  }

  /// What the system says before libvips does, whose messages leave it out.
  private static func checkReadable(_ path: String) throws(PictureFailure) {
    let descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw PictureFailure(message: "there is no such file")
      case EACCES, EPERM: throw PictureFailure(message: "you have no permission to read it")
      default: throw PictureFailure(message: String(cString: strerror(errno)))
      }
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw PictureFailure(message: String(cString: strerror(errno))) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: if status.st_size == 0 { throw PictureFailure(message: "it is empty") }
    case S_IFDIR: throw PictureFailure(message: "it is a folder")
    default: throw PictureFailure(message: "it is no file, but a pipe or a device")
    }
  }

  private static func reason(_ text: String) -> String {
    text.contains("not a known") || text.contains("not in a known")
      ? "what it holds is no picture in a format that is known here" : text
  }

  private static func profile(of image: UnsafeMutablePointer<VipsImage>) -> Data? {
    guard vips_image_get_typeof(image, VIPS_META_ICC_NAME) != 0 else { return nil }
    var bytes: UnsafeRawPointer?
    var count = 0
    guard vips_image_get_blob(image, VIPS_META_ICC_NAME, &bytes, &count) == 0, let bytes else { return nil }
    return Data(bytes: bytes, count: count)
  }

  private static func metadata(of image: UnsafeMutablePointer<VipsImage>, _ origin: Origin) -> PictureMetadata? {
    let file: Data? =
      switch origin {
      case .data(let data): data
      case .file(let path): try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
      }
    let exif = file.flatMap { TIFFExif.exif(inFile: $0) }
    return exif.flatMap { PictureMetadata(exif: $0, of: image) } ?? PictureMetadata(of: image)
  }

  private static func isRGB(_ image: UnsafeMutablePointer<VipsImage>) -> Bool {
    let space = vips_image_get_interpretation(image)
    return space == VIPS_INTERPRETATION_sRGB || space == VIPS_INTERPRETATION_RGB16
      || space == VIPS_INTERPRETATION_RGB
  }
}

// MARK: - Pixels

extension PictureFile {
  /// The pixels, as stored. With `inSequence` they can be read once, from the top down, and are never all in memory; else
  /// they are decoded whole when the first of them is needed (large ones into a temporary file). With `isManaged` their
  /// colours are sRGB's, of a wider profile linear light without limits; else its numbers stay as they are.
  public func picture(inSequence: Bool = false, isManaged: Bool = true) throws(PictureFailure) -> Picture {
    let isStrict = lock.withLock { !toleratesDamage }
    let image = try Self.open(origin, bytes, inSequence: inSequence, isStrict: isStrict)
    let stored = try plain(image)
    guard let profile, isManaged, !profile.isSRGB else { return stored }
    var program = PointProgram(PlacedPicture(stored, left: 0, top: 0))
    program.append(.matrix(profile.toLinear))
    return try program.picture(
      PixelArea(left: 0, top: 0, width: stored.width, height: stored.height), in: .decoding(profile))
  }

  /// Three or four components of 8 or 16 bits; sRGB but for a profile of lights and curves. Takes over the reference.
  private func plain(_ opened: UnsafeMutablePointer<VipsImage>) throws(PictureFailure) -> Picture {
    var image = opened
    func replace(_ next: UnsafeMutablePointer<VipsImage>?) throws(PictureFailure) {
      g_object_unref(image)
      guard let next else { throw PictureFailure(message: VipsRuntime.takeError()) }
      image = next
    }
    let space = isDeep ? VIPS_INTERPRETATION_RGB16 : VIPS_INTERPRETATION_sRGB
    let isCMYK = vips_image_get_interpretation(image) == VIPS_INTERPRETATION_CMYK
    if profile == nil, profileData != nil || isCMYK, let converted = mv_profile_to_srgb(image, isDeep ? 16 : 8) {
      try replace(converted)
    } else {
      vips_error_clear()
    }
    if vips_image_get_interpretation(image) != space { try replace(mv_colourspace(image, space)) }
    let format = isDeep ? VIPS_FORMAT_USHORT : VIPS_FORMAT_UCHAR
    if vips_image_get_format(image) != format { try replace(mv_cast(image, format)) }
    let bands = vips_image_get_bands(image)
    if bands > 4 { try replace(mv_bands(image, 0, 4)) }
    guard bands >= 3 else {
      g_object_unref(image)
      throw PictureFailure(message: "its \(bands) components a pixel are no colour")
    }
    return Picture(image, layout: bands == 3 ? (isDeep ? .rgb16 : .rgb8) : (isDeep ? .rgba16 : .rgba8))
  }
}

// MARK: - Damage

extension PictureFile {
  /// How much of the pixels can be read.
  public enum Condition: Equatable, Sendable {
    case whole
    /// Some of them, from now on: what is missing is grey, black or transparent.
    case damaged(reason: String)
    case unreadable(reason: String)
  }

  /// Reads all pixels, to find out why an image could not be computed. After `damaged`, `picture` gives those that are
  /// there.
  public func examine() -> Condition {
    guard let reason = failure(isStrict: true) else { return .whole }
    if let worse = failure(isStrict: false) { return .unreadable(reason: worse) }
    lock.withLock { toleratesDamage = true }
    return .damaged(reason: reason)
  }

  private func failure(isStrict: Bool) -> String? {
    do throws(PictureFailure) {
      let image = try Self.open(origin, bytes, inSequence: true, isStrict: isStrict)
      defer { g_object_unref(image) }
      return mv_read_through(image) == 0 ? nil : VipsRuntime.takeError()
    } catch { return error.message }
  }
}
