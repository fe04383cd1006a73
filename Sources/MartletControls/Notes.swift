import Foundation

/// Remarks to the developer, written once each: a missing asset, a feature that is not there yet.
public enum Notes {
  /// Where the remark came from, as the compiler knows it.
  public struct Place: Hashable, Sendable {
    public var file: String
    public var line: UInt
    public init(file: String, line: UInt) { (self.file, self.line) = (file, line) }
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var written: Set<String> = []
  private nonisolated(unsafe) static var placeholderLines: [String] = []
  private nonisolated(unsafe) static var handler: (@Sendable (String) -> Void)?

  /// Writes `martlet: file:line: message` to standard error, unless the same line was written before.
  /// Without a place the file and line are left out. With a topic, one note on it from that place is enough, however
  /// its text differs. Safe from any thread.
  public static func once(_ message: String, at place: Place? = nil, topic: String? = nil) {
    let start = place.map { "martlet: \($0.file):\($0.line): " } ?? "martlet: "
    let line = start + message
    lock.lock()
    let isNew = written.insert(topic.map { start + $0 } ?? line).inserted
    let handler = handler
    lock.unlock()
    guard isNew else { return }
    if let handler { handler(line) } else { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  }

  /// A note on something that is shown as a marked placeholder, because Martlet cannot draw the real thing. Once each;
  /// the command counts them: a picture with placeholders is not whole.
  /// What was noted already in other words is only counted.
  public static func placeholder(_ message: String, at place: Place? = nil, isNoted: Bool = false) {
    let text = (place.map { "\($0.file):\($0.line): " } ?? "") + message
    lock.withLock { if !placeholderLines.contains(text) { placeholderLines.append(text) } }
    if !isNoted { once("\(message): a marked placeholder is drawn", at: place) }
  }

  /// What was shown as a placeholder so far, in the order of its first appearance.
  public static var placeholders: [String] { lock.withLock { placeholderLines } }

  public static func once(_ message: String, file: StaticString, line: UInt) {
    once(message, at: Place(file: "\(file)", line: line))
  }

  public static func once(_ message: String, file: String, line: UInt) {
    once(message, at: Place(file: file, line: line))
  }

  /// Sends what is written during `body` to `receive` instead of standard error, and forgets what was written
  /// before. For tests; one at a time.
  public static func capture<Result>(
    _ receive: @escaping @Sendable (String) -> Void, during body: () throws -> Result
  ) rethrows -> Result {
    exchange(handler: receive)
    defer { exchange(handler: nil) }
    return try body()
  }

  private static func exchange(handler new: (@Sendable (String) -> Void)?) {
    lock.lock()
    handler = new
    written = []
    placeholderLines = []
    lock.unlock()
  }
}
