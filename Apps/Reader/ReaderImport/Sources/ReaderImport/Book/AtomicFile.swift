import Foundation

/// Writes files so that others, and a reader after a crash, see the old content or the new, never a part.
public enum AtomicFile {
  private static let prefix = ".reader-saving-"

  /// Throws an `ImportError` that names the file.
  public static func save(_ data: Data, to path: String) throws {
    do {
      try write(data, to: URL(fileURLWithPath: path))
    } catch let error as POSIXError {
      throw ImportError(path, Wording.unwritable(error.localizedDescription))
    }
  }

  /// Throws a `POSIXError`.
  static func write(_ data: Data, to url: URL) throws {
    let folder = url.deletingLastPathComponent()
    let temporary = folder.appendingPathComponent(prefix + UUID().uuidString)
    do {
      try writeWhole(data, to: temporary.path)
      try check(rename(temporary.path, url.path))
    } catch {
      unlink(temporary.path)
      throw error
    }
    synchronize(folder)
  }

  /// Removes what a killed process left behind in a folder.
  static func removeLeftovers(in folder: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where name.hasPrefix(prefix) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  private static func writeWhole(_ data: Data, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    try check(file)
    defer { close(file) }
    try data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = Foundation.write(file, bytes.baseAddress! + offset, bytes.count - offset)
        if count < 0 && errno == EINTR { continue }
        try check(Int32(truncatingIfNeeded: min(count, 1)))
        offset += count
      }
    }
    try check(fsync(file))
  }

  /// The name itself survives a loss of power.
  private static func synchronize(_ folder: URL) {
    let file = open(folder.path, O_RDONLY | O_DIRECTORY)
    guard file >= 0 else { return }
    fsync(file)
    close(file)
  }

  private static func check(_ result: Int32) throws {
    if result < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }
}
