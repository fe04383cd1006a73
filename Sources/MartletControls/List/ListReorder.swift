import Foundation
import MartletLayout
import MartletTree

/// A row of an edited list that a finger moves among its neighbours; held near the list's upper or lower end it scrolls
/// the list. Spec: G10, G11, G32.
final class ListReorder {
  private unowned let list: ListNode
  let node: ListRowNode
  private let editing: RowEditing
  /// The flat number of the row, and of the first and last row of its loop.
  let source: Int
  private let rows: ClosedRange<Int>
  private var target: Int
  /// Where the row stood when the finger took it, and how far the list had scrolled.
  private let top: CGFloat
  private let startOffset: CGFloat
  /// Where the finger was then, and where it is, in the window.
  private let start: CGFloat
  private var finger: CGFloat
  /// Rows that made room, also those that have scrolled out of sight since.
  private var shifted: [ObjectIdentifier: ListRowNode] = [:]
  private var isScrolling = false

  init?(list: ListNode, node: ListRowNode, row: Int, start: CGFloat) {
    guard let editing = node.traits.editing, let position = editing.position(), position.count > 0 else { return nil }
    (self.list, self.node, self.editing, self.start, finger) = (list, node, editing, start, start)
    (source, target) = (row, row)
    (top, startOffset) = (node.origin.y - node.shift.value, list.contentOffset)
    rows = row - position.index...row - position.index + position.count - 1
    node.isDragged = true
  }

  /// The finger is there, in the window.
  func follow(_ y: CGFloat) {
    finger = y
    place()
    if scrollSpeed != 0 { scroll() }
  }

  private func place() {
    let way = finger - start
    node.shift.hold(at: way + list.contentOffset - startOffset)
    let height = node.size.height
    let top = top + way
    target = source
    for row in list.visibleRows where row.index != source && rows.contains(row.index) {
      let middle = row.node.origin.y - row.node.shift.value + row.node.size.height / 2
      let makesRoom = row.index > source ? top + height > middle : top < middle
      if makesRoom { target = row.index > source ? max(target, row.index) : min(target, row.index) }
      row.node.shift.move(to: makesRoom ? (row.index > source ? -height : height) : 0)
      shifted[ObjectIdentifier(row.node)] = row.node
    }
    list.setNeedsPlacement()
    list.motion.move()
  }

  // MARK: Scrolling

  /// Points a second, the faster the nearer the row's edge is to the list's, or further beyond it.
  private var scrollSpeed: CGFloat {
    let top = top + finger - start
    let bottom = top + node.size.height
    let zone = ListMetrics.reorderScrollZone
    let (above, below) = (zone - top, bottom - (list.size.height - zone))
    if above > 0, list.contentOffset > 0 { return -ListMetrics.reorderScrollSpeed * min(1, above / zone) }
    guard below > 0, list.contentOffset < list.scrollLimit.y else { return 0 }
    return ListMetrics.reorderScrollSpeed * min(1, below / zone)
  }

  private func scroll() {
    guard !isScrolling else { return }
    isScrolling = true
    var last: Double?
    list.context.clock.addMovement { [weak self] time in
      guard let self, node.isDragged, scrollSpeed != 0 else {
        self?.isScrolling = false
        return false
      }
      let way = scrollSpeed * CGFloat(time - (last ?? time))
      last = time
      list.contentOffset = min(max(0, list.contentOffset + way), list.scrollLimit.y)
      place()
      return true
    }
  }

  /// Spec: G10: the offset before which the row goes counts in the old order.
  func end() {
    node.isDragged = false
    let (from, to) = (source - rows.lowerBound, target - rows.lowerBound)
    if from != to {
      list.animatesNextReload = true
      editing.move?(from, to > from ? to + 1 : to)
    }
    let visible = list.visibleRows.map(\.node)
    for row in visible { row.shift.move(from: row.shift.value, to: 0) }
    for row in shifted.values where !visible.contains(where: { $0 === row }) { row.shift.hold(at: 0) }
    list.motion.move()
  }
}
