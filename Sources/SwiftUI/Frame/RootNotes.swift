import MartletControls
import MartletLayout

// What a developer is told about updates that can't be right. Spec: C15, C38.
extension ViewRoot {
  /// Layout knows no developer to talk to: what it says about impossible values goes out with the other notes.
  /// Spec: B25, B30.
  static func passOnLayoutNotes() {
    if layoutNoteHandler == nil { layoutNoteHandler = { Notes.once($0) } }
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
      Views kept changing state in response to their own updates for \(Self.roundLimit) rounds; this frame shows the \
      last one. Look for onChange, onAppear or onPreferenceChange actions that write what they observe.
      """)
  }
}
