import Foundation
import MartletDisplay
import MartletLayout

/// Takes no room, and keeps its child where nobody sees, hears or touches it. Shortcuts of controls inside work.
public final class UnseenNode: UnaryNode {
  public override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  public override func placeChildren() { child.place(at: .zero, anchor: .topLeading, proposal: .unspecified) }
  public override var spacing: ViewSpacing { .zero }
  public override var hittableChildren: [LayoutNode] { [] }
  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {}
  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {}
}
