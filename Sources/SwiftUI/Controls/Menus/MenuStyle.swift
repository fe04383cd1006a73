import MartletControls

/// How closed menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = MenuStyleConfiguration
}

/// A menu as its style sees it.
public struct MenuStyleConfiguration: StyleConfiguration {
  static let isOneElement = false
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  var level = 0

  nonisolated init<L: View, C: View>(label: L, content: C, primaryAction: (() -> Void)?) {
    (self.label, self.content) = (Label(content: AnyView(label)), Content(content: AnyView(content)))
    self.primaryAction = primaryAction
  }
}

/// The label as a button in the button style around it.
public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// The label as a button in the button style around it.
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// The label as tinted words.
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(BorderlessButtonStyle())
  }
}

/// In which order a menu shows its items.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes when one of its actions runs.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private enum Keys {
  enum Order: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
  enum Dismissal: EnvironmentKey { static var defaultValue: MenuActionDismissBehavior { .automatic } }
  enum Indicator: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
}

extension EnvironmentValues {
  /// In which order menus show their items; read when a menu opens.
  public var menuOrder: MenuOrder {
    get { self[Keys.Order.self] }
    set { self[Keys.Order.self] = newValue }
  }
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[Keys.Dismissal.self] }
    set { self[Keys.Dismissal.self] = newValue }
  }
  /// Whether menus show that they open; phones never show it.
  public var menuIndicatorVisibility: Visibility {
    get { self[Keys.Indicator.self] }
    set { self[Keys.Indicator.self] = newValue }
  }
}

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: DefaultMenuStyle { .init() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: ButtonMenuStyle { .init() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

extension View {
  /// Sets how the menus inside look. Spec: D32.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(AnyControlStyle(menu: style))
  }
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}

extension AnyControlStyle where Configuration == MenuStyleConfiguration {
  init<S: MenuStyle>(menu style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}
