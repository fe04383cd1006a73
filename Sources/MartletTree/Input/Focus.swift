import Foundation
import MartletHost

/// A node that can have the keyboard: a control, a text field.
public protocol FocusableNode: LayoutNode {
  /// Whether Tab stops here.
  var canFocus: Bool { get }
  func focusDidChange(isFocused: Bool)
  /// Whether the node used the key.
  func handleKey(_ event: KeyEvent) -> Bool
}

/// A focusable node into which text is typed.
public protocol TextInputClient: FocusableNode {
  var textInputState: TextInputState? { get }
  func handleText(_ event: TextInputEvent)
}

/// Which node of a window has the keyboard.
public final class FocusSystem {
  private unowned let root: LayoutNode
  public private(set) weak var focused: (any FocusableNode)?
  /// Whether focus came by the keyboard, so that a ring shows where it is.
  public private(set) var showsRing = false

  public init(root: LayoutNode) { self.root = root }

  /// Gives the keyboard to `node`, or to nobody. `byKeyboard` shows the ring.
  public func focus(_ node: (any FocusableNode)?, byKeyboard: Bool = false) {
    showsRing = byKeyboard
    guard node !== focused else {
      node?.setNeedsDisplay()
      return
    }
    let old = focused
    focused = node
    old?.focusDidChange(isFocused: false)
    node?.focusDidChange(isFocused: true)
  }

  /// Gives the key to the node that has the keyboard, and to those around it that take keys.
  public func handleKey(_ event: KeyEvent) -> Bool {
    var node: LayoutNode? = focused
    while let here = node {
      if let focusable = here as? FocusableNode, focusable.handleKey(event) { return true }
      node = here.parent
    }
    return false
  }

  /// Moves to the next stop in reading order, or back. False when there is none.
  @discardableResult public func move(forward: Bool) -> Bool {
    var stops: [any FocusableNode] = []
    collect(root, into: &stops)
    guard !stops.isEmpty else { return false }
    let current = focused.flatMap { node in stops.firstIndex { $0 === node } }
    let next = current.map { ($0 + (forward ? 1 : -1) + stops.count) % stops.count } ?? (forward ? 0 : stops.count - 1)
    focus(stops[next], byKeyboard: true)
    return true
  }

  private func collect(_ node: LayoutNode, into stops: inout [any FocusableNode]) {
    if let focusable = node as? FocusableNode, focusable.canFocus { stops.append(focusable) }
    for child in node.children { collect(child, into: &stops) }
  }
}
