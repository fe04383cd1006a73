import Foundation
import MartletProject

/// The folder where one app is built, outside of the app's own tree: `$XDG_CACHE_HOME/martlet/<hash of the
/// app's path>`, `~/.cache` where that variable is empty.
struct BuildFolder {
  let url: URL
  /// Compiled C modules, common to all apps: GTK's alone takes seconds.
  let moduleCache: URL
  private let lock: Int32

  /// Waits until no other Martlet works in the folder. The lock ends with the process.
  init(appPath: String, environment: [String: String]) throws {
    let root = Self.cacheRoot(environment)
    url = root.appendingPathComponent(Self.hash(appPath))
    moduleCache = root.appendingPathComponent("ModuleCache")
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw ChildProcess.Failure(description: Wording.cannotWrite(url.path, error.localizedDescription))
    }
    let path = url.appendingPathComponent("lock").path
    lock = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard lock >= 0, flock(lock, LOCK_EX) == 0 else {
      throw ChildProcess.Failure(description: Wording.cannotWrite(path, String(cString: strerror(errno))))
    }
    try write(appPath + "\n", to: "app-path.txt")
  }

  /// Lets others build in the folder before this process ends.
  func unlock() { close(lock) }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  func read(_ name: String) -> String? { try? String(contentsOf: file(name), encoding: .utf8) }

  /// Writes only what differs, so that the compiler sees unchanged files as unchanged.
  func write(_ text: String, to name: String) throws {
    guard read(name) != text else { return }
    do {
      try text.write(to: file(name), atomically: true, encoding: .utf8)
    } catch {
      throw ChildProcess.Failure(description: Wording.cannotWrite(file(name).path, error.localizedDescription))
    }
  }

  private static func cacheRoot(_ environment: [String: String]) -> URL {
    // The XDG specification: a relative path is to be ignored.
    let root = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    return URL(fileURLWithPath: root ?? home + "/.cache").appendingPathComponent("martlet")
  }

  /// FNV-1a in 64 bits: short names that stay the same from run to run, which Swift's Hasher does not give.
  static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
