import Foundation
import Synchronization

/// The lines that logging writes to standard error.
package enum LogOutput {
  static let isSilent = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "disable"
  private static let receiver = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// `[subsystem:category] error: text`; what is empty is left out.
  static func line(_ text: String, type: OSLogType, subsystem: String, category: String) -> String {
    let address = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let start = (address.isEmpty ? "" : "[\(address)] ") + (type.word.isEmpty ? "" : type.word + ": ")
    return start + text
  }

  static func write(_ line: String) {
    if let receiver = receiver.withLock({ $0 }) { return receiver(line) }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Hands what is written during `body` to `receive` instead. For tests; one at a time.
  package static func capture(_ receive: @escaping @Sendable (String) -> Void, during body: () throws -> Void) rethrows
  {
    receiver.withLock { $0 = receive }
    defer { receiver.withLock { $0 = nil } }
    try body()
  }
}
