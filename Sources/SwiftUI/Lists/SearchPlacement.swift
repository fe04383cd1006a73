/// Where a search field stands: under the title, or in a wide bar at its end where the placement is automatic or
/// `toolbar`. On phones it is under the title wherever it is asked for.
public struct SearchFieldPlacement: Sendable {
  /// When the field under a title shows.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isAlways: Bool
    /// It goes away while the content scrolls.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
  let isAlwaysShown: Bool
  /// Whether a wide bar has the field at its end.
  let allowsInline: Bool
  public static let automatic = SearchFieldPlacement(isAlwaysShown: false, allowsInline: true)
  public static let toolbar = SearchFieldPlacement(isAlwaysShown: false, allowsInline: true)
  public static let sidebar = SearchFieldPlacement(isAlwaysShown: false, allowsInline: false)
  public static let navigationBarDrawer = SearchFieldPlacement(isAlwaysShown: false, allowsInline: false)
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(isAlwaysShown: displayMode.isAlways, allowsInline: false)
  }
}

/// Ends the search around. Spec: G16.
public struct DismissSearchAction {
  let run: () -> Void
  /// Empties the field and takes the keyboard from it.
  public func callAsFunction() { run() }
}

private enum Keys {
  enum IsSearching: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Dismiss: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction {} } }
  enum Suggestions: EnvironmentKey { static var defaultValue: AnyView? { nil } }
  enum Scopes: EnvironmentKey { static var defaultValue: AnyView? { nil } }
  enum Typed: EnvironmentKey { static var defaultValue: String { "" } }
  enum IsInline: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Complete: EnvironmentKey { static var defaultValue: ((String) -> Void)? { nil } }
}

extension EnvironmentValues {
  /// Whether somebody is searching in the searchable view around. Spec: G16.
  public internal(set) var isSearching: Bool {
    get { self[Keys.IsSearching.self] }
    set { self[Keys.IsSearching.self] = newValue }
  }
  /// Ends that search.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[Keys.Dismiss.self] }
    set { self[Keys.Dismiss.self] = newValue }
  }
  var searchSuggestions: AnyView? {
    get { self[Keys.Suggestions.self] }
    set { self[Keys.Suggestions.self] = newValue }
  }
  /// What was typed into the search field around; empty outside of searchable views.
  var searchText: String {
    get { self[Keys.Typed.self] }
    set { self[Keys.Typed.self] = newValue }
  }
  /// Whether the search field stands in the row of a bar.
  var isInlineSearch: Bool {
    get { self[Keys.IsInline.self] }
    set { self[Keys.IsInline.self] = newValue }
  }
  var searchScopes: AnyView? {
    get { self[Keys.Scopes.self] }
    set { self[Keys.Scopes.self] = newValue }
  }
  /// Puts a text into the search field; nil outside of suggestions.
  var completeSearch: ((String) -> Void)? {
    get { self[Keys.Complete.self] }
    set { self[Keys.Complete.self] = newValue }
  }
}
