import MartletControls

/// How a pushed page comes and goes.
public protocol NavigationTransition {}

/// The page slides in.
public struct AutomaticNavigationTransition: NavigationTransition { nonisolated public init() {} }

/// The page grows out of what was tapped. DEVIATION: it slides in, which is noted once.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    .init()
  }
}

extension View {
  /// Sets how this page comes and goes.
  nonisolated public func navigationTransition<S: NavigationTransition>(
    _ style: S, file: String = #fileID, line: UInt = #line
  ) -> some View {
    if style is ZoomNavigationTransition {
      Notes.once("pages do not zoom yet: this one slides in", at: Notes.Place(file: file, line: line))
    }
    return self
  }

  /// Names what a page grows out of.
  nonisolated public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
}
