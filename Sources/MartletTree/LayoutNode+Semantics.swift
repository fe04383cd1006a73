import Foundation
import MartletDisplay

extension LayoutNode {
  public final func describeChildren(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    let first = nodes.count
    for child in children {
      child.addMeaning(at: CGPoint(x: offset.x + child.origin.x, y: offset.y + child.origin.y), into: &nodes)
    }
    Self.orderByPriority(&nodes, from: first)
  }

  /// Elements of a higher priority come first; the others stay in their order.
  private static func orderByPriority(_ nodes: inout [SemanticsNode], from first: Int) {
    guard nodes[first...].contains(where: { $0.sortPriority != 0 }) else { return }
    let ordered = nodes[first...].enumerated().sorted {
      ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
    }
    nodes.replaceSubrange(first..., with: ordered.map(\.element))
  }

  /// The meaning of everything below, the node's corner at `offset` in the window.
  public final func semantics(at offset: CGPoint = .zero) -> [SemanticsNode] {
    var nodes: [SemanticsNode] = []
    describe(at: offset, into: &nodes)
    return nodes
  }
}

extension SemanticsNode {
  /// Changes the frames of the element and of all inside.
  mutating func mapFrames(_ change: (CGRect) -> CGRect) {
    frame = change(frame)
    for index in children.indices { children[index].mapFrames(change) }
  }
}
