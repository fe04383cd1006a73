/// The container whose background is set.
public struct ContainerBackgroundPlacement: Sendable {
  /// The page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement()
  /// The column of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement()
  public static let widget = ContainerBackgroundPlacement()
  public static let window = ContainerBackgroundPlacement()
}

extension View {
  /// Fills the container around this view, up to the window's edges.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(style, ignoresSafeAreaEdges: .all)
  }
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) { content.ignoresSafeArea() }
  }
}
