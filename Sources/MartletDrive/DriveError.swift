import Foundation
import MartletDisplay
import MartletScript

/// Why a window could not be used as asked.
public enum DriveError: Error, Equatable, CustomStringConvertible {
  case missing(ElementQuery, Int, words: [String])
  case disabled(ElementQuery)
  case outside(ElementQuery, CGRect)
  case covered(ElementQuery)
  case noKeyboardFocus
  case noValue(ElementQuery, String)
  case noBackButton
  case noDialog

  public var description: String {
    switch self {
    case .missing(let query, 0, let words):
      return "nothing on the screen says \(query). It says: \(Self.list(words))"
    case .missing(let query, let count, _):
      return "there \(count == 1 ? "is only one element" : "are only \(count) elements") for \(query)"
    case .disabled(let query): return "\(query) is disabled"
    case .outside(let query, let frame):
      return "\(query) lies outside of the window, at y = \(Int(frame.midY)); scroll to it first"
    case .covered(let query): return "nothing took the tap on \(query): it is covered, or takes no taps"
    case .noKeyboardFocus: return "no field has the keyboard; tap one first"
    case .noValue(let query, let value): return "\(query) cannot be set to \(value)"
    case .noBackButton: return "the screen has no back button"
    case .noDialog: return "no file dialog is open"
    }
  }

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words.prefix(40).map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
