import Foundation
import MartletDisplay

/// Gives its child another hit area: the pointer means the child inside `area` and nowhere else. Spec: H21.
public final class ContentShapeNode: UnaryNode {
  /// Whether a point lies in the area, for the child's bounds.
  public var area: (CGPoint, CGRect) -> Bool

  public init(context: LayoutContext, child: LayoutNode, area: @escaping (CGPoint, CGRect) -> Bool) {
    self.area = area
    super.init(context: context, child: child)
  }

  public override func containsOwnContent(_ point: CGPoint) -> Bool { area(point, bounds) }
  public override func contentPoint(_ point: CGPoint, isBounded: Bool = true) -> CGPoint? {
    isBounded && !area(point, bounds) ? nil : point
  }
}

/// Lets pointers through to what is behind its child. Spec: H22.
public final class HitGateNode: UnaryNode {
  public var isOpen = true
  public override func contentPoint(_ point: CGPoint, isBounded: Bool = true) -> CGPoint? {
    isBounded && !isOpen ? nil : point
  }
}
