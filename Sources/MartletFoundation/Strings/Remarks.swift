import Foundation

/// Remarks to the developer, once each; this module is below the one that keeps the others' (`Notes`).
package enum Remarks {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var written: Set<String> = []

  package static func once(_ message: String) {
    guard lock.withLock({ written.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("martlet: \(message)\n".utf8))
  }
}
