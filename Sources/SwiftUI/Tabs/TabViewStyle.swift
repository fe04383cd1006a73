/// How a tab view lets its tabs be chosen.
public protocol TabViewStyle {
  var _kind: _TabViewStyleKind { get }
}

public enum _TabViewStyleKind: Hashable {
  case bar
  /// Pages to swipe between, with dots as the mode says.
  case pages(PageTabViewStyle.IndexDisplayMode)
}

/// A bar with a symbol and a title for each tab.
public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public var _kind: _TabViewStyleKind { .bar }
}
/// The name of the bar's style since iOS 18.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public var _kind: _TabViewStyleKind { .bar }
}
/// A bar that may become a sidebar on wide screens: drawn as a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public var _kind: _TabViewStyleKind { .bar }
}

/// Pages that are turned by swiping. Spec: F48.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots show that stand for the pages; automatically while there are several pages.
  public struct IndexDisplayMode: Hashable, Sendable {
    enum Mode { case automatic, always, never }
    let mode: Mode
    public static let automatic = IndexDisplayMode(mode: .automatic)
    public static let always = IndexDisplayMode(mode: .always)
    public static let never = IndexDisplayMode(mode: .never)
  }
  let mode: IndexDisplayMode
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public var _kind: _TabViewStyleKind { .pages(mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { .init() } }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { .init() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { .init() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    .init(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages look.
public protocol IndexViewStyle {
  var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots, perhaps on a plate that keeps them apart from the pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the plate shows. `interactive`, while a finger is on it, counts as never: dots are tapped, not dragged.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    enum Mode { case automatic, interactive, always, never }
    let mode: Mode
    public static let automatic = BackgroundDisplayMode(mode: .automatic)
    public static let interactive = BackgroundDisplayMode(mode: .interactive)
    public static let always = BackgroundDisplayMode(mode: .always)
    public static let never = BackgroundDisplayMode(mode: .never)
  }
  public let _background: BackgroundDisplayMode
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _background = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { .init() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
    .init(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum StyleKey: EnvironmentKey { static var defaultValue: _TabViewStyleKind { .bar } }
private enum IndexKey: EnvironmentKey {
  static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

extension EnvironmentValues {
  var tabViewStyleKind: _TabViewStyleKind {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
  var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[IndexKey.self] }
    set { self[IndexKey.self] = newValue }
  }
}

extension View {
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyleKind, style._kind)
  }
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageIndexBackground, style._background)
  }
}
