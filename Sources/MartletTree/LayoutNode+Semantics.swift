import Foundation
import MartletDisplay

extension LayoutNode {
  public final func describeChildren(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    for child in children {
      child.addMeaning(at: CGPoint(x: offset.x + child.origin.x, y: offset.y + child.origin.y), into: &nodes)
    }
  }

  /// The meaning of everything below, the node's corner at `offset` in the window.
  public final func semantics(at offset: CGPoint = .zero) -> [SemanticsNode] {
    var nodes: [SemanticsNode] = []
    describe(at: offset, into: &nodes)
    return nodes
  }
}
