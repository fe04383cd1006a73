import Foundation
import MartletDisplay

extension LayoutNode {
  /// The node's corner as it is drawn, in its parent's coordinates.
  public final var shownOrigin: CGPoint {
    guard let motion = nodeMotion else { return origin }
    return CGPoint(x: origin.x + motion.displacement.width, y: origin.y + motion.displacement.height)
  }

  /// Where the node is drawn, in the coordinates of `ancestor`, or of the root when nil.
  public final func shownFrame(in ancestor: LayoutNode? = nil) -> CGRect {
    var offset = CGPoint.zero
    var node: LayoutNode? = self
    while let here = node, here !== ancestor {
      let shift = here.parent?.contentShift ?? .zero
      let origin = here.shownOrigin
      offset = CGPoint(x: offset.x + origin.x + shift.width, y: offset.y + origin.y + shift.height)
      node = here.parent
    }
    return CGRect(origin: offset, size: nodeMotion?.shownSize ?? size)
  }

  /// The layout pass that runs gave the node another frame than `old`.
  final func frameDidChange(from old: CGRect) {
    if let driver = context.motionDriver, hasBeenDrawn {
      driver.frameDidChange(of: self, from: old)
    } else {
      nodeMotion?.frameDidChangeAtOnce(from: old)
    }
  }

  /// The motion is at another point of its way.
  public final func motionDidStep(movesOnly: Bool) {
    guard movesOnly else { return setNeedsDisplay() }
    parent?.forgetDrawing(of: self)
    parent?.setNeedsDisplay()
  }

  /// What the node draws now, its corner at the origin.
  public final func currentDrawing() -> [DisplayItem] {
    var items: [DisplayItem] = []
    if let motion = nodeMotion { motion.draw(at: .zero, into: &items) } else { draw(at: .zero, into: &items) }
    return items
  }

  /// Draws, on the way where there is one.
  final func drawMoving(at offset: CGPoint, into items: inout [DisplayItem]) {
    hasBeenDrawn = true
    if let motion = nodeMotion { motion.draw(at: offset, into: &items) } else { draw(at: offset, into: &items) }
  }

  /// Adds the node's meaning to its parent's, the node's corner laid out at `offset`.
  public final func addMeaning(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    guard let motion = nodeMotion else { return describe(at: offset, into: &nodes) }
    let shown = CGPoint(x: offset.x + motion.displacement.width, y: offset.y + motion.displacement.height)
    withSize(motion.shownSize) { describe(at: shown, into: &nodes) }
  }

  // MARK: Leaving

  /// Children that have been taken out and are still drawn, each with the number of children that stood before it.
  public final var leavingChildren: [LayoutNode] { leaving.map(\.node) }

  /// Children that are about to leave stay in the drawing. Called with the list that is about to be replaced.
  final func keepLeavingChildren(_ new: [LayoutNode]) {
    guard children.contains(where: { $0.departure != nil }) else { return }
    let staying = Set(new.map(ObjectIdentifier.init))
    for (index, child) in children.enumerated()
    where child.departure != nil && child.hasBeenDrawn && !staying.contains(ObjectIdentifier(child)) {
      leaving.append(LeavingChild(node: child, position: index))
    }
  }

  /// A child's departure has ended: it is no longer drawn.
  public final func removeLeavingChild(_ child: LayoutNode) {
    guard let index = leaving.firstIndex(where: { $0.node === child }) else { return }
    leaving.remove(at: index)
    if child.parent === self { child.parent = nil }
    setNeedsDisplay()
  }

  /// The children with those that are leaving among them, each where it stood.
  final var childrenWithLeaving: [LayoutNode] {
    var all = children
    for leaving in leaving.reversed() { all.insert(leaving.node, at: min(leaving.position, all.count)) }
    return all
  }
}

/// A child that is drawn and no longer laid out. Spec: E29.
struct LeavingChild {
  let node: LayoutNode
  let position: Int
}
