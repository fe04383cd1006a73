import Foundation
import MartletDisplay

/// Says what shape the area of its child has, for those inside that follow it with an even distance.
public final class ContainerShapeNode: UnaryNode {
  /// The shape's outline in an area, made smaller by a distance on all sides first.
  public var outline: (CGRect, _ inset: CGFloat) -> Path = { area, inset in Path(area.insetBy(dx: inset, dy: inset)) } {
    didSet { setNeedsDisplay() }
  }
}

extension LayoutNode {
  /// The outline, in an area of this node's coordinates, of the container shape around: as far inside of the
  /// container as the node is at its nearest side. Nil where no container has a shape.
  public final func containerOutline(in area: CGRect, inset: CGFloat) -> Path? {
    let around = sequence(first: self, next: \.parent).lazy.compactMap { $0 as? ContainerShapeNode }.first
    guard let around else { return nil }
    let place = frame(in: around)
    let nearest = [place.minX, place.minY, around.size.width - place.maxX, around.size.height - place.maxY].min() ?? 0
    let distance = max(0, nearest)
    return around.outline(area.insetBy(dx: -distance, dy: -distance), distance + inset)
  }
}
