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
  /// A node whose elements follow each other in a stretch, from number `start` on.
  struct Run {
    let start: Int
    let node: _AnyViewNode
  }
  private(set) var layoutNode: LazyNode!
  private var content: _ViewNode<V.Content>!
  private var runs: [[Run]] = []
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

  /// Neighbouring rows flow on in one stretch, whoever makes them; a section has stretches of its own.
  var stretches: [LazyStretch] {
    var pieces: [ListPiece] = []
    content.appendPieces(to: &pieces)
    var stretches: [LazyStretch] = []
    runs = []
    var sectionCount = 0
    func add(_ kind: LazyStretch.Kind, _ section: Int?, _ node: _AnyViewNode?) {
      guard let node, node.elementCount > 0 else { return }
      if let last = stretches.last, kind == .rows, last.kind == .rows, last.section == section {
        runs[runs.count - 1].append(Run(start: last.count, node: node))
        stretches[stretches.count - 1].count += node.elementCount
      } else {
        runs.append([Run(start: 0, node: node)])
        stretches.append(LazyStretch(kind: kind, section: section, count: node.elementCount))
      }
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

  func element(_ index: Int, inStretch stretch: Int) -> LayoutNode {
    let runs = runs[stretch]
    var (low, high) = (0, runs.count)  // the run starts at or before `index`; the one at `high` does not
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= index { low = middle } else { high = middle }
    }
    return runs[low].node.element(at: index - runs[low].start)
  }

  /// The stretch and the run in it whose elements `node` makes.
  func run(containing node: _AnyViewNode) -> (stretch: Int, run: Run)? {
    var here: _AnyViewNode? = node
    while let candidate = here, candidate !== self {
      for (stretch, runs) in runs.enumerated() {
        if let run = runs.first(where: { $0.node === candidate }) { return (stretch, run) }
      }
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
