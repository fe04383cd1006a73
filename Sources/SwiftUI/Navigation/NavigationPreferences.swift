import Foundation

/// What a page says about its bars. Spec: D20, F2, F3, F18, F19.
struct NavigationPreferences {
  var title: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var items: [ToolbarEntry] = []
  var hidesBackButton: Bool?
  var hidesBar: Bool?
  var barBackground: Visibility?
  var barStyle: AnyShapeStyle?
  var barColorScheme: ColorScheme?
  var destinations = NavigationDestinations()
}

enum NavigationPreferenceKey: PreferenceKey {
  static var defaultValue: NavigationPreferences { NavigationPreferences() }
  /// Between siblings the first word counts; items add up.
  static func reduce(value: inout NavigationPreferences, nextValue: () -> NavigationPreferences) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.displayMode = value.displayMode ?? next.displayMode
    value.items += next.items
    value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
    value.hidesBar = value.hidesBar ?? next.hidesBar
    value.barBackground = value.barBackground ?? next.barBackground
    value.barStyle = value.barStyle ?? next.barStyle
    value.barColorScheme = value.barColorScheme ?? next.barColorScheme
    value.destinations.add(next.destinations)
  }
}

/// A description of a navigation bar's item.
public struct NavigationBarItem: Hashable, Sendable {
  /// Whether a page's title is large, inline, or as the page before had it. Spec: F4.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

extension View {
  nonisolated func navigationPreference(_ change: @escaping (inout NavigationPreferences) -> Void) -> some View {
    transformPreference(NavigationPreferenceKey.self, change)
  }

  /// The page's title, on content inside a navigation container. Spec: F2.
  nonisolated public func navigationTitle(_ title: Text) -> some View { navigationPreference { $0.title = title } }
  nonisolated public func navigationTitle(_ key: LocalizedStringKey) -> some View { navigationTitle(Text(key)) }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationPreference { $0.title = Text(title.wrappedValue) }
  }

  nonisolated public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationPreference { $0.displayMode = mode }
  }

  /// The older forms.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  nonisolated public func navigationBarTitle(_ key: LocalizedStringKey) -> some View { navigationTitle(key) }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  nonisolated public func navigationBarTitle(
    _ key: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(Text(key), displayMode: displayMode) }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationPreference { $0.hidesBackButton = hidesBackButton }
  }
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationPreference { $0.hidesBar = hidden }
  }

  /// Declares the page for values of a type. Spec: F8.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { navigationPreference { $0.destinations.add(data) { AnyView(destination($0)) } } }
}
