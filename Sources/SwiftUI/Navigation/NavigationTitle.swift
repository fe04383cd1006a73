import Foundation

/// A description of a navigation bar's item.
public struct NavigationBarItem: Hashable, Sendable {
  /// Whether a page's title is large, inline, or as the page before had it. Spec: F4.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// How a page shows its title, on all platforms.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// Large, in the row of the buttons: drawn as a large title.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
  /// The page's title, on content inside a navigation container. Spec: F2.
  nonisolated public func navigationTitle(_ title: Text) -> some View { navigationPreference { $0.title = title } }
  nonisolated public func navigationTitle(_ key: LocalizedStringKey) -> some View { navigationTitle(Text(key)) }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  /// A title that follows the binding and, where it is inline, is renamed by a menu on it. Spec: F51.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { modifier(BoundTitle(title: title)) }

  /// A line of small text below the inline title.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    navigationPreference { $0.subtitle = subtitle }
  }
  nonisolated public func navigationSubtitle(_ key: LocalizedStringKey) -> some View { navigationSubtitle(Text(key)) }
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Whether the page's title is large. Spec: F4.
  nonisolated public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationPreference { $0.displayMode = mode }
  }
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
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

  /// Takes the back button away, and the swipe with it.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationPreference { $0.hidesBackButton = hidesBackButton }
  }
  /// The older form of `toolbar(.hidden, for: .navigationBar)`.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationPreference { $0.hidesBar = hidden }
  }
}

/// A body of its own, so that the page need not run when the title changes.
private struct BoundTitle: ViewModifier {
  @Binding var title: String
  func body(content: Content) -> some View {
    let (title, binding) = (title, $title)
    content.navigationPreference { ($0.title, $0.renaming) = (Text(title), binding) }
  }
}
