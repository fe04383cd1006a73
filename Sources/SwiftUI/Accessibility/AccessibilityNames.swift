import MartletTree

extension View {
  /// Other names that the element answers to: those that a user may say, and that a script may look for, beside its
  /// label. Nothing speaks them.
  nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> some View {
    meaning { meaning, environment in meaning.inputLabels = labels.map { $0.string(in: environment) } }
  }
  nonisolated public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(keys.map { Text($0) })
  }
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View {
    accessibilityInputLabels(labels.map { Text($0) })
  }
  /// The older name.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// Has elements of a higher priority come first among their siblings; 0 is everyone's own.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    meaning { meaning, _ in meaning.sortPriority = sortPriority }
  }
  /// The older name.
  nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// The label that holds while `isEnabled`; else the view keeps what it says by itself.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    meaning { if isEnabled { $0.label = label.string(in: $1) } }
  }
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    meaning { if isEnabled { $0.value = value.string(in: $1) } }
  }
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    meaning { if isEnabled { $0.hint = hint.string(in: $1) } }
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    meaning { meaning, _ in if isEnabled { meaning.isHidden = hidden } }
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    meaning { meaning, _ in if isEnabled { meaning.identifier = identifier } }
  }

  /// Says that the picture keeps its colours where a system inverts them. No desktop on Linux tells an app, so
  /// nothing is ever inverted, and the view stays as it is.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}
