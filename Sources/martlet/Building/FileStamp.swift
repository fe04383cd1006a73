import Foundation

/// Cheap evidence of whether a file changed: its time of change and size, not its contents.
enum FileStamp {
  static func text(of path: String) -> String {
    guard let status = status(of: path) else { return "\(path) missing" }
    return "\(path) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_size)"
  }

  /// True as well where `path` is missing.
  static func isOlder(_ path: String, than other: String) -> Bool {
    guard let left = status(of: path), let right = status(of: other) else { return true }
    return (left.st_mtim.tv_sec, left.st_mtim.tv_nsec) < (right.st_mtim.tv_sec, right.st_mtim.tv_nsec)
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
