import Foundation
import MartletLayout

/// A primary with something before or behind it that takes no part in the layout. Spec: B22.
public final class OverlayNode: UnaryNode {
  public enum Order { case behind, inFront }
  public let order: Order
  public var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }
  private var primary: LayoutNode

  public init(context: LayoutContext, primary: LayoutNode, order: Order, alignment: Alignment) {
    self.order = order
    self.alignment = alignment
    self.primary = primary
    super.init(context: context, child: primary)
  }

  /// The secondaries in source order, drawn on one another.
  public var secondaries: [LayoutNode] = [] {
    didSet { setChildren(order == .behind ? secondaries + [primary] : [primary] + secondaries) }
  }

  public override var child: LayoutNode { primary }

  /// Whether pointers find the secondaries, too.
  var secondariesAreHittable = true
  public override var hittableChildren: [LayoutNode] {
    secondariesAreHittable ? childrenInDrawingOrder : [primary]
  }

  public override func placeChildren() {
    primary.place(at: .zero, anchor: .topLeading, proposal: proposal)
    let offered = ProposedViewSize(size)
    let own = primary.dimensions(in: proposal)
    for secondary in secondaries {
      let dimensions = secondary.dimensions(in: offered)
      let origin = CGPoint(
        x: own[alignment.horizontal] - dimensions[alignment.horizontal],
        y: own[alignment.vertical] - dimensions[alignment.vertical])
      secondary.place(at: origin, anchor: .topLeading, proposal: offered)
    }
  }
}
