import Foundation

/// Inside this node a layout pass may be animated in another way than around it. Spec: E3, E5.
public final class MotionScopeNode: UnaryNode {
  /// The driver for what is inside, from the one around.
  public var driver: (MotionDriver?) -> MotionDriver? = { $0 }

  public override func placeChildren() {
    let outer = context.motionDriver
    context.motionDriver = driver(outer)
    super.placeChildren()
    context.motionDriver = outer
  }
}
