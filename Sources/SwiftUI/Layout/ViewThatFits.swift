import MartletLayout
import MartletTree

/// The first of its children that fits into the room there is; the last if none does. Spec: B60, B61.
///
/// A child fits when its ideal size is no larger than the offer on `axes`. Unlimited room fits everything.
public struct ViewThatFits<Content: View>: _PrimitiveView {
  let axes: Axis.Set
  let content: Content
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ViewThatFitsNode(view, context)
  }
}

final class ViewThatFitsNode<Content: View>: _ViewNode<ViewThatFits<Content>>, Gathering {
  private let fitting: FittingNode
  private var content: _ViewNode<Content>!
  var isWaitingToGather = false

  override init(_ view: ViewThatFits<Content>, _ context: NodeContext) {
    fitting = FittingNode(context: context.layout, axes: view.axes)
    super.init(view, context)
    content = Content._makeNode(view.content, context.child(of: self))
    gather()
  }
  override func update(to new: ViewThatFits<Content>) {
    view = new
    fitting.axes = new.axes
    content.update(to: new.content)
  }
  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
  }
  func gather() { fitting.setAlternatives(content.elements) }

  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { fitting }
  override func appendElements(to list: inout [LayoutNode]) { list.append(fitting) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { content.map(visit) }
  override func dispose() {
    fitting.detach()
    super.dispose()
  }
}
