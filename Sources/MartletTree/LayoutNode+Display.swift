import Foundation
import MartletDisplay

extension LayoutNode {
  /// What the node drew, made again only when it or something in it changed.
  public final func displayGroup() -> DisplayGroup {
    if let cachedGroup, !needsDisplay { return cachedGroup }
    var items: [DisplayItem] = []
    drawMoving(at: .zero, into: &items)
    let group = DisplayGroup(items)
    cachedGroup = group
    needsDisplay = false
    return group
  }

  /// Adds the node's drawing to its parent's list, the node's corner laid out at `offset`.
  public final func addDisplay(at place: CGPoint, into items: inout [DisplayItem]) {
    var offset = place
    if let motion = nodeMotion {
      offset = CGPoint(x: place.x + motion.displacement.width, y: place.y + motion.displacement.height)
    }
    guard keepsGroup else {
      needsDisplay = false
      return drawMoving(at: offset, into: &items)
    }
    let group = displayGroup()
    if !group.items.isEmpty { items.append(.group(group, offset: snapped(offset))) }
  }

  /// Children in drawing order: by z index, then source order. Spec: J21.
  public final func drawChildren(at offset: CGPoint, into items: inout [DisplayItem]) {
    if keepsStretches, offset == .zero, drawStretches(into: &items) { return }
    for child in leaving.isEmpty ? childrenInDrawingOrder : Self.inDrawingOrder(childrenWithLeaving) {
      child.addDisplay(at: CGPoint(x: offset.x + child.origin.x, y: offset.y + child.origin.y), into: &items)
    }
  }

  public final var childrenInDrawingOrder: [LayoutNode] { Self.inDrawingOrder(children) }

  private static func inDrawingOrder(_ children: [LayoutNode]) -> [LayoutNode] {
    guard children.count > 1, children.contains(where: { $0.zIndex != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  /// A point on the device's pixel grid. Spec: A8.
  public final func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: context.snap(point.x), y: context.snap(point.y))
  }

  /// The node's area at `offset` with its edges on the pixel grid. Spec: A8.
  public final func snappedBounds(at offset: CGPoint) -> CGRect {
    let left = context.snap(offset.x)
    let top = context.snap(offset.y)
    return CGRect(
      x: left, y: top, width: context.snap(offset.x + size.width) - left,
      height: context.snap(offset.y + size.height) - top)
  }

  public final var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The node's area in the coordinates of `ancestor`, or of the root when nil.
  public final func frame(in ancestor: LayoutNode? = nil) -> CGRect {
    var offset = CGPoint.zero
    var node: LayoutNode? = self
    while let here = node, here !== ancestor {
      let shift = here.parent?.contentShift ?? .zero
      offset = CGPoint(x: offset.x + here.origin.x + shift.width, y: offset.y + here.origin.y + shift.height)
      node = here.parent
    }
    return CGRect(origin: offset, size: size)
  }
}
