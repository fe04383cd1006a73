import MartletDisplay
import MartletTree

extension View {
  /// Makes this view one control to assistive tools and tests: the words inside become its label.
  ///
  /// `tap` runs for pointers and assistive tools alike; `press` says where pointers press. A disabled control keeps its
  /// words and has no actions. Spec: D6, H18.
  nonisolated func controlMeaning(
    _ role: SemanticsNode.Role, value: @escaping (EnvironmentValues) -> String? = { _ in nil },
    number: SemanticsNode.Number? = nil, children: MeaningNode.Children = .kept, isSelected: Bool = false,
    actions: [(name: String, run: () -> Void)] = [], setValue: ((Double) -> Void)? = nil, tap: (() -> Void)? = nil,
    press: @escaping (EnvironmentValues) -> MeaningNode.Press = { _ in .bounds },
    pressChanged: ((Bool) -> Void)? = nil, repeatsWhileHeld: Bool = false
  ) -> some View {
    modifier(
      MeaningModifier(
        write: { meaning, environment in
          meaning.role = role
          meaning.value = value(environment)
          meaning.number = number
          meaning.children = children
          if isSelected { meaning.addedTraits.insert(.selected) }
          if environment.isEnabled {
            meaning.actions = actions
            meaning.setValue = setValue
          } else {
            meaning.addedTraits.insert(.disabled)
          }
        }, tapAction: { $0.isEnabled ? tap : nil }, press: press, pressChanged: pressChanged,
        repeatsWhileHeld: repeatsWhileHeld))
  }
}

/// An action of the interface as plain code. Controls run their actions on the main thread only, where the
/// isolation holds by construction.
func plainAction(_ action: @escaping @MainActor () -> Void) -> () -> Void {
  unsafeBitCast(action, to: (() -> Void).self)
}
