import MartletControls

/// A button that opens a list of actions. Source: M-CTL-31 to M-CTL-34.
///
/// A tap opens it, and a press that stays: the pointer then goes on over the rows and chooses where it is let go.
/// Buttons, toggles, pickers, sections, dividers, control groups and menus become rows. In a menu that opens upwards
/// the first row stands next to the finger; see `menuOrder(_:)`.
nonisolated public struct Menu<Label: View, Content: View>: View {
  private let configuration: MenuStyleConfiguration

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    configuration = MenuStyleConfiguration(label: label(), content: content(), primaryAction: nil)
  }
  /// A tap runs `primaryAction`, a longer press opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    configuration = MenuStyleConfiguration(
      label: label(), content: content(), primaryAction: plainAction(primaryAction))
  }

  @MainActor public var body: some View {
    StyledControl(configuration: configuration, standard: AnyControlStyle(menu: DefaultMenuStyle()))
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, file: String = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage, file: file, line: line) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, file: String = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage, file: file, line: line) }
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, file: String = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage, file: file, line: line) },
      primaryAction: primaryAction)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, file: String = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUI.Label(title, systemImage: systemImage, file: file, line: line) },
      primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was asked to draw, in the style that is set further out.
  public init(_ configuration: MenuStyleConfiguration) { self.configuration = configuration }
}
