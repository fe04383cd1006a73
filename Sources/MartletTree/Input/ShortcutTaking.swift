import MartletHost

/// A node that has shortcuts of its own, beside those of the controls in it.
public protocol ShortcutTaking: LayoutNode {
  /// Runs what the keys are a shortcut for; whether there is such a thing.
  func runShortcut(_ event: KeyEvent) -> Bool
}
