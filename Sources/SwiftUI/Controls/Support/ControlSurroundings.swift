/// Where a control stands: lists and bars show some controls in a form of their own.
enum ControlPlace: Hashable {
  case content
  case listRow
  /// Navigation bars and toolbars: labels show their icon only. Spec: F24.
  case toolbar
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

private enum Keys {
  enum Size: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  enum LabelsHidden: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension EnvironmentValues {
  var controlPlace: ControlPlace { isToolbar ? .toolbar : isListRow ? .listRow : .content }
  /// How large controls are; regular unless set.
  public var controlSize: ControlSize {
    get { self[Keys.Size.self] }
    set { self[Keys.Size.self] = newValue }
  }
  /// Whether controls leave their labels out of the picture.
  var areLabelsHidden: Bool {
    get { self[Keys.LabelsHidden.self] }
    set { self[Keys.LabelsHidden.self] = newValue }
  }
}

extension View {
  /// Sets the size of buttons, spinners and other controls inside. Spec: M-CTL-18 to M-CTL-20.
  nonisolated public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }

  /// Leaves the labels of the controls inside out of the picture; they are still spoken. Spec: A39.
  nonisolated public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }

  /// Explains a control: spoken as its hint, and shown where a pointer rests.
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
  nonisolated public func help(_ key: LocalizedStringKey) -> some View { help(Text(key)) }
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
