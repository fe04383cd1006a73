import Foundation

/// Writes files so that a reader sees the old one or the new one, never a part.
public enum ImageFile {
  /// Writes beside the target and then takes its name. The folder must exist.
  public static func write(_ data: Data, to path: String) throws {
    let temporary = path + ".\(getpid()).tmp"
    func fail(_ code: Int32) -> ImageHostError {
      unlink(temporary)
      return .writingFailed(path: path, reason: String(cString: strerror(code)))
    }
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw fail(errno) }
    let code = writeAll(data, to: descriptor)
    guard close(descriptor) == 0, code == 0 else { throw fail(code == 0 ? errno : code) }
    guard rename(temporary, path) == 0 else { throw fail(errno) }
  }

  /// Answers an error number, or 0.
  private static func writeAll(_ data: Data, to descriptor: Int32) -> Int32 {
    data.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Foundation.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { return errno }
        written += count
      }
      return 0
    }
  }
}
