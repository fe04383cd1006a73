/// What an input method, a native entry or a test says to the field that has the keyboard.
public enum TextInputEvent: Hashable, Sendable {
  /// Text in the place of the selection.
  case insert(String)
  /// Text of an input method that is not decided yet, drawn underlined at the caret; empty for none.
  case compose(String)
  /// A native entry's whole content and selection, in characters.
  case replace(text: String, selection: Range<Int>)
  /// Return in a field of one line.
  case submit
  /// The native entry lost the keyboard.
  case endEditing
}
