import Foundation

/// A value in a file of its own, which is there whole or not at all. Without an address nothing is kept.
struct KeptFile<Value: Codable> {
  let url: URL?

  init(_ url: URL?) { self.url = url }

  /// Nil where there is none, and where what is there cannot be read.
  func read() -> Value? {
    guard let url, let data = try? Data(contentsOf: url) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: data)
  }

  func write(_ value: Value) {
    guard let url, let data = try? JSONEncoder().encode(value) else { return }
    try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: url, options: .atomic)
  }
}
