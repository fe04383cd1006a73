import Foundation
import MartletDisplay

extension LayoutNode {
  /// The node that a pointer at `point` (own coordinates) means: the last drawn one whose content lies there, or
  /// nil where nothing does. Gestures are then looked for from it upwards. Spec: H19, H27, H29.
  public final func hit(_ point: CGPoint) -> LayoutNode? {
    guard let inner = contentPoint(point, isBounded: true) else { return nil }
    for child in hittableChildren.reversed() {
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

  /// An own point in the coordinates of the window, through all that moves or turns the node.
  public final func windowPoint(fromOwn point: CGPoint) -> CGPoint {
    var point = point
    var node: LayoutNode = self
    while let parent = node.parent {
      point = parent.shownPoint(CGPoint(x: point.x + node.origin.x, y: point.y + node.origin.y))
      node = parent
    }
    return CGPoint(x: point.x + node.origin.x, y: point.y + node.origin.y)
  }

  /// Where a tap on what the node means goes, in its own coordinates: the middle of the control in it that is pressed,
  /// or else its own. Where that lies in a gap of the control's label, which takes no pointers, the middle of what is
  /// nearest.
  public final var activationPoint: CGPoint {
    guard let control = firstPressed else { return CGPoint(x: size.width / 2, y: size.height / 2) }
    let frame = control.frame(in: self)
    let middle = CGPoint(x: control.size.width / 2, y: control.size.height / 2)
    guard control.hit(middle) == nil, let point = control.contentMiddle(nearestTo: middle) else {
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    return CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
  }

  /// Of the middles of all leaves that take pointers.
  private func contentMiddle(nearestTo place: CGPoint) -> CGPoint? {
    var middles: [CGPoint] = []
    func visit(_ node: LayoutNode) {
      guard node.hittableChildren.isEmpty else { return node.hittableChildren.forEach(visit) }
      let frame = node.frame(in: self)
      middles.append(CGPoint(x: frame.midX, y: frame.midY))
    }
    visit(self)
    func distance(_ point: CGPoint) -> CGFloat { hypot(point.x - place.x, point.y - place.y) }
    return middles.filter { hit($0) != nil }.min { distance($0) < distance($1) }
  }

  private var firstPressed: MeaningNode? {
    if let meaning = self as? MeaningNode, meaning.takesPresses { return meaning }
    for child in hittableChildren { if let found = child.firstPressed { return found } }
    return nil
  }
}
