/// The colour of the symbols in a list's rows.
public struct ListItemTint: Sendable {
  let color: Color?
  /// This colour, whatever is set for the app.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// This colour; there are no settings here that come before it.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Gray.
  public static let monochrome = ListItemTint(color: Color(system: .secondaryLabel))
}

private enum ListItemColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  /// The colour of symbols in rows; nil for the accent colour.
  var listItemColor: Color? {
    get { self[ListItemColorKey.self] }
    set { self[ListItemColorKey.self] = newValue }
  }
}

extension View {
  /// The colour of the symbols of labels in rows; nil returns to the accent colour.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemColor, tint?.color) }
  nonisolated public func listItemTint(_ tint: Color?) -> some View { environment(\.listItemColor, tint) }
}
