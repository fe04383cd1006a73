import Foundation
import MartletGraph

extension View {
  /// Puts items into the bars of the page. Spec: F19-F24.
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: content()))
  }
  /// Items that a person could rearrange, were that there yet: the id is not used.
  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }
  /// One item for each view, at the standard place.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbarEntries([ToolbarEntry(placement: .automatic, view: AnyView(content()))])
  }
  nonisolated private func toolbarEntries(_ entries: [ToolbarEntry]) -> some View {
    modifier(ToolbarModifier(items: _ToolbarEntries { _ in entries }))
  }

  /// Shows or hides bars; none named means the navigation bar. Spec: F18.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }
  nonisolated private func toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    navigationPreference { preferences in
      if bars.mean(.navigation) { preferences.hidesBar = visibility == .hidden }
      if bars.contains(.bottomBar) { preferences.hidesBottomBar = visibility == .hidden }
    }
    .preference(key: TabBarVisibilityKey.self, value: bars.contains(.tabBar) ? visibility : nil)
  }
  /// Takes away what bars have by themselves.
  nonisolated public func toolbar(removing item: ToolbarDefaultItemKind?) -> some View {
    navigationPreference { preferences in
      if item == .title { preferences.removesTitle = true }
      if item == .sidebarToggle { preferences.removesSidebarToggle = true }
    }
  }

  /// Whether bars have a background at all times, or never.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barWishes(bars) { $0.background = visibility }
  }
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { barWishes(bars) { $0.background = visibility } }
  /// What bars are filled with while they have a background.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    barWishes(bars) { $0.style = AnyShapeStyle(style) }
  }
  /// The colour scheme of what is in bars; nil leaves it to the surroundings.
  nonisolated public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    barWishes(bars) { $0.colorScheme = scheme }
  }
  nonisolated private func barWishes(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout BarWishes) -> Void
  ) -> some View {
    navigationPreference { preferences in
      if bars.mean(.navigation) { change(&preferences.topBar) }
      if bars.contains(.bottomBar) { change(&preferences.bottomBar) }
    }
  }

  /// A menu that the page's title opens.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = AnyView(content())
    return navigationPreference { $0.titleMenu = menu }
  }
  /// What the page is for; its bar is arranged by it.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { navigationPreference { $0.role = role } }

  /// The older form of toolbar items.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbarEntries([
      ToolbarEntry(placement: .navigationBarLeading, view: AnyView(leading)),
      ToolbarEntry(placement: .navigationBarTrailing, view: AnyView(trailing)),
    ])
  }
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbarEntries([ToolbarEntry(placement: .navigationBarLeading, view: AnyView(leading))])
  }
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbarEntries([ToolbarEntry(placement: .navigationBarTrailing, view: AnyView(trailing))])
  }
}

extension [ToolbarPlacement] {
  /// Whether the bars that a modifier names include this one; none named means the standard bar.
  fileprivate func mean(_ bar: ToolbarPlacement.Bar) -> Bool {
    isEmpty || contains { $0.bar == .automatic || $0.bar == bar }
  }
}

/// Whether the page wants the tab bar around it; nil says nothing. Read by tab views.
enum TabBarVisibilityKey: PreferenceKey {
  static var defaultValue: Visibility? { nil }
  static func reduce(value: inout Visibility?, nextValue: () -> Visibility?) { value = value ?? nextValue() }
}
