import MartletGraph
import MartletTree

/// Where a node is made: the tree, the environment it reads and the node above it.
public struct _NodeContext {
  unowned(unsafe) let root: ViewRoot
  let scope: EnvironmentScope
  let depth: Int
  unowned(unsafe) let parent: _AnyViewNode?
  /// The nearest place above that changes the transaction of updates.
  var transactionScope: TransactionScope?

  var layout: LayoutContext { root.layoutContext }

  /// The context of a node under `parent`.
  func child(
    of parent: _AnyViewNode, scope: EnvironmentScope? = nil, transactionScope: TransactionScope? = nil
  ) -> _NodeContext {
    _NodeContext(
      root: root, scope: scope ?? self.scope, depth: parent.depth + 1, parent: parent,
      transactionScope: transactionScope ?? self.transactionScope)
  }
}

typealias NodeContext = _NodeContext
typealias ViewNode<V: View> = _ViewNode<V>
typealias ViewNodeBase = _AnyViewNode

/// One view in the tree: it keeps identity, state and what the view was last, and gives its container layout
/// elements. It has no size and draws nothing: its elements do.
open class _AnyViewNode: Reader {
  let context: NodeContext
  unowned(unsafe) var parent: _AnyViewNode?
  /// How many nodes below, this one included, write preferences.
  private(set) var preferenceWriterCount = 0

  init(_ context: NodeContext) {
    self.context = context
    parent = context.parent
    super.init(queue: context.root.queue, depth: context.depth)
  }

  var root: ViewRoot { context.root }
  var environment: EnvironmentValues { EnvironmentValues(scope: context.scope) }

  /// The type of the view that the node stands for, for notes to developers.
  var viewType: Any.Type { type(of: self) }

  /// Updates that begin here carry what the places above make of their transaction. Spec: E1, E3.
  open override func effectiveCause(_ cause: UpdateCause?) -> UpdateCause? {
    if let cause { root.motion.updateBegins(cause) }
    return context.transactionScope?.cause(for: cause) ?? cause
  }

  // MARK: Elements

  /// How many layout elements the node gives its container.
  var elementCount: Int { elements.count }

  /// The element at `index`; lazy nodes make it now.
  func element(at index: Int) -> LayoutNode { elements[index] }

  /// Whether asking for the count makes nothing.
  var isElementCountCheap: Bool { false }

  /// Adds all elements in order, making those that do not exist yet.
  func appendElements(to list: inout [LayoutNode]) {}

  final var elements: [LayoutNode] {
    var list: [LayoutNode] = []
    appendElements(to: &list)
    return list
  }

  /// Parts of a list: runs of rows and sections. Spec: G1.
  func appendPieces(to pieces: inout [ListPiece]) { pieces.append(.rows(self)) }

  /// What a child gives changed: containers gather again, others pass it on.
  func childElementsDidChange(_ child: _AnyViewNode) { elementsDidChange() }

  final func elementsDidChange() {
    root.structureDidChange()
    parent?.childElementsDidChange(self)
  }

  // MARK: Children

  func forEachChild(_ body: (_AnyViewNode) -> Void) {}

  /// Ends the node and everything below: state goes, subscriptions stop. Spec: C12.
  open override func dispose() {
    guard !isDisposed else { return }
    forEachChild { $0.dispose() }
    addPreferenceWriters(-preferenceWriterCount)
    super.dispose()
  }

  /// Counts preference writers up the tree, so that readers skip what has none.
  final func addPreferenceWriters(_ count: Int) {
    guard count != 0 else { return }
    var node: _AnyViewNode? = self
    while let here = node {
      here.preferenceWriterCount += count
      node = here.parent
    }
    root.structureDidChange()
  }

  /// Combines what the nodes below write for a key, in tree order. Spec: D12, D13.
  func collectPreferences(_ collector: PreferenceCollector) {
    forEachChild { if $0.preferenceWriterCount > 0 { $0.collectPreferences(collector) } }
  }
}

/// The node of one type of view.
open class _ViewNode<V: View>: _AnyViewNode {
  final var view: V

  init(_ view: V, _ context: NodeContext) {
    self.view = view
    super.init(context)
  }

  override var viewType: Any.Type { V.self }

  /// Takes the value that the parent's new body gives for this place. Spec: C26.
  func update(to new: V) { view = new }
}

/// A node without elements.
final class EmptyNode<V: View>: _ViewNode<V> {
  override var elementCount: Int { 0 }
  override var isElementCountCheap: Bool { true }
}
