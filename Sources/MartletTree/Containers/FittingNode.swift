import Foundation
import MartletLayout

/// Shows the first of several alternatives that fits into the room there is. Spec: B60, B61.
///
/// Alternatives know this node as their parent, so that a change in one that does not show is noticed; `children`
/// is the one that shows.
public final class FittingNode: LayoutNode {
  public var axes: Axis.Set { didSet { if axes != oldValue { setNeedsLayout() } } }
  public private(set) var alternatives: [LayoutNode] = []

  public init(context: LayoutContext, axes: Axis.Set) {
    self.axes = axes
    super.init(context: context)
  }

  deinit { for node in alternatives where node.parent === self { node.parent = nil } }

  public func setAlternatives(_ new: [LayoutNode]) {
    for node in alternatives where node.parent === self { node.parent = nil }
    setChildrenInLayout([])
    alternatives = new
    for node in new { node.parent = self }
    setNeedsLayout()
  }

  private func chosen(_ proposal: ProposedViewSize) -> LayoutNode? {
    ViewThatFitsChoice(axes: axes).index(among: alternatives, proposal: proposal).map { alternatives[$0] }
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    chosen(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  public override func placeChildren() {
    guard let shown = chosen(proposal) else { return }
    setChildrenInLayout([shown])
    for node in alternatives { node.parent = self }
    shown.place(at: .zero, anchor: .topLeading, proposal: proposal)
  }

  public override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    chosen(proposal)?.explicitAlignment(key, proposal: proposal)
  }
  public override var spacing: ViewSpacing { (children.first ?? alternatives.first)?.spacing ?? ViewSpacing() }
  public override var keepsGroup: Bool { false }
}
