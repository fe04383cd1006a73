import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// Who gives a list its rows, one at a time.
public protocol ListRowSource: AnyObject {
  /// The content of a row; made now if it does not exist.
  func content(of row: SectionRows.Row) -> LayoutNode
  /// Whether the row can be chosen, and is; nil where nothing can.
  func selection(of row: SectionRows.Row) -> RowSelection?
  /// Other rows show than before.
  func shownRowsDidChange(_ rows: [SectionRows.Row])
}

/// A scrolling column of rows of which only those that show exist. Spec: A46, G1-G6, G25.
public final class ListNode: LayoutNode, Scrollable, ScrollingNode {
  public weak var source: ListRowSource?
  public var appearance: ListAppearance {
    didSet {
      guard appearance != oldValue else { return }
      heights.forgetAllHeights()
      setNeedsLayout()
    }
  }
  /// How far the content has moved, in points; zero at the start.
  public var contentOffset: CGFloat = 0 {
    didSet { if contentOffset != oldValue, !isPlacing { offsetDidChange() } }
  }
  private var isPlacing = false
  /// How many rows can be chosen.
  public enum SelectionMode: Equatable { case none, single, multiple }
  public var selectionMode = SelectionMode.none { didSet { if selectionMode != oldValue { setNeedsLayout() } } }
  /// The next `reload` moves rows from their old places to the new ones.
  public var animatesNextReload = false
  private(set) lazy var motion = ListMotion(list: self)
  private(set) lazy var editing = ListEditing(list: self)
  /// The row that is swiped open, and the one that a finger moves.
  weak var openRow: ListRowNode?
  var reorder: ListReorder?
  var pendingTarget: (rect: () -> CGRect?, anchor: UnitPoint?)?
  /// The row from which a click with Shift chooses.
  var selectionAnchor: Int?
  /// What shows, from the top down.
  private(set) var visibleRows: [(index: Int, node: ListRowNode)] = []
  public private(set) lazy var scrollMotion = ScrollMotion(node: self)
  public var overscroll = CGPoint.zero { didSet { if overscroll != oldValue { offsetDidChange() } } }
  /// Room above the first and below the last row, under bars.
  public var contentInsets = EdgeInsets() { didSet { if contentInsets != oldValue { setNeedsPlacement() } } }

  private(set) var rows = SectionRows([])
  private var heights = RowHeights(count: 0, estimatedHeight: ListMetrics.rowMinimumHeight)
  private var measuredWidth: CGFloat = 0
  /// How far the list shows under bars and beside a notch, beyond its own area. Spec: A44.
  private var reach = EdgeInsets()
  private var rowNodes: [ObjectIdentifier: ListRowNode] = [:]

  public init(context: LayoutContext, appearance: ListAppearance) {
    self.appearance = appearance
    super.init(context: context)
  }

  /// The list's structure changed: rows are asked for anew, known contents keep their nodes.
  public func reload(_ new: SectionRows) {
    if animatesNextReload, size.width > 0 { motion.capture() }
    animatesNextReload = false
    let isSameShape = new == rows
    rows = new
    if !isSameShape { selectionAnchor = nil }
    if !isSameShape { heights = RowHeights(count: new.count, estimatedHeight: heights.estimatedHeight) }
    rowNodes = rowNodes.filter { !$0.value.isDetached }
    for node in rowNodes.values { node.readTraits() }
    setNeedsLayout()
  }

  private func offsetDidChange() {
    closeOpenRow()
    setNeedsPlacement()
  }

  /// How many rows exist as nodes: what laziness tests count.
  public var visibleRowCount: Int { children.count }
  public var contentHeight: CGFloat { heights.totalHeight + contentInsets.vertical }

  // MARK: Layout

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { LeafAnswers.flexible(proposal) }

  public override func placeChildren() {
    reach = touchedSafeArea
    forgetHeightsOfOtherWidth()
    for _ in 0..<Self.roundLimit {
      placeRows()
      if !moveToTarget() { break }
    }
    pendingTarget = nil
  }

  /// Rounds in which rows on the way to the target of a scroll are measured before a pass gives up.
  private static let roundLimit = 16

  /// Walks from the first row that shows to the last, measuring as it goes: what is far away is never asked for.
  private func placeRows() {
    if contentOffset > scrollLimit.y { moveOffset(to: scrollLimit.y) }
    let shown = contentOffset + overscroll.y
    var placements: [(index: Int, node: ListRowNode, origin: CGPoint)] = []
    defer { showRows(placements + draggedPlacement(beside: placements)) }
    if rows.count > 0, let first = heights.row(at: max(0, shown - contentInsets.top - reach.top)) {
      var y = contentInsets.top - shown + heights.offset(of: first)
      var row = first
      while row < rows.count, y < size.height + reach.bottom {
        let kind = rows[row]
        let gap = gap(above: kind)
        let node = rowNode(kind)
        let width = rowWidth
        let height = node.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        heights.setHeight(height + gap, of: row)
        placements.append((row, node, CGPoint(x: (size.width - width) / 2, y: y + gap)))
        y += height + gap
        row += 1
      }
    }
  }

  /// The row under a finger stays while its place in the list scrolls out of sight.
  private func draggedPlacement(
    beside placements: [(index: Int, node: ListRowNode, origin: CGPoint)]
  ) -> [(index: Int, node: ListRowNode, origin: CGPoint)] {
    guard let reorder, reorder.source < rows.count, !placements.contains(where: { $0.node === reorder.node }) else {
      return []
    }
    let frame = frame(ofRow: reorder.source)
    return [(reorder.source, reorder.node, CGPoint(x: (size.width - rowWidth) / 2, y: frame.minY))]
  }

  private var rowWidth: CGFloat { max(0, size.width - 2 * appearance.cardMargin(width: size.width)) }

  private func showRows(_ placements: [(index: Int, node: ListRowNode, origin: CGPoint)]) {
    setChildrenWhilePlacing(placements.map(\.node))
    motion.start(placements.map { ($0.node, $0.origin.y) })
    let bleed: (left: CGFloat, right: CGFloat) = rowWidth < size.width ? (0, 0) : sideReach
    for (_, node, origin) in placements {
      (node.bleedLeft, node.bleedRight) = bleed
      node.place(
        at: CGPoint(x: origin.x, y: origin.y + node.shift.value), anchor: .topLeading,
        proposal: ProposedViewSize(width: rowWidth, height: nil))
    }
    let isSame = placements.elementsEqual(visibleRows) { $0.index == $1.index && $0.node === $1.node }
    visibleRows = placements.map { ($0.index, $0.node) }
    if !isSame { source?.shownRowsDidChange(placements.map { rows[$0.index] }) }
  }

  private func forgetHeightsOfOtherWidth() {
    guard measuredWidth != size.width else { return }
    measuredWidth = size.width
    heights.forgetAllHeights()
  }

  private func gap(above row: SectionRows.Row) -> CGFloat {
    switch row {
    case .header(let section): gap(above: section, hasHeader: true)
    case .item(let section, 0) where !rows.sections[section].hasHeader:
      gap(above: section, hasHeader: false)
    case .item(_, let index) where index > 0: appearance.rowSpacing
    default: 0
    }
  }

  private func gap(above section: Int, hasHeader: Bool) -> CGFloat {
    appearance.gap(
      above: section, hasHeader: hasHeader, followsFooter: section > 0 && rows.sections[section - 1].hasFooter)
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
    let node =
      rowNodes[ObjectIdentifier(content)]
      ?? ListRowNode(context: context, content: content, appearance: appearance, place: place)
    rowNodes[ObjectIdentifier(content)] = node
    if node.appearance != appearance { node.appearance = appearance }
    if node.place != place { node.place = place }
    node.list = self
    if selectionMode != .none || node.selection != nil { node.selection = source?.selection(of: row) }
    if editing.isActive != node.isEditing { node.isEditing = editing.isActive }
    node.editProgress = editing.progress
    return node
  }

  /// Where a row stands in the list's coordinates, measured or estimated.
  public func frame(ofRow row: Int) -> CGRect {
    let top = contentInsets.top - contentOffset - overscroll.y + heights.offset(of: row)
    let gap = gap(above: rows[row])
    return CGRect(x: 0, y: top + gap, width: size.width, height: max(0, heights.height(of: row) - gap))
  }

  // MARK: Scrolling

  public var scrollAxes: Axis.Set { .vertical }
  public var scrollOffset: CGPoint {
    get { CGPoint(x: 0, y: contentOffset) }
    set { contentOffset = newValue.y }
  }
  public var scrollLimit: CGPoint { CGPoint(x: 0, y: max(0, contentHeight - size.height)) }
  public var ownRecognizers: [GestureRecognizer] {
    scrollMotion.recognizers + (openRow == nil ? [] : editing.closers)
  }

  /// From inside the placing.
  func moveOffset(to offset: CGFloat) {
    isPlacing = true
    contentOffset = offset
    isPlacing = false
  }

  // MARK: Input

  public var visibleArea: CGRect {
    CGRect(
      x: -sideReach.left, y: -reach.top, width: size.width + reach.horizontal, height: size.height + reach.vertical)
  }
  private var sideReach: (left: CGFloat, right: CGFloat) {
    isRightToLeft ? (reach.trailing, reach.leading) : (reach.leading, reach.trailing)
  }
  public override func containsOwnContent(_ point: CGPoint) -> Bool { visibleArea.contains(point) }
  public override func contentPoint(_ point: CGPoint, isBounded: Bool = true) -> CGPoint? {
    isBounded && !visibleArea.contains(point) ? nil : point
  }

  /// While a row is open the others are not hit: a tap there closes it.
  public override var hittableChildren: [LayoutNode] { openRow.map { [$0] } ?? super.hittableChildren }

  // MARK: Drawing and meaning

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    var bounds = snappedBounds(at: offset)
    bounds.origin.x -= sideReach.left
    bounds.origin.y -= reach.top
    bounds.size.width += reach.horizontal
    bounds.size.height += reach.vertical
    var inner: [DisplayItem] = []
    if let background = appearance.background { inner.append(.rect(bounds, background)) }
    motion.drawGhosts(at: offset, into: &inner)
    drawChildren(at: offset, into: &inner)
    guard !inner.isEmpty else { return }
    items.append(.effect(.clip(Path(bounds), FillStyle()), inner))
    scrollMotion.indicator.draw(self, at: offset, into: &items)
  }

  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    var inner: [SemanticsNode] = []
    describeChildren(at: offset, into: &inner)
    nodes.append(SemanticsNode(id: id, role: .list, frame: CGRect(origin: offset, size: size), children: inner))
  }
}
