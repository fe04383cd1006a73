import Foundation
import MartletDisplay
import MartletLayout

/// A node around one other: it passes on everything, and subclasses change one thing. Spec: A10, J1.
open class UnaryNode: LayoutNode {
  open var child: LayoutNode { children[0] }

  public init(context: LayoutContext, child: LayoutNode) {
    super.init(context: context)
    setChildren([child])
  }

  open override var isDetached: Bool { child.isDetached }
  open override var departure: AnyObject? {
    get { child.departure }
    set { child.departure = newValue }
  }
  open override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }
  open override func placeChildren() { child.place(at: .zero, anchor: .topLeading, proposal: proposal) }
  open override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    child.explicitAlignment(key, proposal: proposal)
  }
  open override var spacing: ViewSpacing { child.spacing }
  open override var layoutPriority: Double { child.layoutPriority }
  open override var zIndex: Double { child.zIndex }
  open override var isSpacer: Bool { child.isSpacer }
  open override func layoutValue(_ key: ObjectIdentifier) -> Any? { child.layoutValue(key) }
  open override func setStackOrientation(_ axis: Axis?) { child.setStackOrientation(axis) }
  open override var keepsGroup: Bool { false }
}

/// A unary node whose arrangement is one of the layout module's rules: frames, padding, aspect ratio.
public final class UnaryLayoutNode<Rule: UnaryLayout>: UnaryNode {
  public var rule: Rule {
    didSet { setNeedsLayout() }
  }

  public init(context: LayoutContext, child: LayoutNode, rule: Rule) {
    self.rule = rule
    super.init(context: context, child: child)
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    rule.sizeThatFits(proposal, child: child)
  }

  public override func placeChildren() {
    let (proposal, origin) = rule.placement(in: size, proposal: proposal, child: child)
    child.place(at: origin, anchor: .topLeading, proposal: proposal)
  }

  public override var spacing: ViewSpacing { rule.spacing(around: child.spacing) }

  /// The child's guide, moved by where the child stands. Spec: B19.
  public override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    rule.explicitAlignment(key, proposal: proposal, child: child)
  }

  /// A frame around a spacer is a box like any other. Spec: A30.
  public override var isSpacer: Bool { false }
}
