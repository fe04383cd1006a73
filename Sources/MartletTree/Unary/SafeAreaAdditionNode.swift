import Foundation
import MartletDisplay
import MartletLayout

/// Makes the safe area of its child smaller: by fixed lengths, or by what stands at one edge. The child is laid out
/// in the rest; what scrolls in it shows up to the edge. Spec: B45.
public final class SafeAreaAdditionNode: UnaryNode, SafeAreaProviding {
  /// Views along one edge of the child.
  public struct Bar: Equatable {
    public var edge: Edge
    /// Where the bar lies along its edge: a guide of the axis across.
    public var alignment: Alignment
    /// Points between bar and content.
    public var spacing: CGFloat
    public init(edge: Edge, alignment: Alignment, spacing: CGFloat) {
      (self.edge, self.alignment, self.spacing) = (edge, alignment, spacing)
    }
  }

  public var insets = EdgeInsets() { didSet { if insets != oldValue { setNeedsLayout() } } }
  public var bar: Bar? { didSet { if bar != oldValue { setNeedsLayout() } } }
  private let primary: LayoutNode
  private let column: LayoutContainerNode<ZStackLayout>

  public override init(context: LayoutContext, child: LayoutNode) {
    primary = child
    column = LayoutContainerNode(context: context, arrangement: ZStackLayout())
    super.init(context: context, child: child)
  }

  public override var child: LayoutNode { primary }

  /// What the bar shows.
  public func setBarContent(_ elements: [LayoutNode]) {
    column.setChildren(elements)
    setChildren(elements.isEmpty ? [primary] : [primary, column])
  }

  private var hasBar: Bool { bar != nil && children.count > 1 }
  private func isVertical(_ edge: Edge) -> Bool { edge == .top || edge == .bottom }

  /// The bar's proposal: the room across, its ideal length along.
  private func barProposal(_ proposal: ProposedViewSize, _ bar: Bar) -> ProposedViewSize {
    isVertical(bar.edge)
      ? ProposedViewSize(width: proposal.width, height: nil) : ProposedViewSize(width: nil, height: proposal.height)
  }

  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    guard let bar, hasBar else { return insets }
    let size = column.sizeThatFits(barProposal(proposal, bar))
    return EdgeInsets(Edge.Set(bar.edge), (isVertical(bar.edge) ? size.height : size.width) + bar.spacing)
  }

  public var safeAreaInsets: EdgeInsets { insets(proposal) }

  private func reduced(_ proposal: ProposedViewSize, by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(proposal)
    let content = primary.sizeThatFits(reduced(proposal, by: insets))
    return CGSize(width: content.width + insets.horizontal, height: content.height + insets.vertical)
  }

  public override func placeChildren() {
    let insets = insets(proposal)
    primary.place(
      at: CGPoint(x: insets.leading, y: insets.top), anchor: .topLeading, proposal: reduced(proposal, by: insets))
    guard let bar, hasBar else { return }
    let offered = barProposal(ProposedViewSize(size), bar)
    let own = ViewDimensions(size: size) { _ in nil }
    let dimensions = column.dimensions(in: offered)
    var origin = CGPoint(
      x: own[bar.alignment.horizontal] - dimensions[bar.alignment.horizontal],
      y: own[bar.alignment.vertical] - dimensions[bar.alignment.vertical])
    switch bar.edge {
    case .top: origin.y = 0
    case .bottom: origin.y = size.height - dimensions.height
    case .leading: origin.x = 0
    case .trailing: origin.x = size.width - dimensions.width
    }
    column.place(at: origin, anchor: .topLeading, proposal: offered)
  }

  public override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    let insets = insets(proposal)
    let value = primary.explicitAlignment(key, proposal: reduced(proposal, by: insets))
    return value.map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
  }
  public override var isSpacer: Bool { false }
}
