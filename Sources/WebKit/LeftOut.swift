import Foundation
import MartletControls

/// Methods of delegates that have several forms, of which an app writes one: the forms that it leaves out say so, and
/// the next is asked.
@MainActor enum LeftOut {
  private static var isLeftOut = false

  /// Called by the form that an app has not written.
  static func note() { isLeftOut = true }

  /// Whether the app has the form that `body` calls.
  static func isWritten(_ body: () -> Void) -> Bool {
    isLeftOut = false
    body()
    defer { isLeftOut = false }
    return !isLeftOut
  }
}

/// Notes on standard error, once each.
enum WebRemarks {
  static func note(_ text: String) { Notes.once(text) }
}
