import Foundation
import MartletLayout

/// Gives its child lengths that follow from the nearest container: the screen or page without its safe area, or a
/// scroll view. Spec: B68.
public final class ContainerRelativeNode: UnaryNode {
  public var axes: Axis.Set
  public var alignment: Alignment
  /// The length along an axis for a container of that length.
  public var length: (CGFloat, Axis) -> CGFloat { didSet { setNeedsLayout() } }
  /// The container's size that the last answers were made from.
  private var usedContainer: CGSize?

  public init(
    context: LayoutContext, child: LayoutNode, axes: Axis.Set, alignment: Alignment,
    length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    (self.axes, self.alignment, self.length) = (axes, alignment, length)
    super.init(context: context, child: child)
  }

  private var container: CGSize {
    var node = parent
    while let here = node {
      if here is ScrollingNode { return here.size }
      if let page = here as? SafeAreaProviding, !(here is SafeAreaAdditionNode) {
        let insets = page.safeAreaInsets
        return CGSize(
          width: max(0, here.size.width - insets.horizontal), height: max(0, here.size.height - insets.vertical))
      }
      node = here.parent
    }
    return .zero
  }

  private func relative(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = container
    usedContainer = container
    var result = proposal
    for axis in Axis.allCases where axes.includes(axis) { result[axis] = max(0, length(container[axis], axis)) }
    return result
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let relative = relative(proposal)
    var size = child.sizeThatFits(relative)
    for axis in Axis.allCases where axes.includes(axis) { size[axis] = relative[axis] ?? size[axis] }
    return size
  }

  public override func placeChildren() {
    let used = usedContainer
    if let scrolling = scrollingNode(along: .vertical) ?? scrollingNode(along: .horizontal) { scrolling.follow(self) }
    let relative = relative(proposal)
    let own = ViewDimensions(size: size) { _ in nil }
    let dimensions = child.dimensions(in: relative)
    let origin = CGPoint(
      x: own[alignment.horizontal] - dimensions[alignment.horizontal],
      y: own[alignment.vertical] - dimensions[alignment.vertical])
    child.place(at: origin, anchor: .topLeading, proposal: relative)
    // A container is placed after it was measured: only now its size is known.
    if used != usedContainer { setNeedsLayout() }
  }
  public override var isSpacer: Bool { false }
}
