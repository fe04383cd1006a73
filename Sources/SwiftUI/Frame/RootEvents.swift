import Foundation
import MartletHost
import MartletTree

// What a user does, taken to the nodes it is for. What they change shows in the next frame.
extension ViewRoot {
  /// Whether anything used the event.
  @discardableResult package func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .pointer(let event): handle(event)
    case .hover(let event): input.handle(event)
    case .scroll(let event): input.handle(event)
    case .pinch(let event): input.handle(event)
    case .drop(let event): handle(event)
    case .key(let event): handle(event)
    case .text(let event): handle(event)
    case .action(let name, let element): perform(name, onElement: element)
    case .setValue(let value, let element): set(value, ofElement: element)
    case .open(let url): open(url)
    case .focus(let element): focusElement(element)
    }
  }

  private func handle(_ event: PointerEvent) -> Bool {
    if event.phase == .began { focus.pointerDidPress() }
    defer { presentations.pointerDidAct(event) }
    return input.handle(event)
  }

  /// The node with the keyboard first, then shortcuts, unless the key types into a field; Tab then moves on.
  private func handle(_ event: KeyEvent) -> Bool {
    if focus.handleKey(event) { return true }
    if !(focus.focused is TextInputClient && event.typesText), focus.runShortcut(event) { return true }
    if presentations.handleKey(event) { return true }
    if goBack(by: event) || chooseTab(by: event) { return true }
    guard event.phase != .up else { return false }
    if event.key == Key.tab { return focus.move(forward: !event.modifiers.contains(.shift)) }
    return input.scroll(with: event)
  }

  /// One load from the first event to the last, as long as the things are the same.
  private func handle(_ event: DropEvent) -> Bool {
    if let known = foreignDrag, event.phase == .left || known.items != event.items {
      drops.leave(known.load)
      foreignDrag = nil
    }
    guard event.phase != .left else { return true }
    let load = foreignDrag?.load ?? DragLoad(event.items)
    foreignDrag = event.phase == .moved ? (event.items, load) : nil
    return event.phase == .moved ? drops.move(load, to: event.location) : drops.drop(load, at: event.location)
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
      if let acting = here as? any ElementActing, acting.perform(name) { return true }
      node = here.parent
    }
    return false
  }

  /// Sets the value of the element, or of the nearest around it that has one to set.
  private func set(_ value: Double, ofElement id: UInt64) -> Bool {
    var node = screen.node(withID: id)
    while let here = node {
      if let setValue = (here as? MeaningNode)?.meaning.setValue {
        setValue(value)
        return true
      }
      node = here.parent
    }
    return false
  }

  /// Gives a link to all who ask for links. Spec: L22.
  private func open(_ url: URL) -> Bool {
    linkReceivers.reduce(false) { $1.receive(url) || $0 }
  }

  /// Where a finger does what an element is for, in the window.
  package func activationPoint(ofElement id: UInt64) -> CGPoint? {
    screen.node(withID: id).map { $0.windowPoint(fromOwn: $0.activationPoint) }
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
