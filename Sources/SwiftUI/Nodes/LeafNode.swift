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

  private var motion = LazyValueMotion<V>()

  override func update(to new: V) {
    guard fields.plan.hasChanged(view, new) else { return }
    let old = view
    view = new
    motion.modelDidChange(from: old, to: new, in: self) { [unowned self] in feed() }
    update()
  }

  /// In an animated update the old drawing goes over into the new one. Spec: E13.
  override func update() {
    guard Reader.cause != nil, leaf.hasBeenDrawn, Transaction.current.animation != nil else { return feed() }
    let (drawing, content) = (leaf.currentDrawing(), leaf.shownContent)
    feed()
    blend(leaf, from: drawing, content)
  }

  private func feed() {
    track {
      fields.install(into: &view, owner: self)
      var shown = motion.shown ?? view
      if motion.shown != nil { fields.install(into: &shown, owner: self) }
      shown.update(leaf, in: elementContext)
    }
  }

  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { leaf }
  override func appendElements(to list: inout [LayoutNode]) { list.append(leaf) }
  override func dispose() {
    motion.end()
    fields.dispose()
    leaf.detach()
    super.dispose()
  }
}
