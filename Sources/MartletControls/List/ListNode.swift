import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// Who gives a list its rows, one at a time.
public protocol ListRowSource: AnyObject {
  /// The content of a row; made now if it does not exist.
  func content(of row: SectionRows.Row) -> LayoutNode
}

/// A scrolling column of rows of which only those that show exist. Spec: A46, G1-G6, G25.
public final class ListNode: LayoutNode {
  public weak var source: ListRowSource?
  public var appearance: ListAppearance {
    didSet {
      guard appearance != oldValue else { return }
      heights.forgetAllHeights()
      setNeedsLayout()
    }
  }
  /// How far the content has moved, in points; zero at the start.
  public var contentOffset: CGFloat = 0 { didSet { if contentOffset != oldValue { setNeedsPlacement() } } }
  /// Room above the first and below the last row, under bars.
  public var contentInsets = EdgeInsets() { didSet { if contentInsets != oldValue { setNeedsPlacement() } } }

  private var rows = SectionRows([])
  private var heights = RowHeights(count: 0, estimatedHeight: ListMetrics.rowMinimumHeight)
  private var measuredWidth: CGFloat = 0
  /// How far the list shows under bars, beyond its own area. Spec: A44.
  private var reach = EdgeInsets()
  private var rowNodes: [ObjectIdentifier: ListRowNode] = [:]

  public init(context: LayoutContext, appearance: ListAppearance) {
    self.appearance = appearance
    super.init(context: context)
  }

  /// The list's structure changed: rows are asked for anew, known contents keep their nodes.
  public func reload(_ new: SectionRows) {
    let isSameShape = new == rows
    rows = new
    if !isSameShape { heights = RowHeights(count: new.count, estimatedHeight: heights.estimatedHeight) }
    rowNodes = rowNodes.filter { !$0.value.isDetached }
    for node in rowNodes.values { node.readTraits() }
    setNeedsLayout()
  }

  /// How many rows exist as nodes: what laziness tests count.
  public var visibleRowCount: Int { children.count }
  public var contentHeight: CGFloat { heights.totalHeight + contentInsets.vertical }

  // MARK: Layout

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { LeafAnswers.flexible(proposal) }

  /// Walks from the first row that shows to the last, measuring as it goes: what is far away is never asked for.
  public override func placeChildren() {
    reach = touchedSafeArea
    forgetHeightsOfOtherWidth()
    var visible: [LayoutNode] = []
    guard rows.count > 0, let first = heights.row(at: contentOffset - contentInsets.top) else {
      return setChildrenWhilePlacing([])
    }
    var y = contentInsets.top - contentOffset + heights.offset(of: first)
    var row = first
    var placements: [(ListRowNode, CGPoint, CGSize)] = []
    while row < rows.count, y < size.height + reach.bottom {
      let kind = rows[row]
      let gap = gap(above: kind)
      let node = rowNode(kind)
      let width = max(0, size.width - 2 * appearance.cardMargin(width: size.width))
      let height = node.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      _ = heights.setHeight(height + gap, of: row)
      placements.append((node, CGPoint(x: (size.width - width) / 2, y: y + gap), CGSize(width: width, height: height)))
      visible.append(node)
      y += height + gap
      row += 1
    }
    setChildrenWhilePlacing(visible)
    for (node, origin, size) in placements {
      node.place(at: origin, anchor: .topLeading, proposal: ProposedViewSize(width: size.width, height: nil))
    }
  }

  private func forgetHeightsOfOtherWidth() {
    guard measuredWidth != size.width else { return }
    measuredWidth = size.width
    heights.forgetAllHeights()
  }

  private func gap(above row: SectionRows.Row) -> CGFloat {
    switch row {
    case .header(let section): appearance.gap(above: section, hasHeader: true)
    case .item(let section, 0) where !rows.sections[section].hasHeader:
      appearance.gap(above: section, hasHeader: false)
    case .item(_, let index) where index > 0: appearance.rowSpacing
    default: 0
    }
  }

  private func place(of row: SectionRows.Row) -> ListRowNode.Place {
    switch row {
    case .header: ListRowNode.Place(kind: .header)
    case .footer: ListRowNode.Place(kind: .footer)
    case .item(let section, let index):
      ListRowNode.Place(kind: .item, isFirst: index == 0, isLast: index == rows.sections[section].itemCount - 1)
    }
  }

  private func rowNode(_ row: SectionRows.Row) -> ListRowNode {
    guard let content = source?.content(of: row) else { preconditionFailure("a list without a source has no rows") }
    let place = place(of: row)
    if let known = rowNodes[ObjectIdentifier(content)] {
      if known.appearance != appearance { known.appearance = appearance }
      if known.place != place { known.place = place }
      return known
    }
    let node = ListRowNode(context: context, content: content, appearance: appearance, place: place)
    rowNodes[ObjectIdentifier(content)] = node
    return node
  }

  // MARK: Drawing and meaning

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    var bounds = snappedBounds(at: offset)
    bounds.origin.y -= reach.top
    bounds.size.height += reach.vertical
    var inner: [DisplayItem] = []
    if let background = appearance.background { inner.append(.rect(bounds, background)) }
    drawChildren(at: offset, into: &inner)
    guard !inner.isEmpty else { return }
    items.append(.effect(.clip(Path(bounds), FillStyle()), inner))
  }

  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    var inner: [SemanticsNode] = []
    describeChildren(at: offset, into: &inner)
    nodes.append(SemanticsNode(id: id, role: .list, frame: CGRect(origin: offset, size: size), children: inner))
  }
}
