import MartletControls
import MartletLayout

// What a developer is told about updates that can't be right. Spec: C15, C38.
extension ViewRoot {
  /// Layout knows no developer to talk to: what it says about impossible values goes out with the other notes.
  /// Spec: B25, B30.
  static func passOnLayoutNotes() {
    if layoutNoteHandler == nil { layoutNoteHandler = { Notes.once($0, at: notePlace) } }
  }

  /// The source line whose values are being looked at.
  nonisolated(unsafe) private static var notePlace: Notes.Place?

  /// Runs `body`, which makes a layout rule; what is said about its values names this source line.
  static func noting<Rule>(_ file: String, _ line: UInt, _ body: () -> Rule) -> Rule {
    passOnLayoutNotes()
    notePlace = Notes.Place(file: file, line: line)
    defer { notePlace = nil }
    return body()
  }

  func noteWriteDuringUpdate<Value>(of type: Value.Type) {
    Notes.once(
      """
      Modifying state of type \(type) during a view update. The new value is used in the next update; \
      move the write into an action, onAppear or task.
      """)
  }

  func noteEndlessUpdate() {
    Notes.once(
      """
      Views kept changing state in response to their own updates without an end; this frame shows the last \
      round. Look for bodies, onChange, onAppear or onPreferenceChange actions that write what they observe.
      """)
  }
}
