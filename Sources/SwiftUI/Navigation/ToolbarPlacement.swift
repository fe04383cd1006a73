import Foundation

/// Where an item of a bar stands. Spec: F20-F22.
///
/// Of the meanings, `cancellationAction` is leading, `confirmationAction` trailing and semibold, `secondaryAction` in a
/// menu at the trailing edge.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Area: Hashable { case leading, trailing, secondary, principal, bottom, status, keyboard }
  let area: Area
  var isEmphasized = false
  public static let automatic = ToolbarItemPlacement(area: .trailing)
  public static let principal = ToolbarItemPlacement(area: .principal)
  public static let navigation = ToolbarItemPlacement(area: .leading)
  public static let primaryAction = ToolbarItemPlacement(area: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(area: .secondary)
  public static let status = ToolbarItemPlacement(area: .status)
  public static let confirmationAction = ToolbarItemPlacement(area: .trailing, isEmphasized: true)
  public static let cancellationAction = ToolbarItemPlacement(area: .leading)
  public static let destructiveAction = ToolbarItemPlacement(area: .trailing)
  public static let keyboard = ToolbarItemPlacement(area: .keyboard)
  public static let topBarLeading = ToolbarItemPlacement(area: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(area: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(area: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(area: .trailing)
  public static let bottomBar = ToolbarItemPlacement(area: .bottom)
}

/// Which bar a modifier means.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar: Hashable { case automatic, navigation, tab, bottom }
  let bar: Bar
  public static let automatic = ToolbarPlacement(bar: .automatic)
  public static let navigationBar = ToolbarPlacement(bar: .navigation)
  public static let tabBar = ToolbarPlacement(bar: .tab)
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
}

/// What a page is for; bars are arranged by it.
public struct ToolbarRole: Hashable, Sendable {
  enum Kind: Hashable { case automatic, navigationStack, browser, editor }
  let kind: Kind
  public static let automatic = ToolbarRole(kind: .automatic)
  public static let navigationStack = ToolbarRole(kind: .navigationStack)
  public static let browser = ToolbarRole(kind: .browser)
  /// The title stands after a back button without words.
  public static let editor = ToolbarRole(kind: .editor)
}

/// Parts of bars that come by themselves.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  enum Kind: Hashable { case title, sidebarToggle }
  let kind: Kind
  public static let title = ToolbarDefaultItemKind(kind: .title)
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
}
