import CVips
import Foundation

/// What a file says beside the pixels.
public struct PictureLabel: Sendable {
  public var metadata: PictureMetadata?
  /// How the pixels are to be turned when they are shown, 1…8; 1: they are upright.
  public var orientation = 1
  /// The colour profile that the pixels are in; nil: none, which means sRGB.
  public var profile: Data?

  public init(metadata: PictureMetadata? = nil, orientation: Int = 1, profile: Data? = nil) {
    (self.metadata, self.orientation, self.profile) = (metadata, orientation, profile)
  }
}

extension Picture {
  public enum FileFormat: Hashable, Sendable {
    /// 0 (smallest) to 1 (best).
    case jpeg(quality: Double)
    case png
    case tiff
    case heif(quality: Double, isDeep: Bool)
  }

  /// libvips's and libjpeg's scale, 1 to 100.
  private static func percent(_ quality: Double) -> Int32 {
    Int32((quality.isNaN ? 0 : min(max(quality, 0), 1) * 99 + 1).rounded())
  }

  /// The same pixels with what a file is to say of them. The caller gives the reference back.
  private func labelled(_ label: PictureLabel) throws(PictureFailure) -> UnsafeMutablePointer<VipsImage> {
    let profile = label.profile ?? Data()
    let result = profile.withUnsafeBytes { mv_with_metadata(image, label.metadata?.image, $0.baseAddress, $0.count) }
    guard let result else { throw PictureFailure(message: VipsRuntime.takeError()) }
    mv_set_orientation(result, Int32(min(max(label.orientation, 1), 8)))
    return result
  }

  /// The picture as a file of the format. Pixels are computed row by row as they are written.
  public func encoded(as format: FileFormat, _ label: PictureLabel = .init()) throws(PictureFailure) -> Data {
    let image = try labelled(label)
    defer { g_object_unref(image) }
    var bytes: UnsafeMutableRawPointer?
    var count = 0
    let result =
      switch format {
      case .jpeg(let quality): mv_save_jpeg(image, Self.percent(quality), &bytes, &count)
      case .png: mv_save_png(image, &bytes, &count)
      case .tiff: mv_save_tiff(image, &bytes, &count)
      case .heif(let quality, let isDeep): mv_save_heif(image, Self.percent(quality), isDeep ? 1 : 0, &bytes, &count)
      }
    guard result == 0, let bytes else { throw PictureFailure(message: VipsRuntime.takeError()) }
    let data = Data(bytesNoCopy: bytes, count: count, deallocator: .custom { pointer, _ in g_free(pointer) })
    guard case .tiff = format, let exif = label.metadata?.exif else { return data }
    return TIFFExif.add(exif, to: data)
  }

  /// Writes the file under another name beside `path` first: what is there stays whole if anything fails, and nothing is
  /// left beside it.
  public func write(
    _ format: FileFormat, to path: String, _ label: PictureLabel = .init()
  ) throws(PictureFailure) {
    let image = try labelled(label)
    defer { g_object_unref(image) }
    // Behind a link, the file that it leads to is replaced, not the link.
    let path = (path as NSString).resolvingSymlinksInPath
    let draft = path + ".\(getpid()).part"
    try Self.checkWritable(path, draft)
    let result =
      switch format {
      case .jpeg(let quality): mv_write_jpeg(image, draft, Self.percent(quality))
      case .png: mv_write_png(image, draft)
      case .tiff: mv_write_tiff(image, draft)
      case .heif(let quality, let isDeep): mv_write_heif(image, draft, Self.percent(quality), isDeep ? 1 : 0)
      }
    guard result == 0 else {
      let message = VipsRuntime.takeError()
      let code = Self.writingError(draft)
      unlink(draft)
      throw code == 0
        ? PictureFailure(message: "\(path) was not written: \(message)") : Self.notWritten(path, code)
    }
    guard addExif(format, label, draft), sync(draft), rename(draft, path) == 0 else {
      let code = errno
      unlink(draft)
      throw Self.notWritten(path, code)
    }
  }

  private func addExif(_ format: FileFormat, _ label: PictureLabel, _ draft: String) -> Bool {
    guard case .tiff = format, let exif = label.metadata?.exif else { return true }
    return TIFFExif.add(exif, toFileAt: draft)
  }

  /// Before anything is computed: whether there is a place for the file.
  private static func checkWritable(_ path: String, _ draft: String) throws(PictureFailure) {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw notWritten(path, status.st_mode & S_IFMT == S_IFDIR ? EISDIR : ENODEV)
    }
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw notWritten(path, errno) }
    close(descriptor)
  }

  /// Whether all of a file is on its disk: some systems say only then that the disk is full.
  private func sync(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    let result = fsync(descriptor)
    let code = errno
    close(descriptor)
    errno = code
    return result == 0
  }

  /// Why a file takes no more bytes; 0 when it does. The engine's words are all threads', and may be somebody else's.
  private static func writingError(_ path: String) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    let block = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.write(descriptor, block, block.count)
    guard count >= 0 else { return errno }
    guard count == block.count else { return ENOSPC }
    return fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno
  }

  private static func notWritten(_ path: String, _ code: Int32) -> PictureFailure {
    let folder = (path as NSString).deletingLastPathComponent
    let reason =
      switch code {
      case ENOSPC, EDQUOT: "the disk that holds \(folder) is full; make room there, or choose another folder"
      case EACCES, EPERM, EROFS: "you have no permission to write in \(folder); choose another folder"
      case ENOENT where FileManager.default.fileExists(atPath: folder): "files cannot be made in \(folder)"
      case ENOENT, ENOTDIR: "there is no folder \(folder)"
      case ENODEV: "it is no file, but a pipe or a device"
      case EISDIR: "a folder has that name; choose another one"
      default: String(cString: strerror(code))
      }
    return PictureFailure(message: "\(path) was not written: \(reason)")
  }
}

extension Picture {
  /// Computed colours as the numbers of a profile. Of layout `float` only.
  public func encoded(in profile: ColorProfile, layout: Layout) throws(PictureFailure) -> Picture {
    var program = PointProgram(PlacedPicture(self, left: 0, top: 0))
    program.append(.matrix(profile.fromLinear))
    return try program.picture(
      PixelArea(left: 0, top: 0, width: width, height: height), layout: layout, in: .encoding(profile))
  }
}

extension Picture {
  /// What the components of pixels are said to be.
  enum Components { case colors, inks }

  /// Any format that libvips writes, by its ending with options: `.tif[compression=none]`. With `frames`, as many pictures
  /// lie below each other. For pictures to test with.
  func encoded(ending: String, _ components: Components = .colors, frames: Int = 1) throws(PictureFailure) -> Data {
    let space =
      components == .inks
      ? VIPS_INTERPRETATION_CMYK : layout.isDeep ? VIPS_INTERPRETATION_RGB16 : VIPS_INTERPRETATION_sRGB
    var bytes: UnsafeMutableRawPointer?
    var count = 0
    let page = frames > 1 ? Int32(height / frames) : 0
    guard mv_save_as(image, ending, space, page, &bytes, &count) == 0, let bytes else {
      throw PictureFailure(message: VipsRuntime.takeError())
    }
    return Data(bytesNoCopy: bytes, count: count, deallocator: .custom { pointer, _ in g_free(pointer) })
  }
}

extension Picture.Layout {
  fileprivate var isDeep: Bool { self == .rgb16 || self == .rgba16 }
}
