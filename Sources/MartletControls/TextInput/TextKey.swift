import MartletHost

/// What a key does in a text, on Linux desktops and as Apple's keyboards have it.
///
/// Hosts report Control as `control` and `command`, so `command` alone is Apple's key: with arrows it moves to the ends
/// of lines, where Control, like Option, moves by words.
public enum TextKey: Hashable, Sendable {
  case move(TextMotion, extends: Bool)
  case delete(TextMotion)
  case selectAll, cut, copy, paste, undo, redo
  case page(down: Bool, extends: Bool)
  case `return`, tab, escape
  /// The key that opens the menu of what is selected, and Shift with F10.
  case menu

  /// Nil for keys that type, or that mean nothing here.
  public init?(_ event: KeyEvent) {
    let modifiers = event.modifiers
    let isByWord = modifiers.contains(.control) || modifiers.contains(.option)
    let isByLine = modifiers.contains(.command) && !isByWord
    if let motion = Self.motion(event.key, isByWord: isByWord, isByLine: isByLine) {
      self = .move(motion, extends: modifiers.contains(.shift))
    } else if let motion = Self.deletion(event.key, isByWord: isByWord, isByLine: isByLine) {
      self = .delete(motion)
    } else if let other = Self.other(event.key, modifiers) {
      self = other
    } else {
      return nil
    }
  }

  private static func motion(_ key: Character, isByWord: Bool, isByLine: Bool) -> TextMotion? {
    switch key {
    case Key.left: isByWord ? .wordLeft : isByLine ? .lineStart : .left
    case Key.right: isByWord ? .wordRight : isByLine ? .lineEnd : .right
    case Key.up: isByWord ? .paragraphStart : isByLine ? .documentStart : .up
    case Key.down: isByWord ? .paragraphEnd : isByLine ? .documentEnd : .down
    case Key.home: isByWord || isByLine ? .documentStart : .lineStart
    case Key.end: isByWord || isByLine ? .documentEnd : .lineEnd
    default: nil
    }
  }

  private static func deletion(_ key: Character, isByWord: Bool, isByLine: Bool) -> TextMotion? {
    switch key {
    case Key.delete: isByWord ? .wordBackward : isByLine ? .lineStart : .backward
    case Key.deleteForward: isByWord ? .wordForward : isByLine ? .lineEnd : .forward
    default: nil
    }
  }

  private static func other(_ key: Character, _ modifiers: KeyModifiers) -> TextKey? {
    let isShifted = modifiers.contains(.shift)
    let letter = modifiers.contains(.command) && !modifiers.contains(.option) ? key : nil
    switch (key, letter) {
    case (_, "a"?): return isShifted ? nil : .selectAll
    case (_, "c"?): return isShifted ? nil : .copy
    case (_, "x"?): return isShifted ? nil : .cut
    case (_, "v"?): return .paste
    case (_, "z"?): return isShifted ? .redo : .undo
    case (_, "y"?): return isShifted ? nil : .redo
    case (Key.pageUp, _): return .page(down: false, extends: isShifted)
    case (Key.pageDown, _): return .page(down: true, extends: isShifted)
    case (Key.return, nil): return .return
    case (Key.tab, nil): return isShifted ? nil : .tab
    case (Key.escape, nil): return .escape
    case (Key.menu, nil): return .menu
    case (Key.f10, nil): return isShifted ? .menu : nil
    default: return nil
    }
  }
}
