import MartletHost
import MartletTree
import SwiftUI

extension Screen {
  /// Types text as a keyboard does, character by character, into what has the focus, and settles after each.
  ///
  /// Each character is a key first, for shortcuts and actions; what none of them uses is typed into the field. A line
  /// break is the return key.
  public func type(_ text: String) {
    for character in text {
      let key: Character = character == "\n" ? Key.return : character
      let isUsed = send(key, characters: String(character), modifiers: [])
      if !isUsed, character != "\n" { root.handle(.text(.insert(String(character)))) }
      update()
    }
  }

  /// Presses a key with others held, lets it go, and settles. Answers whether anything used it.
  ///
  /// As hosts do, `control` is reported as `command` too.
  @discardableResult public func press(key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    let isUsed = send(key.character, characters: "", modifiers: KeyModifiers(rawValue: modifiers.rawValue))
    update()
    return isUsed
  }

  private func send(_ key: Character, characters: String, modifiers: KeyModifiers) -> Bool {
    let held = modifiers.contains(.control) ? modifiers.union(.command) : modifiers
    let lower = key.lowercased().count == 1 ? Character(key.lowercased()) : key
    var event = KeyEvent(key: lower, characters: characters, modifiers: held, time: time)
    let isUsed = root.handle(.key(event))
    event.phase = .up
    root.handle(.key(event))
    return isUsed
  }

  /// What an input method does: text that is not decided yet, or the text that it decided.
  public func compose(_ text: String) {
    root.handle(.text(.compose(text)))
    update()
  }

  /// The field that has the keyboard, as a host sees it; nil while none has.
  public var textInput: TextInputState? { (root.focus.focused as? any TextInputClient)?.textInputState }
}
