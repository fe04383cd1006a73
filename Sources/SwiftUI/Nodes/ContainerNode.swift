import MartletGraph
import MartletTree

/// A view that arranges the elements of its content in one layout node.
nonisolated protocol ContainerView: _PrimitiveView {
  associatedtype Content: View
  associatedtype Element: LayoutNode
  nonisolated var content: Content { get }
  func makeElement(in context: ElementContext) -> Element
  func update(_ element: Element, in context: ElementContext)
}

extension ContainerView {
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ContainerNode(view, context)
  }
}

/// The node of an eager container: all elements of its content are children of its layout node.
final class ContainerNode<V: ContainerView>: _ViewNode<V>, Gathering {
  private var container: V.Element!
  private var content: _ViewNode<V.Content>!
  var isWaitingToGather = false
  private var elementContext: ElementContext { ElementContext(node: self) }

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    container = track { view.makeElement(in: elementContext) }
    content = V.Content._makeNode(view.content, context.child(of: self))
    gather()
  }

  override func update(to new: V) {
    view = new
    update()
    content.update(to: new.content)
  }

  override func update() { track { view.update(container, in: elementContext) } }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
  }

  func gather() { container.setChildren(content.elements) }

  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { container }
  override func appendElements(to list: inout [LayoutNode]) { list.append(container) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { content.map(visit) }
  override func dispose() {
    container.detach()
    super.dispose()
  }
}

/// A node whose layout node takes its children from the nodes below, once an update is through.
protocol Gathering: _AnyViewNode {
  var isWaitingToGather: Bool { get set }
  func gather()
}
