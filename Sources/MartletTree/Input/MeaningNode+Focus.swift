import Foundation
import MartletDisplay
import MartletHost

/// Controls take the keyboard where their meaning is: what assistive tools can act on, keys can too.
extension MeaningNode: FocusableNode {
  /// Whether what is inside is part of this element.
  private var isOneElement: Bool { meaning.children != .contained }

  /// Whether Tab stops here for all that is inside. Arrows do what a stepper's halves do.
  final var isOneStop: Bool { isOneElement || meaning.role == .stepper }

  public var canFocus: Bool {
    guard !meaning.isHidden, !meaning.addedTraits.contains(.disabled) else { return false }
    switch meaning.role {
    case .button, .link, .toggle, .picker, .menu, .tab: return canTap
    case .slider, .stepper: return has("increment") || has("decrement")
    default: return false
    }
  }

  /// Whether a press or a shortcut has something to run.
  public final var canTap: Bool { tapAction != nil || has("tap") }

  private func has(_ action: String) -> Bool { meaning.actions.contains { $0.name == action } }

  public func focusDidChange(isFocused: Bool) { setNeedsDisplay() }

  /// Space and Return press; arrows change a value.
  public func handleKey(_ event: KeyEvent) -> Bool {
    guard context.focus?.focused === self, event.phase != .up else { return false }
    guard event.modifiers.isDisjoint(with: [.command, .control, .option]) else { return false }
    switch event.key {
    case Key.space, Key.return: return event.phase == .down && canTap && perform("tap")
    case Key.up: return perform("increment")
    case Key.down: return perform("decrement")
    case Key.right: return perform(isRightToLeft ? "decrement" : "increment")
    case Key.left: return perform(isRightToLeft ? "increment" : "decrement")
    default: return false
    }
  }

  /// Whether the keyboard is on this element.
  final var hasFocus: Bool {
    guard meaning.role != nil, let focused = context.focus?.focused else { return false }
    guard isOneElement || focused === self else { return false }
    let element = sequence(first: focused as LayoutNode, next: \.parent).first {
      ($0 as? MeaningNode)?.meaning.role != nil
    }
    return element === self
  }
}
