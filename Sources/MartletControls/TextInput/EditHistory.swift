/// What was done to a text, so that it can be taken back. Edits that belong together count as one: a typed word, a run
/// of deleted characters.
struct EditHistory {
  enum Kind { case typing, deletingBackward, other }
  struct Selection: Equatable { var anchor, head: Int }

  /// Places are counted in Unicode scalars here: characters may join with their neighbours.
  struct Edit {
    var scalar: Int
    var removed: String
    var inserted: String
    var before: Selection
    var after: Selection
    var kind: Kind
  }

  private var done: [Edit] = []
  private var undone: [Edit] = []
  private var isGroupOpen = false
  /// Edits that are kept: older ones can't be taken back.
  private static let limit = 200

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// What comes next does not belong to what came before: the caret was moved.
  mutating func endGroup() { isGroupOpen = false }

  mutating func add(_ edit: Edit) {
    undone = []
    if isGroupOpen, let last = done.last, let joined = last.joined(with: edit) {
      done[done.count - 1] = joined
    } else {
      done.append(edit)
      if done.count > Self.limit { done.removeFirst() }
    }
    isGroupOpen = edit.kind != .other
  }

  mutating func takeBack() -> Edit? {
    guard let edit = done.popLast() else { return nil }
    undone.append(edit)
    isGroupOpen = false
    return edit
  }

  mutating func takeForward() -> Edit? {
    guard let edit = undone.popLast() else { return nil }
    done.append(edit)
    isGroupOpen = false
    return edit
  }
}

extension EditHistory.Edit {
  /// Both as one edit, when they are of one kind and touch each other. A new word begins a new edit.
  fileprivate func joined(with next: Self) -> Self? {
    guard kind == next.kind else { return nil }
    var joined = self
    joined.after = next.after
    switch kind {
    case .typing:
      guard next.removed.isEmpty, next.scalar == scalar + inserted.unicodeScalars.count else { return nil }
      let beginsWord = inserted.last?.isWhitespace == true && next.inserted.first?.isWhitespace == false
      guard !beginsWord else { return nil }
      joined.inserted += next.inserted
    case .deletingBackward:
      guard next.scalar + next.removed.unicodeScalars.count == scalar else { return nil }
      joined.scalar = next.scalar
      joined.removed = next.removed + removed
    case .other: return nil
    }
    return joined
  }
}
