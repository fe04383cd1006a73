import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// A label that is spoken but not shown: no size, no drawing, its words kept.
struct SpokenOnlyModifier: ElementModifier {
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> SpokenOnlyNode {
    SpokenOnlyNode(context: context.layout, child: child)
  }
  func update(_ wrapper: SpokenOnlyNode, in context: ElementContext) {}
}

final class SpokenOnlyNode: UnaryNode {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  override func placeChildren() { child.place(at: .zero, anchor: .topLeading, proposal: .zero) }
  override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {}
  override var hittableChildren: [LayoutNode] { [] }
}

extension View {
  /// This view, with `label` as words that only assistive tools get.
  nonisolated func spokenLabel<Label: View>(_ label: Label) -> some View {
    background(alignment: .topLeading) { label.modifier(SpokenOnlyModifier()) }
  }
}
