import Foundation

/// What a user does to a window.
public enum InputEvent: Hashable, Sendable {
  case pointer(PointerEvent)
  case hover(HoverEvent)
  case scroll(ScrollEvent)
  case pinch(PinchEvent)
  case drop(DropEvent)
  case key(KeyEvent)
  case text(TextInputEvent)
  /// An assistive tool runs an action, by the name in the semantics tree, of the element with this id.
  case action(String, element: UInt64)
  /// An assistive tool sets the value of a slider or stepper, a number in the control's own range.
  case setValue(Double, element: UInt64)
  /// The desktop gives the app a link to open.
  case open(URL)
  /// An assistive tool or the Tab key of the host puts the keyboard focus on an element.
  case focus(element: UInt64)
}
