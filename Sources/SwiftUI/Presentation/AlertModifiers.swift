import Foundation

// Spec: F36-F42. A title that is no literal is shown as it is; literals and keys are looked up. Spec: I1.
extension View {
  /// Shows an alert while `isPresented` is true; any of its buttons closes it.
  ///
  /// `actions` are buttons and text fields; other views are left out. Without buttons there is an "OK". `message` is
  /// text.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(title, isPresented, actions, nil as (() -> EmptyView)?) }
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { alert(title, isPresented, actions, message) }
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

  nonisolated private func alert<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ actions: @escaping () -> A, _ message: (() -> M)?
  ) -> some View {
    dialog(.alert, isPresented) {
      DialogView(
        title: title, message: message.map { AnyView($0()) }, cancelRule: .withDestructive, actions: actions())
    }
  }

  // MARK: With data

  /// The same for data: `isPresented` and `data` must both be there. The alert keeps the data that it opened with.
  /// Spec: F41.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.alert, isPresented, data) { value in
      DialogView(title: title, message: nil, cancelRule: .withDestructive, actions: actions(value))
    }
  }
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) }

  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.alert, isPresented, data) { value in
      DialogView(
        title: title, message: AnyView(message(value)), cancelRule: .withDestructive, actions: actions(value))
    }
  }
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows a dialog for data that is kept as it was when it opened. Spec: F41.
  nonisolated func dialog<T, Content: View>(
    _ style: PresentationStyle, _ isPresented: Binding<Bool>, _ data: T?, _ content: @escaping (T) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        style: style, item: { isPresented.wrappedValue ? data : nil }, followsItem: false,
        dismiss: { isPresented.wrappedValue = false }, content: { value, _ in content(value) }))
  }

  // MARK: Errors

  /// Shows an alert for an error: its description is the title. Spec: F42.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(.alert, isPresented, error) { error in
      DialogView(
        title: error.alertTitle, message: error.alertMessage, cancelRule: .withDestructive, actions: actions())
    }
  }
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    dialog(.alert, isPresented, error) { error in
      DialogView(
        title: error.alertTitle, message: AnyView(message(error)), cancelRule: .withDestructive,
        actions: actions(error))
    }
  }
}

extension LocalizedError {
  fileprivate var alertTitle: Text { Text(verbatim: errorDescription ?? localizedDescription) }
  /// What the error says besides its description.
  fileprivate var alertMessage: AnyView? {
    let parts = [failureReason, recoverySuggestion].compactMap { $0 }
    return parts.isEmpty ? nil : AnyView(Text(verbatim: parts.joined(separator: "\n")))
  }
}
