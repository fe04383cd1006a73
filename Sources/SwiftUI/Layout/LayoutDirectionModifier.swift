import MartletLayout
import MartletTree

/// Turns the layout of what is inside into a reading direction. Spec: A12.
struct LayoutDirectionModifier: ElementModifier {
  let isRightToLeft: (EnvironmentValues) -> Bool
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> DirectionNode {
    DirectionNode(context: context.layout, child: child)
  }
  func update(_ wrapper: DirectionNode, in context: ElementContext) {
    wrapper.setDirection(isRightToLeft: isRightToLeft(context.environment))
  }
}

extension View {
  /// Sets the reading direction of this view and everything in it, of text and of layout. Spec: A12, D1.
  nonisolated public func environment(
    _ path: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: path] = value })
      .modifier(
        LayoutDirectionModifier { environment in
          var inner = environment
          inner[keyPath: path] = value
          return inner.layoutDirection == .rightToLeft
        })
  }
}
