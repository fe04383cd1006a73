/// A control that runs an action when it is tapped. Spec: A42, H17.
///
/// Its look comes from the `buttonStyle` around it; a disabled button is drawn weaker and runs nothing.
nonisolated public struct Button<Label: View>: View {
  private let configuration: PrimitiveButtonStyleConfiguration

  /// A button that shows `label`. A role may change its colour and, in alerts and menus, its place.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    configuration = PrimitiveButtonStyleConfiguration(role: role, label: label(), action: plainAction(action))
  }

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  @MainActor public var body: some View {
    StyledControl(configuration: configuration, standard: AnyControlStyle(primitive: DefaultButtonStyle()))
  }
}

extension Button where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, file: String = #fileID, line: UInt = #line,
    action: @escaping @MainActor () -> Void
  ) { self.init(titleKey, systemImage: systemImage, file: file, line: line, role: nil, action: action) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, file: String = #fileID, line: UInt = #line, action: @escaping @MainActor () -> Void
  ) { self.init(title, systemImage: systemImage, file: file, line: line, role: nil, action: action) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, file: String = #fileID, line: UInt = #line, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage, file: file, line: line) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, file: String = #fileID, line: UInt = #line, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage, file: file, line: line) } }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was asked to draw, in the style that is set further out.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }
}
