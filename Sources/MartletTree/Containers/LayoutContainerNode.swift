import Foundation
import MartletLayout

/// A container whose children are arranged by a `Layout`: stacks, grids and an app's own. Spec: B62.
public final class LayoutContainerNode<Arrangement: Layout>: LayoutNode {
  public var arrangement: Arrangement { didSet { setNeedsLayout() } }
  private var cache: Arrangement.Cache?
  private var cacheIsStale = false
  /// The children of which the cache holds outdated answers, where not all of it is stale.
  private var changedChildren: [Int] = []
  /// Beyond this the cache is made anew: each change is searched for in all it holds.
  private static var changesNoted: Int { 16 }

  public init(context: LayoutContext, arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(context: context)
  }

  // OPTIMIZATION: kept, because an array of nodes becomes one of elements by a cast of each, three times a pass.
  private var knownSubviews: LayoutSubviews?
  private var subviews: LayoutSubviews {
    let direction: LayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    if let knownSubviews, knownSubviews.layoutDirection == direction { return knownSubviews }
    let subviews = LayoutSubviews(children.map { $0 as LayoutElement }, layoutDirection: direction)
    knownSubviews = subviews
    return subviews
  }

  public override func childrenDidChange() {
    cacheIsStale = true
    knownSubviews = nil
    let orientation = Arrangement.layoutProperties.stackOrientation
    for child in children { child.setStackOrientation(orientation) }
  }

  public override func measurementsDidReset() { cacheIsStale = true }

  public override func measurementsDidReset(of child: LayoutNode) {
    guard !cacheIsStale else { return }
    guard let index = index(of: child), changedChildren.count < Self.changesNoted else { return cacheIsStale = true }
    if !changedChildren.contains(index) { changedChildren.append(index) }
  }

  /// Runs `body` with a cache that is up to date, taken out of the node meanwhile.
  private func withCache<T>(_ body: (inout Arrangement.Cache) -> T) -> T {
    let changed = changedChildren
    var current = cache
    cache = nil
    if current == nil {
      current = arrangement.makeCache(subviews: subviews)
    } else if cacheIsStale {
      arrangement.updateCache(&current!, subviews: subviews)
    } else if !changed.isEmpty {
      arrangement._updateCache(&current!, subviews: subviews, changed: changed)
    }
    cacheIsStale = false
    if !changed.isEmpty { changedChildren = [] }
    defer { cache = current }
    return body(&current!)
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { arrangement.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  /// Children that the layout does not place stand in its centre. Spec: B63.
  public override func placeChildren() {
    withCache { cache in
      if arrangement._placeMovedSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) { return }
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
