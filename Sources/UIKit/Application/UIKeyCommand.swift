import Foundation
import MartletHost
import MartletTree

/// Keys that are held together with another one.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  fileprivate var keys: KeyModifiers {
    var keys: KeyModifiers = []
    if contains(.shift) { keys.insert(.shift) }
    if contains(.control) { keys.insert(.control) }
    if contains(.alternate) { keys.insert(.option) }
    if contains(.command) { keys.insert(.command) }
    return keys
  }
}

/// Keys that a responder answers to, and what it does then. Control stands for the command key, too. Spec: U23.
open class UIKeyCommand: UIMenuElement {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  public let action: Selector?
  public let propertyList: Any?
  open var discoverabilityTitle: String?
  /// Keys that nobody else wanted come here, whatever the value.
  open var wantsPriorityOverSystemBehavior = false

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil
  ) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    (self.propertyList, self.discoverabilityTitle) = (propertyList, discoverabilityTitle)
    super.init(title: title, subtitle: nil, image: image)
  }
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  public static let inputUpArrow = String(Key.up)
  public static let inputDownArrow = String(Key.down)
  public static let inputLeftArrow = String(Key.left)
  public static let inputRightArrow = String(Key.right)
  public static let inputEscape = String(Key.escape)
  public static let inputPageUp = String(Key.pageUp)
  public static let inputPageDown = String(Key.pageDown)
  public static let inputHome = String(Key.home)
  public static let inputEnd = String(Key.end)
  public static let inputDelete = String(Key.delete)

  func matches(_ event: KeyEvent) -> Bool {
    guard let key = input?.first else { return false }
    return KeyChord(key, modifierFlags.keys).matches(event)
  }
}

extension ViewHostNode: ShortcutTaking {
  /// From what has the keyboard, else from the innermost controller that shows, to the outermost: the first responder
  /// with such a command that has its method, or whose next ones have it.
  package func runShortcut(_ event: KeyEvent) -> Bool {
    let start: UIResponder = (root._firstResponder as UIResponder?) ?? root._innermostController ?? root
    return withTraits {
      for responder in sequence(first: start, next: \.next) {
        for command in responder.keyCommands ?? [] where command.matches(event) {
          if responder.run(command) { return true }
        }
      }
      return false
    }
  }
}

extension UIResponder {
  fileprivate func run(_ command: UIKeyCommand) -> Bool {
    guard let action = command.action else { return false }
    guard let target = sequence(first: self, next: \.next).first(where: { action._isAnswered(by: $0) }) else {
      return false
    }
    action._send(to: target, command)
    return true
  }
}

extension UIView {
  fileprivate var _innermostController: UIResponder? {
    subviews.reversed().lazy.compactMap(\._innermostController).first ?? _controller
  }
}
