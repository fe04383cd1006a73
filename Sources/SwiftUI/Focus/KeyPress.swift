import Foundation
import MartletHost
import MartletTree

/// A key that was pressed, is held or was let go.
public struct KeyPress: Sendable {
  /// Which part of a press an action is for.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    /// The key is held and types again.
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }
  /// Whether an action used the key: one that it ignored goes on to what is around.
  public enum Result: Hashable, Sendable { case handled, ignored }

  public let phase: Phases
  public let key: KeyEquivalent
  /// What the key types with the modifiers that are held.
  public let characters: String
  public let modifiers: EventModifiers

  init(_ event: KeyEvent) {
    phase =
      switch event.phase {
      case .down: .down
      case .repeat: .repeat
      case .up: .up
      }
    key = KeyEquivalent(event.key)
    characters = event.characters
    modifiers = EventModifiers(rawValue: event.modifiers.rawValue)
  }
}

private struct KeyPressModifier: ElementModifier {
  let action: (KeyPress) -> Bool
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> KeyPressNode {
    KeyPressNode(context: context.layout, child: child)
  }
  func update(_ wrapper: KeyPressNode, in context: ElementContext) {
    let isEnabled = context.environment.isEnabled
    wrapper.action = { isEnabled && action(KeyPress($0)) }
  }
}

extension View {
  /// Runs `action` for a key while this view, or something in it, has the keyboard.
  ///
  /// Written on a field it comes before the field's own use of the key; on a view around, after it. Keys that a field
  /// takes as text through an input method are not reported.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { onKeyPress(keys: [key]) { _ in action() } }
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { onKeyPress(keys: [key], phases: phases, action: action) }
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      keys.contains { $0.isSameKey(as: press.key) } ? action(press) : .ignored
    }
  }
  /// Runs `action` for keys that type only characters of the set.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      let scalars = press.characters.unicodeScalars
      return !scalars.isEmpty && scalars.allSatisfy(characters.contains) ? action(press) : .ignored
    }
  }
  /// Runs `action` for every key.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier { phases.contains($0.phase) && action($0) == .handled })
  }
}

extension KeyEquivalent {
  fileprivate func isSameKey(as other: KeyEquivalent) -> Bool {
    character == other.character || character.lowercased() == other.character.lowercased()
  }
}
