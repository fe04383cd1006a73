import Foundation
import MartletHost

/// File dialogs that a script answers in the place of a person.
final class AnsweredDialogs: FileDialogs {
  private var waiting: (([URL]) -> Void)?

  /// Whether a dialog is open.
  var isOpen: Bool { waiting != nil }

  func choose(_ request: FileChoice, done: @escaping ([URL]) -> Void) { waiting = done }
  func chooseDestination(_ request: FileDestination, done: @escaping (URL?) -> Void) { waiting = { done($0.first) } }

  /// Closes the open dialog with these files; none leaves it. Whether one was open.
  func answer(_ files: [URL]) -> Bool {
    guard let done = waiting else { return false }
    waiting = nil
    done(files)
    return true
  }
}
