import Foundation

/// Files by name in one folder, the oldest of which go when all of them are too large. May be used on any thread.
final class DiskCache {
  private let folder: URL?
  private let limit: Int
  private let lock = NSLock()
  /// In place of files where there is no folder.
  private var memory: [String: Data] = [:]

  /// Without a folder nothing outlives the object. `limit` in bytes.
  init(folder: URL?, limit: Int) {
    (self.folder, self.limit) = (folder, limit)
    if let folder { try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  }

  func data(for key: String) -> Data? {
    lock.lock()
    defer { lock.unlock() }
    guard let file = file(key) else { return memory[key] }
    return try? Data(contentsOf: file)
  }

  /// A file is there whole or not at all.
  func keep(_ data: Data, for key: String) {
    lock.lock()
    defer { lock.unlock() }
    guard let file = file(key) else { return memory[key] = data }
    try? data.write(to: file, options: .atomic)
    prune()
  }

  func clear() {
    lock.lock()
    defer { lock.unlock() }
    memory = [:]
    for file in files() { try? FileManager.default.removeItem(at: file.url) }
  }

  var size: Int {
    lock.lock()
    defer { lock.unlock() }
    return files().reduce(memory.values.reduce(0) { $0 + $1.count }) { $0 + $1.size }
  }

  private func prune() {
    var files = files()
    var size = files.reduce(0) { $0 + $1.size }
    guard size > limit else { return }
    files.sort { $0.changed < $1.changed }
    for file in files where size > limit {
      try? FileManager.default.removeItem(at: file.url)
      size -= file.size
    }
  }

  private func files() -> [(url: URL, size: Int, changed: Date)] {
    let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey]
    let urls = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: keys)
    }
    return (urls ?? []).map { url in
      let values = try? url.resourceValues(forKeys: Set(keys))
      return (url, values?.fileSize ?? 0, values?.contentModificationDate ?? .distantPast)
    }
  }

  private func file(_ key: String) -> URL? { folder?.appendingPathComponent(Self.fileName(key)) }

  /// Two FNV-1a sums of 64 bits, the second over the bytes backwards.
  static func fileName(_ key: String) -> String {
    func sum<Bytes: Sequence>(_ bytes: Bytes) -> UInt64 where Bytes.Element == UInt8 {
      bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    return String(sum(key.utf8), radix: 16) + "-" + String(sum(key.utf8.reversed()), radix: 16)
  }
}
