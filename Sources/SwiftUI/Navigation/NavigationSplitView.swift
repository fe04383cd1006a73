/// Columns of which each chooses what the next one shows; one stack where there is no room. Spec: F17.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let columns: [AnyView]
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  @Environment(\.horizontalSizeClass) private var sizeClass

  public var body: some View {
    NavigationContainer(
      kind: .split, columns: columns, isCollapsed: sizeClass != .regular, visibility: visibility,
      compactColumn: compactColumn
    )
    .ignoresSafeArea()
  }

  private init(
    _ columns: [AnyView], _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?
  ) { (self.columns, self.visibility, self.compactColumn) = (columns, visibility, compactColumn) }

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], nil, nil) }

  /// The binding says which columns show, and follows the user.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], columnVisibility, nil) }

  /// The binding says which column is on top while there is room for one, and follows the user.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], nil, preferredCompactColumn) }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], columnVisibility, preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init([AnyView(sidebar()), AnyView(detail())], nil, nil)
  }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init([AnyView(sidebar()), AnyView(detail())], columnVisibility, nil) }
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init([AnyView(sidebar()), AnyView(detail())], nil, preferredCompactColumn) }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init([AnyView(sidebar()), AnyView(detail())], columnVisibility, preferredCompactColumn) }
}

/// Which columns of a split view show.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  enum Kind: String, Codable { case automatic, all, doubleColumn, detailOnly }
  let kind: Kind
  /// As the room allows.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The detail and the column before it.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Kind: Hashable { case sidebar, content, detail }
  let kind: Kind
  public static let sidebar = NavigationSplitViewColumn(kind: .sidebar)
  public static let content = NavigationSplitViewColumn(kind: .content)
  public static let detail = NavigationSplitViewColumn(kind: .detail)
}

/// How the columns of a split view share the room.
public protocol NavigationSplitViewStyle {
  var _kind: _NavigationSplitStyleKind { get }
}
public enum _NavigationSplitStyleKind { case automatic, balanced, prominentDetail }
/// Beside each other in areas wider than high, else over the detail.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public var _kind: _NavigationSplitStyleKind { .automatic }
}
/// Always beside each other: the detail gives way.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public var _kind: _NavigationSplitStyleKind { .balanced }
}
/// The detail keeps its width: the other columns lie over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public var _kind: _NavigationSplitStyleKind { .prominentDetail }
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { .init() }
}

private enum SplitStyleKey: EnvironmentKey { static var defaultValue: _NavigationSplitStyleKind { .automatic } }

extension EnvironmentValues {
  var navigationSplitStyleKind: _NavigationSplitStyleKind {
    get { self[SplitStyleKey.self] }
    set { self[SplitStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the columns of the split views inside share the room.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.navigationSplitStyleKind, style._kind)
  }
  /// The width of the column that this view is the root of, in points. Zero, negative and NaN leave the standard.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }
  /// The limits of the column's width, in points; nil leaves the standard.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationPreference { if ideal > 0 { $0.columnWidth = ColumnWidth(minimum: min, ideal: ideal, maximum: max) } }
  }
}

/// A column's wishes for its width, in points.
struct ColumnWidth: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat
  var maximum: CGFloat?
}
