import CVips
import Foundation

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

  /// The picture as a file of the format. Pixels are computed row by row as they are written.
  public func encoded(as format: FileFormat) throws(PictureFailure) -> Data {
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
    return Data(bytesNoCopy: bytes, count: count, deallocator: .custom { pointer, _ in g_free(pointer) })
  }

  /// Writes the file under another name beside `path` first: what is there stays whole if anything fails.
  public func write(_ format: FileFormat, to path: String) throws(PictureFailure) {
    let draft = path + ".\(getpid()).part"
    let result =
      switch format {
      case .jpeg(let quality): mv_write_jpeg(image, draft, Self.percent(quality))
      case .png: mv_write_png(image, draft)
      case .tiff: mv_write_tiff(image, draft)
      case .heif(let quality, let isDeep): mv_write_heif(image, draft, Self.percent(quality), isDeep ? 1 : 0)
      }
    guard result == 0 else {
      let message = VipsRuntime.takeError()
      unlink(draft)
      throw PictureFailure(message: message)
    }
    guard rename(draft, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(draft)
      throw PictureFailure(message: "\(path) cannot be written: \(reason)")
    }
  }
}
