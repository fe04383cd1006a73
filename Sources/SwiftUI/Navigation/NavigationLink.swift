import Foundation
import MartletControls
import MartletTree

/// A button that shows another page. In a list its whole row is the button. Spec: F9, F13-F16, G27.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }
  let label: Label
  let target: Target
  var isActive: Binding<Bool>?
  @Environment(\.navigation) private var navigation
  @Environment(\.isListRow) private var isListRow
  @Environment(\.isEnabled) private var isEnabled

  nonisolated public static var _arity: _Arity { .fixed(1) }

  public var body: some View {
    if isListRow {
      ListRowLink(label: label, action: action)
    } else {
      Button(action: action) { label }.disabled(isValueMissing)
    }
  }

  /// A nil value disables the link. Spec: F9.
  private var isValueMissing: Bool { if case .value(nil) = target { true } else { false } }

  private func action() {
    guard isEnabled else { return }
    switch target {
    case .view(let destination):
      isActive?.wrappedValue = true
      let isActive = isActive
      navigation?.push(AnyView(destination)) { isActive?.wrappedValue = false }
    case .value(let value?): navigation?.push(value: value)
    case .value(nil): break
    }
  }
}

/// A link in a list's row: the label, and the disclosure indicator at the trailing edge. Spec: F14, M-LIST.
struct ListRowLink<Label: View>: View {
  let label: Label
  let action: () -> Void
  var body: some View {
    HStack(spacing: 0) {
      label
      Spacer(minLength: ListMetrics.chevronGap)
      Image(systemName: "chevron.forward")
        .font(.system(size: ListMetrics.chevronFontSize, weight: .semibold))
        .foregroundColor(Color(system: .tertiaryLabel))
        .accessibilityHidden(true)
    }
    .modifier(MeaningModifier(write: { meaning, _ in meaning.role = .button }, tapAction: { _ in action }))
  }
}

extension NavigationLink {
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    (self.label, target) = (label(), .view(destination))
  }
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    (self.label, target) = (label(), .view(destination()))
  }
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    (self.label, target, self.isActive) = (label(), .view(destination()), isActive)
  }
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.label, target, self.isActive) = (label(), .view(destination), isActive)
  }
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    (self.label, target) = (label(), .view(destination))
    isActive = Binding(get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, destination: Destination) {
    (label, target) = (Text(title), .view(destination))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    (label, target) = (Text(title), .view(destination))
  }
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    (label, target) = (Text(title), .view(destination()))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    (label, target) = (Text(title), .view(destination()))
  }
  nonisolated public init(
    _ title: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    (label, target, self.isActive) = (Text(title), .view(destination()), isActive)
  }
}

extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    (self.label, target) = (label(), .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) {
    (label, target) = (Text(title), .value(value.map { AnyHashable($0) }))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    (label, target) = (Text(title), .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink {
  /// Kept for source compatibility with columns, where it says that the link fills the detail column.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
