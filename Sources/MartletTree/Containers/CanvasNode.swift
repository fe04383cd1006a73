import Foundation
import MartletDisplay
import MartletLayout

/// A leaf that takes all room and draws by hand; its children are pictures that the drawing may use, each at its
/// ideal size.
public final class CanvasNode: LayoutNode {
  public var drawing: (CGSize) -> [DisplayItem] = { _ in [] } { didSet { setNeedsDisplay() } }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { LeafAnswers.flexible(proposal) }

  public override func placeChildren() {
    for child in children { child.place(at: .zero, anchor: .topLeading, proposal: .unspecified) }
  }

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    let drawn = drawing(size)
    guard !drawn.isEmpty else { return }
    items.append(.group(DisplayGroup(drawn), offset: snapped(offset)))
  }

  /// The symbols are part of the drawing, which means nothing by itself.
  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {}
  public override var hittableChildren: [LayoutNode] { [] }
  public override func containsOwnContent(_ point: CGPoint) -> Bool { bounds.contains(point) }
}

extension LayoutNode {
  /// What the node draws, its corner at the origin.
  public final var drawnItems: [DisplayItem] {
    var items: [DisplayItem] = []
    addDisplay(at: .zero, into: &items)
    return items
  }
}
