import Foundation
import MartletLayout
import MartletTree

/// A row of an edited list that a finger moves among its neighbours. Spec: G10, G11.
final class ListReorder {
  private unowned let list: ListNode
  let node: ListRowNode
  private let editing: RowEditing
  /// The flat number of the row, and of the first and last row of its loop.
  private let source: Int
  private let rows: ClosedRange<Int>
  private var target: Int
  /// Where the row stood when the finger took it.
  private let top: CGFloat
  /// Where the finger was then, in the window.
  private let start: CGFloat

  init?(list: ListNode, node: ListRowNode, row: Int, start: CGFloat) {
    guard let editing = node.traits.editing, let position = editing.position(), position.count > 0 else { return nil }
    (self.list, self.node, self.editing, self.start) = (list, node, editing, start)
    (source, target) = (row, row)
    top = node.origin.y - node.shift.value
    rows = row - position.index...row - position.index + position.count - 1
    node.isDragged = true
  }

  /// The finger is there, in the window.
  func follow(_ y: CGFloat) {
    let way = y - start
    node.shift.hold(at: way)
    let height = node.size.height
    let top = top + way
    target = source
    for row in list.visibleRows where row.index != source && rows.contains(row.index) {
      let middle = row.node.origin.y - row.node.shift.value + row.node.size.height / 2
      let makesRoom = row.index > source ? top + height > middle : top < middle
      if makesRoom { target = row.index > source ? max(target, row.index) : min(target, row.index) }
      row.node.shift.move(to: makesRoom ? (row.index > source ? -height : height) : 0)
    }
    list.setNeedsPlacement()
    list.motion.move()
  }

  /// Spec: G10: the offset before which the row goes counts in the old order.
  func end() {
    node.isDragged = false
    let (from, to) = (source - rows.lowerBound, target - rows.lowerBound)
    if from != to {
      list.animatesNextReload = true
      editing.move?(from, to > from ? to + 1 : to)
    }
    for row in list.visibleRows { row.node.shift.move(from: row.node.shift.value, to: 0) }
    list.motion.move()
  }
}
