import Foundation

/// Remarks on selectors that cannot be sent, once each; this module is below the one that keeps the other remarks.
enum SelectorRemarks {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var written: Set<String> = []
  /// Takes the lines in the place of standard error, and each time. For tests.
  nonisolated(unsafe) static var receive: ((String) -> Void)?

  static func once(_ message: String) {
    let line = "martlet: \(message)"
    if let receive { return receive(line) }
    guard lock.withLock({ written.insert(line).inserted }) else { return }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
