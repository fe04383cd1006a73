import Foundation
import MartletDisplay
import MartletTree

/// Moves the rows of a list to their new places when rows come, go or change their order. Spec: G20.
final class ListMotion {
  /// What a row that has gone showed: it fades where it was, under the others.
  private struct Ghost {
    let group: DisplayGroup
    let origin: CGPoint
    let start: Double
    var opacity = 1.0
  }
  private unowned let list: ListNode
  private var ghosts: [Ghost] = []
  /// Where rows stood before a change that is not laid out yet, by their content.
  private var oldPlaces: [ObjectIdentifier: (node: ListRowNode, y: CGFloat)]?
  private var isMoving = false

  init(list: ListNode) { self.list = list }

  /// The rows are about to change.
  func capture() {
    var places: [ObjectIdentifier: (node: ListRowNode, y: CGFloat)] = [:]
    for row in list.visibleRows { places[ObjectIdentifier(row.node.content)] = (row.node, row.node.origin.y) }
    oldPlaces = places
  }

  /// The rows have their new places: they start from where they were.
  func start(_ placements: [(node: ListRowNode, y: CGFloat)]) {
    guard var old = oldPlaces else { return }
    oldPlaces = nil
    let now = list.context.clock.now
    for (node, y) in placements {
      if let before = old.removeValue(forKey: ObjectIdentifier(node.content)) {
        node.shift.move(from: before.y - y, to: 0)
      } else {
        node.shift.fadeIn(at: now)
      }
    }
    for (node, _) in old.values where node.isDetached || node.content.departure != nil {
      ghosts.append(Ghost(group: node.displayGroup(), origin: node.origin, start: now))
    }
    move()
  }

  func move() {
    guard !isMoving else { return }
    isMoving = true
    list.context.clock.addMovement { [weak self] in self?.step($0) ?? false }
  }

  private func step(_ time: Double) -> Bool {
    isMoving = false
    for row in list.visibleRows where row.node.shift.advance(to: time) { isMoving = true }
    for index in ghosts.indices {
      ghosts[index].opacity = max(0, 1 - (time - ghosts[index].start) / MotionMetrics.rowDuration)
    }
    ghosts.removeAll { $0.opacity <= 0 }
    isMoving = isMoving || !ghosts.isEmpty
    list.setNeedsPlacement()
    list.setNeedsDisplay()
    return isMoving
  }

  func drawGhosts(at offset: CGPoint, into items: inout [DisplayItem]) {
    for ghost in ghosts {
      let place = CGPoint(x: offset.x + ghost.origin.x, y: offset.y + ghost.origin.y)
      items.append(.effect(.opacity(ghost.opacity), [.group(ghost.group, offset: list.snapped(place))]))
    }
  }
}
