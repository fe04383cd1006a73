import Foundation

/// Receives what layout has to say about impossible values, once per distinct message.
///
/// A note never stops a layout: the value was repaired as the message says. Set it before the first layout.
public nonisolated(unsafe) var layoutNoteHandler: ((String) -> Void)?

/// Passes notes on, each distinct message once per process. Spec: B25, B30.
enum LayoutNotes {
  /// An animation towards an impossible value can make a new message a frame; past this many none is passed on.
  private static let capacity = 256
  private static let lock = NSLock()
  private nonisolated(unsafe) static var seen: Set<String> = []

  static func report(_ message: @autoclosure () -> String) {
    guard let layoutNoteHandler else { return }
    let text = message()
    let isNew = lock.withLock { seen.count < capacity && seen.insert(text).inserted }
    if isNew { layoutNoteHandler(text) }
  }

  /// Lets every message be new again, for tests.
  static func forget() { lock.withLock { seen.removeAll() } }
}
