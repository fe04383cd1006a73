import MartletTree

extension _AnyViewNode {
  /// The pieces of a node that puts something around each element of `content`. Where there are sections in it they stay
  /// sections, and each of their rows is wrapped. Spec: A35, G30.
  final func appendWrappedPieces(
    of content: _AnyViewNode, to pieces: inout [ListPiece], wrap: @escaping (LayoutNode) -> LayoutNode
  ) {
    var inner: [ListPiece] = []
    content.appendPieces(to: &inner)
    guard inner.contains(where: \.isSection) else { return pieces.append(.rows(self)) }
    for piece in inner {
      switch piece {
      case .rows(let node): pieces.append(.rows(WrappedRows(node, owner: self, wrap: wrap)))
      case .section(let section): pieces.append(.section(WrappedSection(section, owner: self, wrap: wrap)))
      }
    }
  }
}

/// Rows of another node with something around each. It is not part of the tree: the node that wraps owns what is around.
final class WrappedRows: _AnyViewNode {
  let inner: _AnyViewNode
  private let wrap: (LayoutNode) -> LayoutNode

  init(_ inner: _AnyViewNode, owner: _AnyViewNode, wrap: @escaping (LayoutNode) -> LayoutNode) {
    self.inner = inner
    self.wrap = { element in
      let node = wrap(element)
      (node as? TraitNode)?.yields = true
      return node
    }
    super.init(owner.context.child(of: owner))
  }

  override var elementCount: Int { inner.elementCount }
  override var isElementCountCheap: Bool { inner.isElementCountCheap }
  override func element(at index: Int) -> LayoutNode { wrap(inner.element(at: index)) }
  override func appendElements(to list: inout [LayoutNode]) { list += inner.elements.map(wrap) }
  override func appendPieces(to pieces: inout [ListPiece]) {
    var own: [ListPiece] = []
    inner.appendPieces(to: &own)
    for case .rows(let node) in own { pieces.append(.rows(WrappedRows(node, owner: self, wrap: wrap))) }
  }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { visit(inner) }

  /// The node of the rows without what is around them.
  var innermost: _AnyViewNode { (inner as? WrappedRows)?.innermost ?? inner }
}

/// A section of another node, its rows wrapped.
final class WrappedSection: _AnyViewNode, SectionContent {
  private let inner: SectionContent
  let rows: _AnyViewNode

  init(_ inner: SectionContent, owner: _AnyViewNode, wrap: @escaping (LayoutNode) -> LayoutNode) {
    self.inner = inner
    rows = WrappedRows(inner.rows, owner: owner, wrap: wrap)
    super.init(owner.context.child(of: owner))
  }

  var header: _AnyViewNode? { inner.header }
  var footer: _AnyViewNode? { inner.footer }
}
