import Foundation

/// Writes what belongs to books beside the main thread, in order. While something is being written only the latest of
/// each book waits.
final class LatestWriter<Value: Sendable>: @unchecked Sendable {
  private let queue: DispatchQueue
  private let lock = NSLock()
  private var waiting: [String: Value] = [:]
  private let write: @Sendable (Value, _ book: String) -> Void

  init(label: String, write: @escaping @Sendable (Value, _ book: String) -> Void) {
    queue = DispatchQueue(label: label)
    self.write = write
  }

  func save(_ value: Value, of book: String) {
    let isFirst = lock.withLock {
      defer { waiting[book] = value }
      return waiting.isEmpty
    }
    if isFirst { queue.async { [self] in writeWaiting() } }
  }

  /// Returns when all is on disk.
  func finish() { queue.sync { writeWaiting() } }

  /// What has not been written of a book is not to be.
  func forget(_ book: String) {
    lock.withLock { waiting[book] = nil }
    queue.sync {}
  }

  private func writeWaiting() {
    let values = lock.withLock {
      defer { waiting = [:] }
      return waiting
    }
    for (book, value) in values { write(value, book) }
  }
}
