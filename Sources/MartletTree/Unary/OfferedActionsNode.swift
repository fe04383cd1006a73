import Foundation
import MartletDisplay

/// Gives the elements of its child more actions for assistive tools: what the controls of other nodes do, which are
/// never shown.
public final class OfferedActionsNode: UnaryNode, ElementActing {
  /// What holds the controls.
  public var sources: () -> [LayoutNode] = { [] }

  /// The controls that can be tapped, with what they are called.
  private var controls: [SemanticsNode] {
    var found: [SemanticsNode] = []
    for source in sources() { source.children.forEach { $0.describe(at: .zero, into: &found) } }
    return found.flatMap(\.selfAndInner).filter { $0.actions.contains("tap") && !$0.traits.contains(.disabled) }
  }

  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    let start = nodes.count
    super.describe(at: offset, into: &nodes)
    let names = controls.compactMap(\.label)
    for index in start..<nodes.count {
      nodes[index].actions += names.filter { !nodes[index].actions.contains($0) }
    }
  }

  public func perform(_ action: String) -> Bool {
    guard let control = controls.first(where: { $0.label == action }) else { return false }
    for source in sources() {
      guard let acting = source.node(withID: control.id) as? any ElementActing else { continue }
      return acting.perform("tap")
    }
    return false
  }
}

extension SemanticsNode {
  fileprivate var selfAndInner: [SemanticsNode] { [self] + children.flatMap(\.selfAndInner) }
}
