import MartletGraph
import MartletTree

/// The node of a view with a body: an app's own, or one of the library's that is made of others.
final class CompositeNode<V: View>: _ViewNode<V> {
  private let fields = DynamicFields(of: V.self)
  private var body: _ViewNode<V.Body>!
  private var motion = LazyValueMotion<V>()

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    body = V.Body._makeNode(runBody(), context.child(of: self))
  }

  override func update(to new: V) {
    guard fields.plan.hasChanged(view, new) else { return }
    let old = view
    view = new
    withOwnCause {
      motion.modelDidChange(from: old, to: new, in: self) { [unowned self] in update() }
      body.update(to: runBody())
    }
  }

  /// Something that the body read has changed. Spec: C19-C25.
  override func update() {
    body.update(to: runBody())
  }

  private func runBody() -> V.Body {
    root.statistics.bodyCount += 1
    didRun()
    return track {
      fields.install(into: &view, owner: self)
      // A view that animates is made anew for each step of the way. Spec: E14.
      guard var shown = motion.shown else { return view.body }
      fields.install(into: &shown, owner: self)
      return shown.body
    }
  }

  override var elementCount: Int { body.elementCount }
  override var isElementCountCheap: Bool { body.isElementCountCheap }
  override func element(at index: Int) -> LayoutNode { body.element(at: index) }
  override func appendElements(to list: inout [LayoutNode]) { body.appendElements(to: &list) }
  override func appendPieces(to pieces: inout [ListPiece]) { body.appendPieces(to: &pieces) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { body.map(visit) }
  override func dispose() {
    motion.end()
    fields.dispose()
    super.dispose()
  }
}
