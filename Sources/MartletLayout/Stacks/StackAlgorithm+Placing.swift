import Foundation

extension StackAlgorithm {
  // MARK: Gaps

  /// The distance behind each child but the last. Spec: B12, A32.
  func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    guard subviews.count > 1 else { return [] }
    if let spacing { return .init(repeating: spacing, count: subviews.count - 1) }
    return zip(subviews.elements, subviews.elements.dropFirst()).map { child, next in
      child.isSpacer || next.isSpacer ? 0 : child.spacing.distance(to: next.spacing, along: axis)
    }
  }

  /// The stack's distances to its own neighbours: of the children that touch each edge. Spec: B13.
  func outerSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.elements.first, let last = subviews.elements.last else { return ViewSpacing() }
    var result = first.spacing
    for element in subviews.elements.dropFirst() {
      result.formUnion(element.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    if axis == .horizontal { result.trailing = last.spacing.trailing } else { result.bottom = last.spacing.bottom }
    return result
  }

  // MARK: Lining up

  /// Spec: B4, B9: positions follow source order.
  func lineUpAlong(_ cache: StackCache, _ arrangement: inout StackArrangement) {
    var offset: CGFloat = 0
    for index in arrangement.items.indices {
      arrangement.items[index].offset = offset
      offset += arrangement.items[index].along
      if index < cache.gaps.count { offset += cache.gaps[index] }
    }
    arrangement.size[axis] = max(0, offset)
  }

  /// Spec: B14: guides on one line; the stack spans from the lowest top to the highest bottom after that.
  func lineUpAcross(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ arrangement: inout StackArrangement) {
    var (before, behind): (CGFloat, CGFloat) = (-.infinity, -.infinity)
    var isInfinite = false
    for (index, element) in zip(arrangement.items.indices, subviews.elements) {
      let item = arrangement.items[index]
      // A child without end has no middle to line up; it spans whatever the others leave.
      guard item.across < .infinity else { isInfinite = true; continue }
      let size = CGSize(axis, along: item.along, across: item.across)
      let guide = element.guide(alignment, size: size, proposal: childProposal(item, proposal))
      arrangement.items[index].guide = guide
      before = max(before, guide)
      behind = max(behind, item.across - guide)
    }
    arrangement.reference = before.finite(or: 0)
    arrangement.size[axis.crossAxis] = isInfinite ? .infinity : (before + behind).finite(or: 0)
  }

  private func childProposal(_ item: StackArrangement.Item, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(axis, along: item.offer, across: proposal[axis.crossAxis])
  }

  /// The child's top leading corner in the stack's own coordinates.
  private func origin(_ item: StackArrangement.Item, _ arrangement: StackArrangement) -> CGPoint {
    let along = item.offset.finite(or: 0)
    let across = arrangement.reference - item.guide
    return axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  // MARK: Placing

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache) {
    let arrangement = arrange(proposal, subviews, &cache)
    let proposal = proposal.repaired
    for (item, element) in zip(arrangement.items, subviews.elements) {
      let origin = origin(item, arrangement)
      element.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), anchor: .topLeading,
        proposal: childProposal(item, proposal))
    }
  }

  /// The guide as the children set it, from the stack's top leading corner. Spec: B17.
  func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache
  ) -> CGFloat? {
    let arrangement = arrange(proposal, subviews, &cache)
    let query = StackCache.GuideQuery(key: key, proposal: proposal.repaired)
    if let known = cache.guides[query] { return known }
    var combination = ExplicitGuideCombination(key)
    for (item, element) in zip(arrangement.items, subviews.elements) {
      let offered = childProposal(item, query.proposal)
      guard let value = element.explicitAlignment(key, proposal: offered) else { continue }
      let origin = origin(item, arrangement)
      combination.add(value + (key.axis == .horizontal ? origin.x : origin.y))
    }
    cache.guides[query] = .some(combination.value)
    return combination.value
  }
}
