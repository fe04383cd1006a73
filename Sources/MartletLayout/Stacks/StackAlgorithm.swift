import Foundation

/// How a stack measures and places its children along `axis`. Spec: B1-B19, A30-A32.
///
/// Cost: a measuring asks each child at most three times (minimum, maximum, final); it sorts the children.
struct StackAlgorithm: Equatable {
  let axis: Axis
  /// The line that the children share across the stack.
  let alignment: AlignmentKey
  /// The distance between children in points; nil asks each pair for its own. Spec: B12.
  let spacing: CGFloat?

  func validate(_ cache: inout StackCache, _ subviews: LayoutSubviews) {
    if cache.algorithm != self || cache.groupedOrder.count != subviews.count { cache = StackCache(self, subviews) }
  }

  /// The stack under `proposal`. Spec: B9: its length is that of its children and gaps, whatever was proposed.
  func arrange(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache
  ) -> StackArrangement {
    validate(&cache, subviews)
    let proposal = proposal.repaired
    if let known = cache.arrangement(for: proposal) { return known }
    var result = StackArrangement(items: .init(repeating: .init(), count: subviews.count))
    offerRoom(proposal, subviews, &cache, &result.items)
    lineUpAlong(cache.gaps, &result)
    lineUpAcross(proposal, subviews, &result)
    cache.remember(result, for: proposal)
    return result
  }

  // MARK: Offering

  private func offerRoom(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache,
    _ items: inout [StackArrangement.Item]
  ) {
    let across = proposal[axis.crossAxis]
    if let room = proposal[axis], room > 0, room < .infinity {
      serve(room, across, subviews, &cache, &items)
    } else {
      for index in items.indices { ask(index, proposal[axis], across, subviews, &items) }  // Spec: B10
    }
  }

  /// Spec: B1, B3, B6, B8: groups by priority, least flexible first, an equal share of what is left each.
  private func serve(
    _ room: CGFloat, _ across: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout StackCache,
    _ items: inout [StackArrangement.Item]
  ) {
    let flexibility = flexibility(across, subviews, &cache)
    var remaining = room - cache.totalGap
    for group in cache.groups {
      let setAside = flexibility.order[group.upperBound...].reduce(0) { $0 + flexibility.minimum[$1] }
      var unserved = CGFloat(group.count)
      for index in flexibility.order[group] {
        ask(index, max(0, (remaining - setAside) / unserved), across, subviews, &items)
        remaining -= items[index].along
        unserved -= 1
      }
    }
  }

  func ask(
    _ index: Int, _ offer: CGFloat?, _ across: CGFloat?, _ subviews: LayoutSubviews,
    _ items: inout [StackArrangement.Item]
  ) {
    let element = subviews.elements[subviews.startIndex + index]
    let size = element.sizeThatFits(ProposedViewSize(axis, along: offer, across: across))
    items[index].offer = offer
    items[index].along = size[axis].asLength
    items[index].across = size[axis.crossAxis].asLength
  }

  // MARK: Flexibility

  /// Minimum lengths and serving order for one proposal across. Spec: B2, B11.
  private func flexibility(
    _ across: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout StackCache
  ) -> StackCache.Flexibility {
    if let known = cache.flexibilities[across] { return known }
    var result = StackCache.Flexibility(minimum: .init(repeating: 0, count: subviews.count), order: cache.groupedOrder)
    var range = [CGFloat](repeating: 0, count: subviews.count)
    for (position, group) in cache.groups.enumerated() {
      for index in cache.groupedOrder[group] where position > 0 || group.count > 1 {
        result.minimum[index] = extreme(0, index, across, subviews)
        guard group.count > 1 else { continue }
        let maximum = extreme(.infinity, index, across, subviews)
        // A child that is infinite even at 0 cannot stretch: infinity less infinity counts as 0.
        range[index] = (maximum - result.minimum[index]).isNaN ? 0 : maximum - result.minimum[index]
      }
      result.order[group].sort { (range[$0], $0) < (range[$1], $1) }
    }
    cache.flexibilities[across] = result
    return result
  }

  private func extreme(_ offer: CGFloat, _ index: Int, _ across: CGFloat?, _ subviews: LayoutSubviews) -> CGFloat {
    let element = subviews.elements[subviews.startIndex + index]
    return element.sizeThatFits(ProposedViewSize(axis, along: offer, across: across))[axis].asLength
  }

  func rank(_ element: LayoutElement) -> (Int, Double) {
    let priority = element.layoutPriority
    return (element.isSpacer ? 1 : 0, priority.isNaN ? 0 : -priority)
  }

  /// The children by priority, highest first; Spacers come after everything else. Spec: B3, A31.
  func servingGroups(_ subviews: LayoutSubviews) -> (order: [Int], groups: [Range<Int>]) {
    let ranks = subviews.elements.map(rank)
    if let first = ranks.first, ranks.allSatisfy({ $0 == first }) { return (Array(ranks.indices), [0..<ranks.count]) }
    let order = ranks.indices.sorted { (ranks[$0].0, ranks[$0].1, $0) < (ranks[$1].0, ranks[$1].1, $1) }
    var groups: [Range<Int>] = []
    var start = 0
    for end in order.indices where end + 1 == order.count || ranks[order[end]] != ranks[order[end + 1]] {
      groups.append(start..<end + 1)
      start = end + 1
    }
    return (order, groups)
  }
}
