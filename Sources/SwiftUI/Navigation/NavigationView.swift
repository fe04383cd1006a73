/// The older navigation container: a stack, or columns where there is room. Spec: F1.
///
/// Of several views inside, the first is the sidebar and the last the detail; alone, it stands beside a blank detail.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content
  @Environment(\.navigationStyleKind) private var style
  @Environment(\.horizontalSizeClass) private var sizeClass
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    let isStack = style == .stack || sizeClass != .regular
    NavigationContainer(kind: .view, columns: columns, isCollapsed: isStack).ignoresSafeArea()
  }

  private var columns: [AnyView] {
    let views = (content as? ViewRow)?.views ?? [AnyView(content)]
    return views.count == 1 ? views + [AnyView(Color.clear)] : Array(views.prefix(3))
  }
}

/// Several views in a row, each by itself.
private protocol ViewRow {
  var views: [AnyView] { get }
}
extension TupleView: ViewRow {
  fileprivate var views: [AnyView] {
    var list: [AnyView] = []
    for view in repeat each value { list.append(AnyView(view)) }
    return list
  }
}

private enum StyleKey: EnvironmentKey { static var defaultValue: _NavigationStyleKind { .automatic } }

public enum _NavigationStyleKind { case automatic, stack, columns }

extension EnvironmentValues {
  var navigationStyleKind: _NavigationStyleKind {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

/// Whether a navigation view is a stack or columns.
public protocol NavigationViewStyle {
  var _kind: _NavigationStyleKind { get }
}
/// Columns on wide screens, a stack on others.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public var _kind: _NavigationStyleKind { .automatic }
}
/// A stack everywhere.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public var _kind: _NavigationStyleKind { .stack }
}
/// Columns on wide screens; narrow ones have a stack all the same.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public var _kind: _NavigationStyleKind { .columns }
}
/// The older name of columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public var _kind: _NavigationStyleKind { .columns }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { .init() } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { .init() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { .init() } }

extension View {
  /// Sets whether the navigation views inside are stacks or columns.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationStyleKind, style._kind)
  }
}
