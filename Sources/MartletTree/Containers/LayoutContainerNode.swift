import Foundation
import MartletLayout

/// A container whose children are arranged by a `Layout`: stacks, grids and an app's own. Spec: B62.
public final class LayoutContainerNode<Arrangement: Layout>: LayoutNode {
  public var arrangement: Arrangement { didSet { setNeedsLayout() } }
  private var cache: Arrangement.Cache?
  private var cacheIsStale = false

  public init(context: LayoutContext, arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(context: context)
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(children, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  public override func childrenDidChange() {
    cacheIsStale = true
    let orientation = Arrangement.layoutProperties.stackOrientation
    for child in children { child.setStackOrientation(orientation) }
  }

  public override func measurementsDidReset() { cacheIsStale = true }

  private func withCache<T>(_ body: (inout Arrangement.Cache) -> T) -> T {
    if cache == nil {
      cache = arrangement.makeCache(subviews: subviews)
    } else if cacheIsStale {
      arrangement.updateCache(&cache!, subviews: subviews)
    }
    cacheIsStale = false
    return body(&cache!)
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { arrangement.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  /// Children that the layout does not place stand in its centre. Spec: B63.
  public override func placeChildren() {
    withCache { cache in
      for child in children { child.isPlaced = false }
      arrangement.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      for child in children where !child.isPlaced {
        child.place(at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: proposal)
      }
    }
  }

  public override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
    return withCache { cache in
      if let guide = HorizontalAlignment(matching: key) {
        arrangement.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      } else if let guide = VerticalAlignment(matching: key) {
        arrangement.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      } else {
        nil
      }
    }
  }

  public override var spacing: ViewSpacing { withCache { arrangement.spacing(subviews: subviews, cache: &$0) } }
}
