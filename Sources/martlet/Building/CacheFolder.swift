import Foundation
import MartletProject

/// Where all that is built goes: `$XDG_CACHE_HOME/martlet`, `~/.cache/martlet` where that variable is empty.
enum CacheFolder {
  /// The compiler's cache of C modules below a folder. Its files hold their own path, so a folder that was moved gets
  /// a new one.
  static func moduleCache(in folder: URL) -> URL {
    folder.appendingPathComponent("ModuleCache-" + ContentHash.text(of: folder.path))
  }

  static func url(_ environment: [String: String]) -> URL {
    // The XDG specification: a relative path is to be ignored.
    let root = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    return URL(fileURLWithPath: root ?? home + "/.cache").appendingPathComponent("martlet")
  }
}
