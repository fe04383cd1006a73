import Foundation

// OPTIMIZATION: a long stack whose children all get the same offer keeps its arrangements when a few of them
// change, and asks only those again. One of 1,000 lines that becomes shorter costs 40 µs up to
// the display list, where moving all costs 500.
extension StackAlgorithm {
  /// Fewer children are arranged anew as fast.
  private static let shortestUpdated = 24

  /// Brings the cache up to date when only the children at these positions may answer otherwise than before.
  func update(_ cache: inout StackCache, _ subviews: LayoutSubviews, changed: [Int]) {
    guard subviews.count >= Self.shortestUpdated, cache.algorithm == self, cache.groupedOrder.count == subviews.count,
      keepsGroupsAndGaps(cache, subviews, changed)
    else { return cache = StackCache(self, subviews) }
    cache.flexibilities.removeAll(keepingCapacity: true)
    cache.guides.removeAll(keepingCapacity: true)
    let gaps = cache.gaps
    cache.updateArrangements { update(&$1, for: $0, subviews, changed, gaps) }
  }

  /// Whether the changed children still have the rank of an unchanged one, and all the same distance.
  private func keepsGroupsAndGaps(_ cache: StackCache, _ subviews: LayoutSubviews, _ changed: [Int]) -> Bool {
    guard cache.groups.count == 1, let witness = subviews.indices.first(where: { !changed.contains($0) }) else {
      return false
    }
    let rank = rank(subviews.elements[witness])
    return changed.allSatisfy { index in
      self.rank(subviews.elements[index]) == rank
        && [index - 1, index].allSatisfy {
          !cache.gaps.indices.contains($0) || cache.gaps[$0] == gap(behind: $0, subviews)
        }
    }
  }

  /// Says no where the children share the room: what one takes changes what others are offered. Spec: B6, B10.
  private func update(
    _ arrangement: inout StackArrangement, for proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ changed: [Int],
    _ gaps: [CGFloat]
  ) -> Bool {
    if let room = proposal[axis], room > 0, room < .infinity { return false }
    var isResized = false
    for index in changed {
      let along = arrangement.items[index].along
      ask(index, proposal[axis], proposal[axis.crossAxis], subviews, &arrangement.items)
      if arrangement.items[index].along != along { isResized = true }
      askForGuide(index, proposal, subviews, &arrangement)
    }
    if isResized { lineUpAlong(gaps, &arrangement) }
    span(&arrangement)
    return true
  }
}
