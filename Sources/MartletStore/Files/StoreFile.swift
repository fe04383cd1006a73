import Foundation

/// Looks at a file before anybody writes to it.
public enum StoreFile {
  private static let signature = Data("SQLite format 3\u{0}".utf8)
  /// Where a database says whose it is.
  private static let ownerOffset = 68
  /// "MRTL".
  static let owner: UInt32 = 0x4D52_544C

  /// Makes the folder; throws where the file is none of ours.
  static func prepare(_ url: URL) throws {
    let path = url.path
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw StoreError.inaccessible(file: path, reason: error.localizedDescription)
    }
    guard FileManager.default.fileExists(atPath: path) else { return }
    guard let file = FileHandle(forReadingAtPath: path), let head = try? file.read(upToCount: 100) else {
      throw StoreError.inaccessible(file: path, reason: "it cannot be read")
    }
    if head.isEmpty { return }
    guard head.count == 100, head.starts(with: signature) else {
      throw StoreError.damaged(file: path, reason: "file is not a database")
    }
    let owner = head[ownerOffset..<ownerOffset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard owner == self.owner else { throw StoreError.foreign(file: path) }
  }

  /// The files of a store: the database, and what SQLite keeps beside it while it is open.
  public static func all(of url: URL) -> [URL] {
    ["", "-wal", "-shm"].map { URL(fileURLWithPath: url.path + $0) }
  }

  public static func remove(_ url: URL) throws {
    for file in all(of: url) where FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }

  /// The folder for stores of this app: apps of other systems have a folder for application data each.
  public static var folder: URL {
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let files = FileManager.default
    let support = files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    return (support ?? files.homeDirectoryForCurrentUser).appendingPathComponent(name)
  }
}
