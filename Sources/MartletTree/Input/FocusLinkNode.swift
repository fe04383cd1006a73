import MartletHost

/// Ties the focus of what is inside to a value outside: both follow each other. Spec: D22.
public final class FocusLinkNode: UnaryNode {
  /// Which value the link belongs to, so that two links for one value do not fight. Spec: D24.
  public var group: ObjectIdentifier?
  /// Called when the focus comes into the node or leaves it.
  public var report: (Bool) -> Void = { _ in }
  /// Called when another link of the same value has the focus.
  public var noteRival: () -> Void = {}
  /// Whether the value outside says that the focus is here.
  public var wantsFocus = false {
    didSet { if wantsFocus != oldValue { context.focus?.wishDidChange(self) } }
  }
}

/// Makes what is inside a stop for the keyboard, or keeps Tab away from it.
public final class FocusTargetNode: UnaryNode, FocusableNode {
  public var isOn = true
  /// Called when the keyboard comes and goes.
  public var focusAction: (Bool) -> Void = { _ in }
  public private(set) var isFocused = false

  public var canFocus: Bool { isOn }
  public func handleKey(_ event: KeyEvent) -> Bool { false }
  public func focusDidChange(isFocused: Bool) {
    self.isFocused = isFocused
    setNeedsDisplay()
    focusAction(isFocused)
  }
}

/// Actions for keys while what is inside has the keyboard.
public final class KeyPressNode: UnaryNode, KeyTaking {
  /// Answers whether the key was used.
  public var action: (KeyEvent) -> Bool = { _ in false }
  public func handleKey(_ event: KeyEvent) -> Bool { action(event) }
}

/// Whether a ring shows the focus of what is inside.
public final class FocusEffectNode: UnaryNode {
  public var isOn = true { didSet { if isOn != oldValue { setNeedsDisplay() } } }
}
