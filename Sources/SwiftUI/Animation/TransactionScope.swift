import MartletGraph
import MartletTree

/// A place in the tree below which updates carry another transaction than above. Spec: E3-E6.
final class TransactionScope {
  private let parent: TransactionScope?
  private unowned(unsafe) let root: ViewRoot
  /// How the transaction of an update inside is changed.
  var change: (inout Transaction) -> Void = { _ in }
  /// Whether it is changed in every update, and not only in those in which something changed above.
  var isPermanent = false
  private var activeFlush = -1
  private var activeCycle = -1

  init(parent: TransactionScope?, root: ViewRoot) { (self.parent, self.root) = (parent, root) }

  /// The change holds for what this flush still runs inside, and for the layout that follows.
  func activate() {
    activeFlush = root.queue.flushNumber
    activeCycle = root.motion.cycle
  }

  private var isActive: Bool { isPermanent || activeFlush == root.queue.flushNumber }
  private var isActiveInLayout: Bool { isPermanent || activeCycle == root.motion.cycle }

  /// The cause of an update that begins inside: outer scopes change it first.
  func cause(for cause: UpdateCause?) -> UpdateCause? { ownCause(for: parent?.cause(for: cause) ?? cause) }

  /// The cause of an update that comes from above, where it has passed the outer scopes.
  func ownCause(for cause: UpdateCause?) -> UpdateCause? {
    isActive ? TransactionCause.changing(cause, change) : cause
  }

  /// The driver of a layout pass inside.
  func driver(for outer: MotionDriver?) -> MotionDriver? {
    guard isActiveInLayout else { return outer }
    return LayoutMotion.driver(root, TransactionCause.changing((outer as? LayoutMotion)?.cause, change))
  }
}

/// A modifier that changes the transaction of what is inside. Spec: E3-E6.
nonisolated protocol TransactionModifying: PrimitiveModifier {
  /// Whether it does so in every update, or only when `differs` from what it was.
  var isPermanent: Bool { get }
  func differs(from old: Self) -> Bool
  func change(_ transaction: inout Transaction)
}

extension TransactionModifying {
  nonisolated public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { TransactionModifierNode(view, context) }
}

final class TransactionModifierNode<Base: View, Modifier: TransactionModifying>: WrappingNode<
  Base, Modifier, MotionScopeNode
>, MovingScope
{
  private let scope: TransactionScope

  override init(_ view: ModifiedContent<Base, Modifier>, _ context: NodeContext) {
    scope = TransactionScope(parent: context.transactionScope, root: context.root)
    super.init(view, context)
    content = Base._makeNode(view.content, context.child(of: self, transactionScope: scope))
    scope.isPermanent = view.modifier.isPermanent
    scope.change = view.modifier.change
    if scope.isPermanent { root.motion.addScope(self) }
  }

  override func update(to new: ModifiedContent<Base, Modifier>) {
    let isActive = new.modifier.isPermanent || new.modifier.differs(from: view.modifier)
    view = new
    scope.change = new.modifier.change
    guard isActive else { return content.update(to: new.content) }
    scope.activate()
    if !scope.isPermanent { root.motion.addScope(self) }
    let outer = Reader.cause
    Reader.cause = scope.ownCause(for: outer)
    content.update(to: new.content)
    Reader.cause = outer
  }

  override func makeWrapper(around child: LayoutNode) -> MotionScopeNode {
    let node = MotionScopeNode(context: context.layout, child: child)
    node.driver = { [scope] in scope.driver(for: $0) }
    return node
  }

  // MARK: Moving as a whole

  var isPermanentScope: Bool { scope.isPermanent }

  func framesBeforeLayout() -> [(MotionScopeNode, CGRect)] {
    wrappers.values.filter(\.hasBeenDrawn).map { ($0, $0.shownFrame()) }
  }

  func layoutDidEnd(_ before: [(MotionScopeNode, CGRect)], outer: MotionDriver?) {
    guard let driver = scope.driver(for: outer) as? LayoutMotion, driver.cause.transaction.animation != nil else {
      return
    }
    for (node, old) in before where node.parent != nil {
      let new = node.shownFrame()
      let jump = CGSize(width: old.minX - new.minX, height: old.minY - new.minY)
      guard abs(jump.width) + abs(jump.height) > 0.001 else { continue }
      let frame = CGRect(origin: node.origin, size: node.size)
      driver.frameDidChange(of: node, from: frame.offsetBy(dx: jump.width, dy: jump.height))
    }
  }
}

/// A scope whose own place changes with its animation, whatever moves it. Spec: E3, E16.
protocol MovingScope: _AnyViewNode {
  var isPermanentScope: Bool { get }
  func framesBeforeLayout() -> [(MotionScopeNode, CGRect)]
  func layoutDidEnd(_ before: [(MotionScopeNode, CGRect)], outer: MotionDriver?)
}
