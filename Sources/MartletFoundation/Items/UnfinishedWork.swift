import Foundation

/// Work beside the main thread after which the app shows something else, such as a photo that is read or saved.
///
/// The list is the process's: an app whose window is driven by a script waits for it. Screens in tests do not, since
/// tests of one process would wait for each other's. An instance stands for one piece of work, which ends with `end` or
/// with the instance.
package final class UnfinishedWork: @unchecked Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var words: [UInt64: String] = [:]
  nonisolated(unsafe) private static var startedCount: UInt64 = 0

  private let number: UInt64

  /// `words` say what is done: "reading sea.jpg".
  package init(_ words: String) {
    number = Self.lock.withLock {
      Self.startedCount += 1
      Self.words[Self.startedCount] = words
      return Self.startedCount
    }
  }

  deinit { end() }

  /// To be called after the one who waits has been told. Later calls do nothing.
  package func end() { _ = Self.lock.withLock { Self.words.removeValue(forKey: number) } }

  /// What is being done, the oldest first, and how much has been done so far.
  package static var status: (running: [String], endedCount: Int) {
    lock.withLock {
      (words.sorted { $0.key < $1.key }.map(\.value), Int(startedCount) - words.count)
    }
  }
}
