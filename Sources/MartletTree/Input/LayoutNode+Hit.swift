import Foundation
import MartletDisplay

extension LayoutNode {
  /// The node that a pointer at `point` (own coordinates) means: the last drawn one whose content lies there, or
  /// nil where nothing does. Gestures are then looked for from it upwards. Spec: H19.
  public final func hit(_ point: CGPoint) -> LayoutNode? {
    guard let inner = contentPoint(point) else { return nil }
    for child in childrenInDrawingOrder.reversed() {
      let place = CGPoint(x: inner.x - child.origin.x, y: inner.y - child.origin.y)
      if let found = child.hit(place) { return found }
    }
    return containsOwnContent(point) ? self : nil
  }

  /// A point of the window in the node's own coordinates, through all that moves or turns it; nil where a transform
  /// on the way has no inverse.
  public final func ownPoint(fromWindow point: CGPoint) -> CGPoint? {
    guard let parent else { return CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
    guard let outer = parent.ownPoint(fromWindow: point), let inner = parent.contentPoint(outer, isBounded: false)
    else { return nil }
    return CGPoint(x: inner.x - origin.x, y: inner.y - origin.y)
  }
}
