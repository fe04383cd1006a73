import MartletTree

/// Lets the steps of a wheel spread the view, as two fingers do.
struct WheelModifier: ElementModifier {
  let isEnabled: Bool

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> GestureNode {
    GestureNode(context: context.layout, child: child, recognizers: [])
  }
  func update(_ wrapper: GestureNode, in context: ElementContext) {
    wrapper.spreadsByWheel = isEnabled && context.environment.isEnabled
  }
}

extension View {
  /// Sends the steps of a wheel over the view to its `MagnifyGesture`, also without the control key.
  nonisolated package func spreadsByWheel(_ isEnabled: Bool = true) -> some View {
    modifier(WheelModifier(isEnabled: isEnabled))
  }
}
