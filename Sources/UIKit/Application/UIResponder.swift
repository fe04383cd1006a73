import Foundation

/// What answers to events: views, controllers, delegates. What one does not answer goes to the next.
@MainActor @preconcurrency open class UIResponder: NSObject {
  nonisolated public override init() { super.init() }

  /// Who is asked next; a view's is its controller or its superview.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder has the keyboard; text fields alone take it.
  open var isFirstResponder: Bool { false }
  /// Nothing but text fields takes the keyboard here: false for others.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// True, and nothing happens, as for any responder that has not the keyboard. Sent to nobody in particular
  /// (`UIApplication.sendAction`) it takes the keyboard from the field that has it.
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}
  /// Keys that the responder answers to while it, or what it is next to, has the keyboard or shows.
  open var keyCommands: [UIKeyCommand]? { nil }
  open var undoManager: UndoManager? { next?.undoManager }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action._isAnswered(by: self) }

  // Fingers, pens and the mouse; what is not overridden goes to the next responder. Spec: U9.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // Never called: nothing here shakes a computer.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

// Posted where a keyboard slides over the screen: never on a desktop, as on a device with a keyboard of keys.
extension UIResponder {
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
