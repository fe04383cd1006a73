import Foundation
import MartletHost

/// The size that an app's window had last: `$XDG_STATE_HOME/martlet/<bundle id>.json`, `~/.local/state` where that
/// variable is empty.
final class WindowMemory {
  private struct Content: Codable, Equatable { var width, height: Double }

  private let file: URL
  private var content: Content?
  private var isWritten = true
  private var pause: Timeout?
  /// Seconds without a change of size before it is written.
  private static let calm = 1.0

  init(app: AppIdentity, environment: [String: String] = ProcessInfo.processInfo.environment) {
    file = Self.file(app: app, environment: environment)
    content = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Content.self, from: $0) }
  }

  /// The XDG specification: a relative path is to be ignored.
  static func file(app: AppIdentity, environment: [String: String]) -> URL {
    let folder = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let root = folder ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/state"
    let name = app.bundleIdentifier.replacingOccurrences(of: "/", with: "_")
    return URL(fileURLWithPath: root).appendingPathComponent("martlet/\(name).json")
  }

  /// Nil before the first time, and for sizes that no window has.
  var size: CGSize? {
    guard let content, (80...20_000).contains(content.width), (80...20_000).contains(content.height) else { return nil }
    return CGSize(width: content.width, height: content.height)
  }

  func remember(_ size: CGSize) {
    let new = Content(width: size.width, height: size.height)
    guard new != content else { return }
    content = new
    isWritten = false
    pause = Timeout(seconds: Self.calm) { [weak self] in self?.write() }
  }

  /// A state that cannot be written is not worth a message: the next window has its usual size.
  func write() {
    pause = nil
    guard !isWritten, let content, let data = try? JSONEncoder().encode(content) else { return }
    isWritten = true
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }
}
