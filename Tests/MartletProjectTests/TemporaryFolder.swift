import Foundation

/// A folder of files for one test, removed with the value.
final class TemporaryFolder {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    let temporary = FileManager.default.temporaryDirectory.standardizedFileURL
    url = temporary.appendingPathComponent("martlet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  func path(_ relative: String) -> String { url.appendingPathComponent(relative).path }

  /// The path below this folder, so that expectations can be written down.
  func relative(_ path: String) -> String { path.replacingOccurrences(of: url.path + "/", with: "") }
}
