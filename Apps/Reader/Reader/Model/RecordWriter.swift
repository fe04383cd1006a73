import Foundation

/// Writes records beside the main thread, in order. While one is being written only the latest waits.
final class RecordWriter: @unchecked Sendable {
  private let folder: LibraryFolder
  private let queue = DispatchQueue(label: "Reader.records")
  private let lock = NSLock()
  private var waiting: [String: ReadingRecord] = [:]

  init(folder: LibraryFolder) { self.folder = folder }

  func save(_ record: ReadingRecord, of id: String) {
    let isFirst = lock.withLock {
      defer { waiting[id] = record }
      return waiting.isEmpty
    }
    if isFirst { queue.async { [self] in write() } }
  }

  /// Returns when all is on disk.
  func finish() { queue.sync { write() } }

  /// What has not been written of a book is not to be.
  func forget(_ id: String) {
    lock.withLock { waiting[id] = nil }
    queue.sync {}
  }

  private func write() {
    let records = lock.withLock {
      defer { waiting = [:] }
      return waiting
    }
    // The book may have been removed; then there is no folder to write to.
    for (id, record) in records where folder.book(id).exists { try? folder.save(record, of: id) }
  }
}
