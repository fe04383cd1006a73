import MartletHost

/// A key with others that are held: what a shortcut waits for.
public struct KeyChord: Hashable, Sendable {
  /// What the key types without modifiers, or one of `Key`.
  public var key: Character
  public var modifiers: KeyModifiers
  public init(_ key: Character, _ modifiers: KeyModifiers) { (self.key, self.modifiers) = (key, modifiers) }

  private static let counted: KeyModifiers = [.shift, .control, .option, .command]

  /// Control counts as the command key, which Linux keyboards lack, and as itself.
  public func matches(_ event: KeyEvent) -> Bool {
    let wanted = modifiers.intersection(Self.counted)
    var held = event.modifiers.intersection(Self.counted)
    if !isSameKey(event.key) {
      // "+" is typed with Shift on many keyboards, and is not a shortcut with Shift.
      guard event.characters == String(key) else { return false }
      held.remove(.shift)
    }
    if held == wanted { return true }
    guard held.isSuperset(of: [.control, .command]) else { return false }
    return held.subtracting(.control) == wanted || held.subtracting(.command) == wanted
  }

  private func isSameKey(_ other: Character) -> Bool {
    func plain(_ key: Character) -> String { key == "\n" ? "\r" : key == "\u{7F}" ? "\u{8}" : key.lowercased() }
    return plain(key) == plain(other)
  }
}

extension FocusSystem {
  /// Runs the first enabled control with a shortcut of these keys, in the presentation on top. Whether there is one.
  public func runShortcut(_ event: KeyEvent) -> Bool {
    guard event.phase == .down else { return false }
    return run(event, in: scopeRoot)
  }

  private func run(_ event: KeyEvent, in node: LayoutNode) -> Bool {
    if (node as? CoverableNode)?.isCovered == true { return false }
    if let control = node as? MeaningNode, let shortcut = control.shortcut, control.canTap,
      !control.meaning.addedTraits.contains(.disabled), shortcut.matches(event)
    {
      return control.perform("tap")
    }
    if node.children.contains(where: { run(event, in: $0) }) { return true }
    return (node as? any ShortcutTaking)?.runShortcut(event) ?? false
  }
}

extension KeyEvent {
  /// Whether a field takes the key as text: it types a character and none of the keys for shortcuts is held.
  public var typesText: Bool {
    guard modifiers.isDisjoint(with: [.command, .control]), let character = characters.first else { return false }
    return character.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF ~= $0.value)
    }
  }
}
