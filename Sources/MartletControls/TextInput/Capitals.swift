extension TextFieldAppearance.Capitals {
  /// What the keyboard of a phone would have typed: capitals at the beginning of words or sentences, or everywhere.
  ///
  /// Only single characters change: what is pasted, or comes whole from an input method, stays as it is.
  func applied(to text: String, after before: ArraySlice<Character>) -> String {
    switch self {
    case .none: return text
    case .all: return text.uppercased()
    case .words: return text.count == 1 && (before.last?.isWhitespace ?? true) ? text.uppercased() : text
    case .sentences: return text.count == 1 && Self.beginsSentence(after: before) ? text.uppercased() : text
    }
  }

  private static func beginsSentence(after before: ArraySlice<Character>) -> Bool {
    guard let last = before.last else { return true }
    guard last.isWhitespace else { return false }
    if last.isNewline { return true }
    let words = before.reversed().drop(while: { $0.isWhitespace && !$0.isNewline })
    guard let end = words.first else { return true }
    return end.isNewline || ".!?…。".contains(end)
  }
}
