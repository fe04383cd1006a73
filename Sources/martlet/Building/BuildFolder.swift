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
    let root = CacheFolder.url(environment)
    url = root.appendingPathComponent(ContentHash.text(of: appPath))
    moduleCache = CacheFolder.moduleCache(in: root)
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

  /// The modules of the app for each other.
  var modules: URL { file("modules") }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// What the compiler makes of one source. The path's hash is its name, as two folders may hold files of one name, and
  /// a new file must not rename others.
  func object(of source: String, module: String, kind: String) -> URL {
    file("\(module)-\(ContentHash.text(of: source)).\(kind)")
  }

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
}
