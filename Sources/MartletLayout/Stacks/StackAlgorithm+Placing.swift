import Foundation

extension StackAlgorithm {
  // MARK: Gaps

  /// The distance behind each child but the last. Spec: B12, A32.
  func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    guard subviews.count > 1 else { return [] }
    if let spacing { return .init(repeating: spacing, count: subviews.count - 1) }
    return (0..<subviews.count - 1).map { gap(behind: $0, subviews) }
  }

  func gap(behind index: Int, _ subviews: LayoutSubviews) -> CGFloat {
    if let spacing { return spacing }
    let child = subviews.elements[subviews.startIndex + index]
    let next = subviews.elements[subviews.startIndex + index + 1]
    return child.isSpacer || next.isSpacer ? 0 : child.spacing.distance(to: next.spacing, along: axis)
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
  func lineUpAlong(_ gaps: [CGFloat], _ arrangement: inout StackArrangement) {
    var offset: CGFloat = 0
    for index in arrangement.items.indices {
      arrangement.items[index].offset = offset
      offset += arrangement.items[index].along
      if index < gaps.count { offset += gaps[index] }
    }
    arrangement.size[axis] = max(0, offset)
  }

  /// Spec: B14: guides on one line; the stack spans from the lowest top to the highest bottom after that.
  func lineUpAcross(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ arrangement: inout StackArrangement) {
    for index in arrangement.items.indices { askForGuide(index, proposal, subviews, &arrangement) }
    span(&arrangement)
  }

  /// A child without end has no middle to line up.
  func askForGuide(
    _ index: Int, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ arrangement: inout StackArrangement
  ) {
    let item = arrangement.items[index]
    guard item.across < .infinity else { return arrangement.items[index].guide = 0 }
    let size = CGSize(axis, along: item.along, across: item.across)
    let element = subviews.elements[subviews.startIndex + index]
    arrangement.items[index].guide = element.guide(alignment, size: size, proposal: childProposal(item, proposal))
  }

  /// A child without end spans whatever the others leave.
  func span(_ arrangement: inout StackArrangement) {
    var (before, behind): (CGFloat, CGFloat) = (-.infinity, -.infinity)
    var isInfinite = false
    for item in arrangement.items {
      guard item.across < .infinity else { isInfinite = true; continue }
      before = max(before, item.guide)
      behind = max(behind, item.across - item.guide)
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
    let placement = StackCache.Placement(
      bounds: bounds, direction: subviews.layoutDirection, across: proposal[axis.crossAxis], arrangement: arrangement)
    let known = cache.placement.flatMap { $0.hasSameFrame(as: placement) ? $0.arrangement.items : nil }
    cache.placement = placement
    for (index, item) in arrangement.items.enumerated() {
      let element = subviews.elements[subviews.startIndex + index]
      // OPTIMIZATION: what did not move is not even asked. One of 1,000 lines that becomes shorter: half of the time.
      if let known, known[index].hasSamePlace(as: item), !element.needsPlacement { continue }
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
