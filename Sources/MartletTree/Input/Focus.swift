import Foundation
import MartletHost

/// A node that takes keys while it, or something in it, has the keyboard.
public protocol KeyTaking: LayoutNode {
  /// Whether the node used the key.
  func handleKey(_ event: KeyEvent) -> Bool
}

/// A node that can have the keyboard: a control, a text field.
public protocol FocusableNode: KeyTaking {
  /// Whether Tab stops here.
  var canFocus: Bool { get }
  func focusDidChange(isFocused: Bool)
  /// What the ring that shows the focus goes around, in own coordinates; nil for nodes that show it themselves.
  var focusOutline: CGRect? { get }
}

extension FocusableNode {
  public var focusOutline: CGRect? { bounds }
}

/// A focusable node into which text is typed.
public protocol TextInputClient: FocusableNode {
  var textInputState: TextInputState? { get }
  func handleText(_ event: TextInputEvent)
}

/// One stop for Tab whose parts are chosen by arrow keys: nothing inside is a stop of its own.
public protocol FocusStopOnly: FocusableNode {}
