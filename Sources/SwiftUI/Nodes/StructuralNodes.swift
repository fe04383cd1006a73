import MartletTree

/// A node that stands for the one view inside it.
final class ForwardingNode<V: View, Inner: View>: _ViewNode<V> {
  private let inner: (V) -> Inner
  private var content: _ViewNode<Inner>!

  init(_ view: V, _ context: NodeContext, _ inner: @escaping (V) -> Inner) {
    self.inner = inner
    super.init(view, context)
    content = Inner._makeNode(inner(view), context.child(of: self))
  }

  override func update(to new: V) {
    view = new
    content.update(to: inner(new))
  }

  override var elementCount: Int { content.elementCount }
  override var isElementCountCheap: Bool { content.isElementCountCheap }
  override func element(at index: Int) -> LayoutNode { content.element(at: index) }
  override func appendElements(to list: inout [LayoutNode]) { content.appendElements(to: &list) }
  override func appendPieces(to pieces: inout [ListPiece]) { content.appendPieces(to: &pieces) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { content.map(visit) }
}

/// Views in a row.
final class TupleNode<each Content: View>: _ViewNode<TupleView<repeat each Content>> {
  private var children: [_AnyViewNode] = []

  override init(_ view: TupleView<repeat each Content>, _ context: NodeContext) {
    super.init(view, context)
    let inner = context.child(of: self)
    for content in repeat each view.value { children.append(makeNode(content, inner)) }
  }

  private func makeNode<C: View>(_ content: C, _ context: NodeContext) -> _AnyViewNode { C._makeNode(content, context) }

  override func update(to new: TupleView<repeat each Content>) {
    view = new
    var index = 0
    for content in repeat each new.value {
      updateChild(index, to: content)
      index += 1
    }
  }

  private func updateChild<C: View>(_ index: Int, to content: C) {
    unsafeDowncast(children[index], to: _ViewNode<C>.self).update(to: content)
  }

  override var isElementCountCheap: Bool { children.allSatisfy(\.isElementCountCheap) }
  override var elementCount: Int { children.reduce(0) { $0 + $1.elementCount } }
  override func element(at index: Int) -> LayoutNode {
    var rest = index
    for child in children {
      let count = child.elementCount
      if rest < count { return child.element(at: rest) }
      rest -= count
    }
    preconditionFailure("element \(index) of \(elementCount)")
  }
  override func appendElements(to list: inout [LayoutNode]) {
    for child in children { child.appendElements(to: &list) }
  }
  override func appendPieces(to pieces: inout [ListPiece]) {
    for child in children { child.appendPieces(to: &pieces) }
  }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { children.forEach(visit) }
}

/// A node with one child that may be replaced by another, or be missing.
class ReplacingNode<V: View>: _ViewNode<V> {
  final var current: _AnyViewNode?
  /// Children that have been replaced and are still on their way out. Spec: E29.
  private final var departures: [Departure] = []

  /// Puts a new child in the place of the old one, whose state ends, once its transition has. Spec: C2, E27.
  final func replace(with new: _AnyViewNode?) {
    let hadElements = current != nil
    if let current { letGo(current) }
    current = new
    if hadElements || new != nil { elementsDidChange() }
    new?.arrive()
  }

  private func letGo(_ child: _AnyViewNode) {
    let departure = Departure.begin(child) { [weak self] departure in
      guard let self else { return }
      departures.removeAll { $0 === departure }
      if !isDisposed { elementsDidChange() }
    }
    if let departure { departures.append(departure) } else { child.dispose() }
  }

  override func dispose() {
    let leaving = departures
    departures.removeAll()
    leaving.forEach { $0.end() }
    super.dispose()
  }

  override var elementCount: Int { current?.elementCount ?? 0 }
  override var isElementCountCheap: Bool { current?.isElementCountCheap ?? true }
  override func element(at index: Int) -> LayoutNode { current!.element(at: index) }
  override func appendElements(to list: inout [LayoutNode]) { current?.appendElements(to: &list) }
  override func appendPieces(to pieces: inout [ListPiece]) { current?.appendPieces(to: &pieces) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { current.map(visit) }
}

final class ConditionalNode<First: View, Second: View>: ReplacingNode<_ConditionalContent<First, Second>> {
  override init(_ view: _ConditionalContent<First, Second>, _ context: NodeContext) {
    super.init(view, context)
    current = make(view)
  }

  private func make(_ view: _ConditionalContent<First, Second>) -> _AnyViewNode {
    switch view.storage {
    case .trueContent(let content): First._makeNode(content, context.child(of: self))
    case .falseContent(let content): Second._makeNode(content, context.child(of: self))
    }
  }

  override func update(to new: _ConditionalContent<First, Second>) {
    let old = view.storage
    view = new
    switch (old, new.storage) {
    case (.trueContent, .trueContent(let content)):
      unsafeDowncast(current!, to: _ViewNode<First>.self).update(to: content)
    case (.falseContent, .falseContent(let content)):
      unsafeDowncast(current!, to: _ViewNode<Second>.self).update(to: content)
    default:
      replace(with: make(new))
    }
  }
}

final class OptionalNode<Wrapped: View>: ReplacingNode<Wrapped?> {
  override init(_ view: Wrapped?, _ context: NodeContext) {
    super.init(view, context)
    current = view.map { Wrapped._makeNode($0, context.child(of: self)) }
  }

  override func update(to new: Wrapped?) {
    view = new
    switch (current, new) {
    case (let node?, let content?): unsafeDowncast(node, to: _ViewNode<Wrapped>.self).update(to: content)
    case (nil, let content?): replace(with: Wrapped._makeNode(content, context.child(of: self)))
    case (_, nil): if current != nil { replace(with: nil) }
    }
  }
}

/// What an `AnyView` holds.
class AnyViewBox {
  func makeNode(_ context: NodeContext) -> _AnyViewNode { preconditionFailure("abstract") }
  /// Gives the node the view inside, if it is of the node's type.
  func update(_ node: _AnyViewNode) -> Bool { false }
}

final class TypedViewBox<V: View>: AnyViewBox {
  let view: V
  init(_ view: V) { self.view = view }
  override func makeNode(_ context: NodeContext) -> _AnyViewNode { V._makeNode(view, context) }
  override func update(_ node: _AnyViewNode) -> Bool {
    guard let node = node as? _ViewNode<V> else { return false }
    node.update(to: view)
    return true
  }
}

final class AnyViewNode: ReplacingNode<AnyView> {
  override init(_ view: AnyView, _ context: NodeContext) {
    super.init(view, context)
    current = view.box.makeNode(context.child(of: self))
  }

  override func update(to new: AnyView) {
    view = new
    if !new.box.update(current!) { replace(with: new.box.makeNode(context.child(of: self))) }
  }
}

final class EquatableNode<Content: View & Equatable>: ReplacingNode<EquatableView<Content>> {
  override init(_ view: EquatableView<Content>, _ context: NodeContext) {
    super.init(view, context)
    current = Content._makeNode(view.content, context.child(of: self))
  }

  override func update(to new: EquatableView<Content>) {
    guard view.content != new.content else { return }
    view = new
    unsafeDowncast(current!, to: _ViewNode<Content>.self).update(to: new.content)
  }
}
