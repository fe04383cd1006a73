import MartletTree

/// Which nodes hold the controls of one view's actions.
final class ActionSources {
  private struct Weak { weak var node: UnseenNode? }
  private var list: [Weak] = []
  func add(_ node: UnseenNode) { list.append(Weak(node: node)) }
  var nodes: [LayoutNode] { list.compactMap(\.node) }
}

/// The controls: in the tree, so that they live and read the environment, and unseen.
private struct ActionSourceModifier: ElementModifier {
  let sources: ActionSources
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> UnseenNode {
    let node = UnseenNode(context: context.layout, child: child)
    sources.add(node)
    return node
  }
  func update(_ wrapper: UnseenNode, in context: ElementContext) {}
}

private struct OfferedActionsModifier: ElementModifier {
  let sources: ActionSources
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> OfferedActionsNode {
    OfferedActionsNode(context: context.layout, child: child)
  }
  func update(_ wrapper: OfferedActionsNode, in context: ElementContext) {
    wrapper.sources = { [sources] in sources.nodes }
  }
}

private struct AccessibilityActions<Controls: View>: ViewModifier {
  let controls: Controls
  @State private var sources = ActionSources()

  func body(content: Content) -> some View {
    content.modifier(OfferedActionsModifier(sources: sources))
      .background { controls.modifier(ActionSourceModifier(sources: sources)) }
  }
}

extension View {
  /// Lets assistive tools ask this element for what the buttons in `content` do, by the buttons' labels. The buttons are
  /// not shown.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(AccessibilityActions(controls: content()))
  }
}
