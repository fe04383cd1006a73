import Foundation
import MartletDisplay
import MartletLayout

/// Moves the drawing without moving the layout; x counts in reading direction. Spec: B34, A12.
public final class OffsetNode: UnaryNode {
  public var offset: CGSize { didSet { if offset != oldValue { setNeedsDisplay() } } }

  public init(context: LayoutContext, child: LayoutNode, offset: CGSize) {
    self.offset = offset
    super.init(context: context, child: child)
  }

  public override var contentShift: CGSize {
    let x = isRightToLeft ? -offset.width : offset.width
    return CGSize(width: x.isFinite ? x : 0, height: offset.height.isFinite ? offset.height : 0)
  }
  private func moved(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + contentShift.width, y: point.y + contentShift.height)
  }

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    drawChildren(at: moved(offset), into: &items)
  }
  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    describeChildren(at: moved(offset), into: &nodes)
  }
}
