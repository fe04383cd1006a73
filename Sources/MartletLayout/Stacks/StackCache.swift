import Foundation

/// Where a stack puts its children under one proposal.
struct StackArrangement {
  struct Item {
    /// What the child was offered along the stack.
    var offer: CGFloat?
    var along: CGFloat = 0
    var across: CGFloat = 0
    /// The child's distance from the stack's start, and its alignment guide across, from its own top or leading edge.
    var offset: CGFloat = 0
    var guide: CGFloat = 0

    func hasSamePlace(as other: Item) -> Bool {
      offset == other.offset && guide == other.guide && offer == other.offer
    }
  }

  var items: [Item]
  var size: CGSize = .zero
  /// The line across that the children's guides lie on, from the stack's own edge.
  var reference: CGFloat = 0
}

/// What a stack remembers between the questions it is asked.
///
/// It holds answers of the children, so it is valid as long as these answers are: make it anew when a child
/// or its answers change. It notices a changed alignment or spacing of the stack by itself. Spec: B62.
public struct StackCache {
  /// The children's answers to 0 and infinity along the stack, for one proposal across. Spec: B2, B6.
  struct Flexibility {
    var minimum: [CGFloat]
    /// Child indices in the order of serving; a group's are sorted from least to most flexible. Spec: B3.
    var order: [Int]
  }

  struct GuideQuery: Hashable {
    var key: AlignmentKey
    var proposal: ProposedViewSize
  }

  /// What the children were placed by, last.
  struct Placement {
    var bounds: CGRect
    var direction: LayoutDirection
    var across: CGFloat?
    var arrangement: StackArrangement

    /// Whether a child stands where it stood if its own item is the same.
    func hasSameFrame(as other: Placement) -> Bool {
      bounds == other.bounds && direction == other.direction && across == other.across
        && arrangement.reference == other.arrangement.reference
        && arrangement.items.count == other.arrangement.items.count
    }
  }

  var algorithm: StackAlgorithm
  var placement: Placement?
  /// The distance behind each child but the last, in points.
  var gaps: [CGFloat]
  var totalGap: CGFloat
  /// Ranges in the serving order whose children are served together, first served first. Spec: B3, A31.
  var groups: [Range<Int>]
  /// Child indices by group, in source order inside a group.
  var groupedOrder: [Int]
  var flexibilities: [CGFloat?: Flexibility] = [:]
  private var arrangements: [ProposedViewSize: StackArrangement] = [:]
  /// Guides that the children set, nil for none; without them each level of nested stacks would ask all below it.
  var guides: [GuideQuery: CGFloat?] = [:]
  /// Arrangements kept: deep nestings ask for a few hundred different proposals, long stacks for a few.
  private var capacity: Int

  init(_ algorithm: StackAlgorithm, _ subviews: LayoutSubviews) {
    self.algorithm = algorithm
    gaps = algorithm.gaps(subviews)
    totalGap = gaps.reduce(0, +)
    (groupedOrder, groups) = algorithm.servingGroups(subviews)
    capacity = max(8, 65_536 / max(1, subviews.count))
  }

  func arrangement(for proposal: ProposedViewSize) -> StackArrangement? { arrangements[proposal] }

  /// Lets `change` correct every arrangement in its place; drops those that it gives up.
  mutating func updateArrangements(_ change: (ProposedViewSize, inout StackArrangement) -> Bool) {
    var given: [ProposedViewSize] = []
    for (index, proposal) in zip(arrangements.values.indices, Array(arrangements.keys)) {
      if !change(proposal, &arrangements.values[index]) { given.append(proposal) }
    }
    for proposal in given { arrangements[proposal] = nil }
  }

  mutating func remember(_ arrangement: StackArrangement, for proposal: ProposedViewSize) {
    if arrangements.count >= capacity {
      arrangements.removeAll(keepingCapacity: true)
      guides.removeAll(keepingCapacity: true)
    }
    arrangements[proposal] = arrangement
  }
}
