import MartletGraph
import MartletTree

/// A view that makes exactly one layout node and knows how to feed it.
nonisolated protocol LeafView: _PrimitiveView {
  associatedtype Element: LayoutNode
  /// Makes the element. What is read of the environment here runs `update` when it changes.
  func makeElement(in context: ElementContext) -> Element
  func update(_ element: Element, in context: ElementContext)
}

extension LeafView {
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    LeafNode(view, context)
  }
}

final class LeafNode<V: LeafView>: _ViewNode<V> {
  private let fields = DynamicFields(of: V.self)
  private var leaf: V.Element!
  private var elementContext: ElementContext { ElementContext(node: self) }

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    leaf = track {
      fields.install(into: &self.view, owner: self)
      return self.view.makeElement(in: elementContext)
    }
  }

  override func update(to new: V) {
    guard fields.plan.hasChanged(view, new) else { return }
    view = new
    update()
  }

  override func update() {
    track {
      fields.install(into: &view, owner: self)
      view.update(leaf, in: elementContext)
    }
  }

  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { leaf }
  override func appendElements(to list: inout [LayoutNode]) { list.append(leaf) }
  override func dispose() {
    fields.dispose()
    leaf.detach()
    super.dispose()
  }
}
