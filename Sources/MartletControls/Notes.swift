import Foundation

/// Remarks to the developer, written once each: a missing asset, a feature that is not there yet.
public enum Notes {
  /// Where the remark came from, as the compiler knows it.
  public struct Place: Hashable, Sendable {
    public var file: String
    public var line: UInt
    public init(file: String, line: UInt) { (self.file, self.line) = (file, line) }
  }

  /// What was written so far, and where new lines go. One for the process, one for each capture.
  private static let process = NoteRecord { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
  @TaskLocal private static var captured: NoteRecord?
  private static var record: NoteRecord { captured ?? process }

  /// Writes `martlet: file:line: message` to standard error, unless the same line was written before.
  /// Without a place the file and line are left out. With a topic, one note on it from that place is enough, however
  /// its text differs. Safe from any thread.
  public static func once(_ message: String, at place: Place? = nil, topic: String? = nil) {
    let start = place.map { "martlet: \($0.file):\($0.line): " } ?? "martlet: "
    record.write(start + message, key: topic.map { start + $0 })
  }

  /// A note on something that is shown as a marked placeholder, because Martlet cannot draw the real thing. Once each;
  /// the command counts them: a picture with placeholders is not whole.
  /// What was noted already in other words is only counted.
  public static func placeholder(_ message: String, at place: Place? = nil, isNoted: Bool = false) {
    let text = (place.map { "\($0.file):\($0.line): " } ?? "") + message
    record.addPlaceholder(text)
    if !isNoted { once("\(message): a marked placeholder is drawn", at: place) }
  }

  /// What was shown as a placeholder so far, in the order of its first appearance.
  public static var placeholders: [String] { record.placeholders }

  public static func once(_ message: String, file: StaticString, line: UInt) {
    once(message, at: Place(file: "\(file)", line: line))
  }

  public static func once(_ message: String, file: String, line: UInt) {
    once(message, at: Place(file: file, line: line))
  }

  /// Sends what `body` notes to `receive` instead of standard error, as if nothing had been noted before. What other
  /// threads note meanwhile goes where it went. For tests.
  public static func capture<Result>(
    _ receive: @escaping @Sendable (String) -> Void, during body: () throws -> Result
  ) rethrows -> Result {
    try $captured.withValue(NoteRecord(receive), operation: body)
  }

  /// As `capture`, for what waits; also of the tasks that `body` starts.
  public static func capture<Result>(
    isolation: isolated (any Actor)? = #isolation, _ receive: @escaping @Sendable (String) -> Void,
    during body: () async throws -> Result
  ) async rethrows -> Result {
    try await $captured.withValue(NoteRecord(receive), operation: body)
  }
}

/// The lines that were noted, each once.
private final class NoteRecord: @unchecked Sendable {
  private let lock = NSLock()
  private let receive: @Sendable (String) -> Void
  private var written: Set<String> = []
  private var placeholderLines: [String] = []

  init(_ receive: @escaping @Sendable (String) -> Void) { self.receive = receive }

  /// Passes the line on, unless it or another with the same key was written before.
  func write(_ line: String, key: String?) {
    let isNew = lock.withLock { written.insert(key ?? line).inserted }
    if isNew { receive(line) }
  }

  func addPlaceholder(_ text: String) {
    lock.withLock { if !placeholderLines.contains(text) { placeholderLines.append(text) } }
  }

  var placeholders: [String] { lock.withLock { placeholderLines } }
}
