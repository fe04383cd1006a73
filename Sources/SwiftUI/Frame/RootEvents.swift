import MartletHost
import MartletTree

// What a user does, taken to the nodes it is for. What they change shows in the next frame.
extension ViewRoot {
  /// Whether anything used the event.
  @discardableResult package func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .pointer(let event): input.handle(event)
    case .hover, .scroll, .pinch: false
    case .key(let event): handle(event)
    case .text(let event): handle(event)
    case .action(let name, let element): perform(name, onElement: element)
    case .focus(let element): focusElement(element)
    }
  }

  /// The node with the keyboard first; Tab then moves on.
  private func handle(_ event: KeyEvent) -> Bool {
    if focus.handleKey(event) { return true }
    guard event.phase != .up, event.key == Key.tab else { return false }
    return focus.move(forward: !event.modifiers.contains(.shift))
  }

  private func handle(_ event: TextInputEvent) -> Bool {
    guard let client = focus.focused as? TextInputClient else { return false }
    client.handleText(event)
    return true
  }

  /// The action of the element, or of the nearest around it that has one of that name.
  private func perform(_ name: String, onElement id: UInt64) -> Bool {
    var node = screen.node(withID: id)
    while let here = node {
      if let meaning = here as? MeaningNode, meaning.perform(name) { return true }
      node = here.parent
    }
    return false
  }

  private func focusElement(_ id: UInt64) -> Bool {
    var node = screen.node(withID: id)
    while let here = node {
      if let focusable = here as? FocusableNode, focusable.canFocus {
        focus.focus(focusable, byKeyboard: true)
        return true
      }
      node = here.parent
    }
    return false
  }
}
