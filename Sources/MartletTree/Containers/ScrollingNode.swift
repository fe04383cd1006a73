import Foundation
import MartletLayout

/// A node that shows a part of its content through its own area: a scroll view, a list.
///
/// Lazy containers inside make what is near that part, and programmatic scrolling moves it.
public protocol ScrollingNode: LayoutNode {
  var scrollAxes: Axis.Set { get }
  /// The part of the node's own coordinates through which content shows, in points; it may reach under bars.
  var visibleArea: CGRect { get }
  /// Asks for `node`, which is placing itself, to be placed again when what it sees of the content changes.
  func follow(_ node: LayoutNode)
  /// Content in front of what shows became longer by `distance` points: what shows is to stay where it is.
  func contentDidGrow(by distance: CGFloat, along axis: Axis)
  /// Scrolls until `target`, a rectangle in the node's coordinates, shows. It is asked again while rows on the way
  /// are measured. A nil anchor scrolls as little as possible. Spec: G17.
  func scroll(to target: @escaping () -> CGRect?, anchor: UnitPoint?)
}

extension LayoutNode {
  /// The nearest node above that scrolls along `axis`.
  public final func scrollingNode(along axis: Axis) -> ScrollingNode? {
    var node = parent
    while let here = node {
      if let scrolling = here as? ScrollingNode, scrolling.scrollAxes.includes(axis) { return scrolling }
      node = here.parent
    }
    return nil
  }

  /// Whether the node is `ancestor` or below it.
  public final func isInside(_ ancestor: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let here = node {
      if here === ancestor { return true }
      node = here.parent
    }
    return false
  }
}

extension Axis.Set {
  func includes(_ axis: Axis) -> Bool { contains(axis == .horizontal ? Axis.Set.horizontal : Axis.Set.vertical) }
}

extension CGPoint {
  init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGRect {
  /// The rectangle's extent along `axis`, counted from the right in right-to-left areas of `width`.
  func extent(along axis: Axis, isRightToLeft: Bool, width: CGFloat) -> (start: CGFloat, end: CGFloat) {
    guard axis == .horizontal else { return (minY, maxY) }
    return isRightToLeft ? (width - maxX, width - minX) : (minX, maxX)
  }
}
