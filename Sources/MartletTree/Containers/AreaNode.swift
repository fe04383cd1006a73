import Foundation
import MartletLayout

/// Takes all room it is offered and lays its children out at the top leading corner; tells when it was placed, so
/// that content can depend on the size. Spec: A47.
public final class AreaNode: LayoutNode {
  /// Called in each placing pass that reaches the node, before its children are placed.
  public var onPlace: () -> Void = {}

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { LeafAnswers.flexible(proposal) }

  public override func placeChildren() {
    onPlace()
    for child in children { child.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(size)) }
  }
}
