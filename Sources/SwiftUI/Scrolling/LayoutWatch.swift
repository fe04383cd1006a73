import Foundation
import MartletGraph
import MartletLayout
import MartletTree

/// One that looks at the result of each layout.
protocol LayoutWatching: AnyObject {
  func layoutDidEnd()
}

/// A view whose place or size is looked at after each layout. Spec: A49.
struct LayoutWatchModifier<Value: Equatable>: ElementModifier {
  /// Nil where there is nothing to see: what was seen last stays.
  let read: (LayoutNode, _ root: LayoutNode) -> Value?
  /// Runs with nil for the first value.
  let action: (_ old: Value?, _ new: Value) -> Void

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> LayoutWatchNode<Value> {
    let node = LayoutWatchNode(context: context.layout, child: child, root: context.node.root, watch: self)
    context.node.root.addLayoutWatch(node)
    return node
  }
  func update(_ wrapper: LayoutWatchNode<Value>, in context: ElementContext) { wrapper.watch = self }
}

final class LayoutWatchNode<Value: Equatable>: UnaryNode, LayoutWatching {
  var watch: LayoutWatchModifier<Value>
  private unowned(unsafe) let root: ViewRoot
  private var last: Value?

  init(context: LayoutContext, child: LayoutNode, root: ViewRoot, watch: LayoutWatchModifier<Value>) {
    (self.root, self.watch) = (root, watch)
    super.init(context: context, child: child)
  }

  func layoutDidEnd() {
    guard let new = watch.read(self, root.screen), new != last else { return }
    let old = last
    last = new
    root.afterLayout { [watch] in watch.action(old, new) }
  }
}

extension View {
  /// Runs an action with a value that is made of this view's geometry, first and whenever it has become another one.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View { onGeometryChange(for: type, of: transform) { _, new in action(new) } }

  /// The same with the value before; at first both are the same.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      LayoutWatchModifier(
        read: { node, root in
          node.isInside(root) ? transform(GeometryProxy(node: node, reads: GeometryReads())) : nil
        },
        action: { old, new in action(old ?? new, new) }))
  }
}
