import MartletLayout
import MartletTree

/// Which headers and footers of a lazy container stay at the edge while their section shows. Spec: B59.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A view that arranges lines which are made when they come near the visible part of a scroll view. Spec: B58.
nonisolated protocol LazyView: _PrimitiveView {
  associatedtype Content: View
  nonisolated var content: Content { get }
  nonisolated var arrangement: LazyNode.Arrangement { get }
}

extension LazyView {
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    LazyContainerNode(view, context)
  }
}

/// The node of a lazy stack or grid. Rows that were made once keep their state while their identity exists.
final class LazyContainerNode<V: LazyView>: _ViewNode<V>, Gathering, LazySource {
  private(set) var layoutNode: LazyNode!
  private var content: _ViewNode<V.Content>!
  private var stretchNodes: [_AnyViewNode] = []
  var isWaitingToGather = false

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    layoutNode = LazyNode(context: context.layout, arrangement: view.arrangement, source: self)
    content = V.Content._makeNode(view.content, context.child(of: self))
  }

  override func update(to new: V) {
    let isSame = new.arrangement.isSame(as: view.arrangement)
    view = new
    if !isSame { layoutNode.arrangement = new.arrangement }
    content.update(to: new.content)
  }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
  }

  func gather() { layoutNode.elementsDidChange() }

  // MARK: Lines

  var stretches: [LazyStretch] {
    var pieces: [ListPiece] = []
    content.appendPieces(to: &pieces)
    var stretches: [LazyStretch] = []
    stretchNodes = []
    var sectionCount = 0
    func add(_ kind: LazyStretch.Kind, _ section: Int?, _ node: _AnyViewNode?) {
      guard let node, node.elementCount > 0 else { return }
      stretches.append(LazyStretch(kind: kind, section: section, count: node.elementCount))
      stretchNodes.append(node)
    }
    for piece in pieces {
      switch piece {
      case .rows(let node): add(.rows, nil, node)
      case .section(let section):
        add(.header, sectionCount, section.header)
        var inner: [ListPiece] = []
        section.rows.appendPieces(to: &inner)
        for case .rows(let node) in inner { add(.rows, sectionCount, node) }
        add(.footer, sectionCount, section.footer)
        sectionCount += 1
      }
    }
    return stretches
  }

  func element(_ index: Int, inStretch stretch: Int) -> LayoutNode { stretchNodes[stretch].element(at: index) }

  /// The stretch whose elements `node` makes, and its node.
  func stretch(containing node: _AnyViewNode) -> (index: Int, node: _AnyViewNode)? {
    var here: _AnyViewNode? = node
    while let candidate = here, candidate !== self {
      if let index = stretchNodes.firstIndex(where: { $0 === candidate }) { return (index, candidate) }
      here = candidate.parent
    }
    return nil
  }

  // MARK: The node as an element

  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { layoutNode }
  override func appendElements(to list: inout [LayoutNode]) { list.append(layoutNode) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { content.map(visit) }
  override func dispose() {
    layoutNode.detach()
    super.dispose()
  }
}

extension LazyNode.Arrangement {
  func isSame(as other: LazyNode.Arrangement) -> Bool {
    axis == other.axis && spacing == other.spacing && alignment == other.alignment && pinsHeaders == other.pinsHeaders
      && pinsFooters == other.pinsFooters && items?.count == other.items?.count
      && zip(items ?? [], other.items ?? []).allSatisfy { $0.isSame(as: $1) }
  }
}

extension GridItem {
  fileprivate func isSame(as other: GridItem) -> Bool {
    guard spacing == other.spacing, alignment == other.alignment else { return false }
    return switch (size, other.size) {
    case (.fixed(let a), .fixed(let b)): a == b
    case (.flexible(let a, let b), .flexible(let c, let d)): a == c && b == d
    case (.adaptive(let a, let b), .adaptive(let c, let d)): a == c && b == d
    default: false
    }
  }
}
