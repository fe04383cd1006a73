import Foundation

/// What a page says about its bars. Spec: D20, F2, F3, F18, F19.
struct NavigationPreferences {
  var title: Text?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var removesTitle = false
  var removesSidebarToggle = false
  var items: [ToolbarEntry] = []
  var titleMenu: AnyView?
  /// The title as its user may change it.
  var renaming: Binding<String>?
  var role: ToolbarRole?
  var hidesBackButton: Bool?
  var hidesBar: Bool?
  var hidesBottomBar: Bool?
  var topBar = BarWishes()
  var bottomBar = BarWishes()
  /// A row below the titles: the search field.
  var accessory: AnyView?
  /// Whether that row stays when the page scrolls.
  var keepsAccessory = false
  /// Whether somebody searches: the row takes the place of titles and buttons.
  var isSearching = false
  /// Whether a wide bar has the field at its end and not below.
  var allowsInlineAccessory = false
  var columnWidth: ColumnWidth?
  var destinations: [DestinationBuilder] = []
}

enum NavigationPreferenceKey: PreferenceKey {
  static var defaultValue: NavigationPreferences { NavigationPreferences() }
  /// Between siblings the first word counts; items add up.
  static func reduce(value: inout NavigationPreferences, nextValue: () -> NavigationPreferences) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.displayMode = value.displayMode ?? next.displayMode
    value.removesTitle = value.removesTitle || next.removesTitle
    value.removesSidebarToggle = value.removesSidebarToggle || next.removesSidebarToggle
    value.items += next.items
    value.titleMenu = value.titleMenu ?? next.titleMenu
    value.renaming = value.renaming ?? next.renaming
    value.role = value.role ?? next.role
    value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
    value.hidesBar = value.hidesBar ?? next.hidesBar
    value.hidesBottomBar = value.hidesBottomBar ?? next.hidesBottomBar
    value.topBar.fill(from: next.topBar)
    value.bottomBar.fill(from: next.bottomBar)
    if value.accessory == nil {
      (value.accessory, value.keepsAccessory) = (next.accessory, next.keepsAccessory)
      (value.isSearching, value.allowsInlineAccessory) = (next.isSearching, next.allowsInlineAccessory)
    }
    value.columnWidth = value.columnWidth ?? next.columnWidth
    value.destinations += next.destinations
  }
}

extension BarWishes {
  fileprivate mutating func fill(from next: BarWishes) {
    background = background ?? next.background
    style = style ?? next.style
    colorScheme = colorScheme ?? next.colorScheme
  }
}

extension View {
  nonisolated func navigationPreference(_ change: @escaping (inout NavigationPreferences) -> Void) -> some View {
    transformPreference(NavigationPreferenceKey.self, change)
  }
}
