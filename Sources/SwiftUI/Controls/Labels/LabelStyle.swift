/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabelStyleConfiguration
}

/// A label as its style sees it.
public struct LabelStyleConfiguration: StyleConfiguration {
  /// In menus words and icon are two elements: the row places them.
  static let isOneElement = false
  public struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct Icon: View {
    let content: AnyView
    // The title says it all: a symbol's own name would be read twice.
    public var body: some View { content.accessibilityHidden(true) }
  }
  public let title: Title
  public let icon: Icon
  var level = 0

  nonisolated init<T: View, I: View>(title: T, icon: I) {
    (self.title, self.icon) = (Title(content: AnyView(title)), Icon(content: AnyView(icon)))
  }
}

/// Both parts in content, the icon alone in bars, an icon column in lists. Spec: I27, F24.
public struct DefaultLabelStyle: LabelStyle {
  @Environment(\.controlPlace) private var place
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    switch place {
    case .content: IconAndTitle(configuration: configuration)
    case .toolbar: IconAlone(configuration: configuration)
    case .listRow: IconColumn(configuration: configuration)
    }
  }
}

/// The icon alone; the title is still spoken.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { IconAlone(configuration: configuration) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Both parts, wherever the label stands.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { IconAndTitle(configuration: configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { .init() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { .init() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { .init() } }
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension View {
  /// Sets how the labels inside look. Spec: D32.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(AnyControlStyle(label: style))
  }
}

extension AnyControlStyle where Configuration == LabelStyleConfiguration {
  init<S: LabelStyle>(label style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}
