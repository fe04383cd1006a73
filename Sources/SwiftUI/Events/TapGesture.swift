import MartletTree

extension View {
  /// Runs an action on a tap on this view. Spec: H1, H8, H18.
  ///
  /// DEVIATION: a tap comes from tests and assistive tools so far; taps of more than one are run by one. Row "Window" in
  /// Docs/Status.md.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(MeaningModifier(write: { _, _ in }, tapAction: { $0.isEnabled ? action : nil }))
  }
}
