/// The edits before and after the shown one.
struct EditHistory {
  private(set) var current: Edit
  private var past: [Edit] = []
  private var future: [Edit] = []

  init(_ edit: Edit) { current = edit }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Remembers the shown edit: what follows can be undone to it.
  mutating func begin() {
    past.append(current)
    future = []
  }

  /// Goes on with the change that was begun.
  mutating func change(to edit: Edit) { current = edit }

  mutating func undo() {
    guard let last = past.popLast() else { return }
    future.append(current)
    current = last
  }

  mutating func redo() {
    guard let next = future.popLast() else { return }
    past.append(current)
    current = next
  }
}
