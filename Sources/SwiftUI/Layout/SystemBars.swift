extension View {
  /// Hides the status bar. A window on a desktop has none, nor a home indicator: there is nothing to hide.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Gives the app's gestures at the window's edges precedence over the system's, which has none there.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Keeps the content away from the window's edges by what the system finds good: 16 points.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// As `safeAreaInset`, for bars.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    file: String = #fileID, line: UInt = #line, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, file: file, line: line, content: content)
  }
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    file: String = #fileID, line: UInt = #line, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, file: file, line: line, content: content)
  }
}
