import Foundation

/// What may answer to events. So far it is the base of delegates, scenes and controllers; the keyboard belongs to the
/// fields that the engine draws.
@MainActor @preconcurrency open class UIResponder: NSObject {
  nonisolated public override init() { super.init() }

  /// Who is asked next; nil here.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  /// False: fields are no responders here.
  open var isFirstResponder: Bool { false }
  /// Nothing but fields takes the keyboard here: false.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// True, and nothing happens, as for any responder that has not the keyboard. Sent to nobody in particular
  /// (`UIApplication.sendAction`) it takes the keyboard from the field that has it.
  @discardableResult open func resignFirstResponder() -> Bool { true }
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
