import MartletControls
import MartletTree

/// Ties a focus state to each element of a view. Spec: D22.
struct FocusModifier: ElementModifier {
  /// Whether the state says that the focus is here.
  let isWanted: () -> Bool
  let report: (Bool) -> Void
  /// The state's place, which all its modifiers share.
  let group: ObjectIdentifier
  let place: Notes.Place

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> FocusLinkNode {
    FocusLinkNode(context: context.layout, child: child)
  }

  func update(_ wrapper: FocusLinkNode, in context: ElementContext) {
    wrapper.group = group
    wrapper.report = report
    wrapper.noteRival = { [place] in
      Notes.once("Several views are focused by the same value; the first of them gets the focus.", at: place)
    }
    wrapper.wantsFocus = isWanted()
  }
}

extension View {
  /// Gives what is inside the keyboard while the state is true, and the state whether it has it. Spec: D22.
  ///
  /// On a container, the state is true while anything in it has the keyboard; setting it chooses the first thing that
  /// can.
  nonisolated public func focused(
    _ condition: FocusState<Bool>.Binding, file: String = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      FocusModifier(
        isWanted: { condition.wrappedValue }, report: { condition.wrappedValue = $0 },
        group: ObjectIdentifier(condition.location), place: Notes.Place(file: file, line: line)))
  }

  /// Gives what is inside the keyboard while the state equals `value`. Spec: D22, D24.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value, file: String = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      FocusModifier(
        isWanted: { binding.wrappedValue == value },
        report: { isFocused in
          if isFocused { binding.wrappedValue = value } else if binding.wrappedValue == value { clear(binding) }
        }, group: ObjectIdentifier(binding.location), place: Notes.Place(file: file, line: line)))
  }

  /// The same for the focus of assistive tools, which move the keyboard with them.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    focused(condition.focus)
  }
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { focused(binding.focus, equals: value) }

  /// Sets the focus when the view appears, unless the state has a value already.
  ///
  /// The view around takes the value once; later it has no effect. Priorities make no difference: outer modifiers come
  /// last and find the value of inner ones.
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if isNowhere(binding.wrappedValue) { binding.wrappedValue = value } }
  }
}

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the focus comes by itself.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// Also when the user moves it.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// Whether a focus state's value means that nothing is focused.
private func isNowhere<Value: Hashable>(_ value: Value) -> Bool {
  (value as? Bool).map { !$0 } ?? nowhere(Value.self).map { $0 == value } ?? false
}

/// Sets an optional focus to nil; other values have no "nowhere".
private func clear<Value: Hashable>(_ binding: FocusState<Value>.Binding) {
  if let value = nowhere(Value.self) { binding.wrappedValue = value }
}

private func nowhere<Value>(_: Value.Type) -> Value? {
  guard let none = Value.self as? any ExpressibleByNilLiteral.Type else { return nil }
  func make<T: ExpressibleByNilLiteral>(_: T.Type) -> Value? { T(nilLiteral: ()) as? Value }
  return make(none)
}
