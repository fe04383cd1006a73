import Foundation

/// Receives what layout has to say about impossible values, once per distinct message and place.
///
/// A note never stops a layout: the value was repaired as the message says. Set it before the first layout.
public nonisolated(unsafe) var layoutNoteHandler: ((String) -> Void)?

/// Where the values that are being looked at came from. The same words about another place are another note.
public nonisolated(unsafe) var layoutNotePlace = ""

/// Passes notes on, each distinct message once per process and place. Spec: B25, B30.
enum LayoutNotes {
  /// An animation towards an impossible value can make a new message a frame; past this many none is passed on.
  private static let capacity = 256
  private static let lock = NSLock()
  private nonisolated(unsafe) static var seen: Set<String> = []

  static func report(_ message: @autoclosure () -> String) {
    guard let layoutNoteHandler else { return }
    let text = message()
    let key = layoutNotePlace + text
    let isNew = lock.withLock { seen.count < capacity && seen.insert(key).inserted }
    if isNew { layoutNoteHandler(text) }
  }

  /// Lets every message be new again, for tests.
  static func forget() { lock.withLock { seen.removeAll() } }
}
