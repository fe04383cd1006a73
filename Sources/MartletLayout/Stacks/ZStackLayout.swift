import Foundation

/// Children on top of one another, the later ones in front.
///
/// Each child is offered all that the stack is offered; the stack is as large as the aligned children
/// together. If their layout priorities differ, those with the highest alone decide its size and the
/// others are offered that. Without children it is 0 × 0.
@frozen public struct ZStackLayout: Layout, Sendable {
  /// The lines that the children share. Default: their middle.
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public struct Cache {
    var alignment: Alignment
    var arrangements: [ProposedViewSize: ZStackArrangement] = [:]
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(alignment: alignment) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    arrange(proposal, subviews, &cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (item, element) in zip(arrange(proposal, subviews, &cache).items, subviews.elements) {
      let position = CGPoint(x: bounds.minX + item.origin.x, y: bounds.minY + item.origin.y)
      element.place(at: position, anchor: .topLeading, proposal: item.proposal)
    }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    explicitAlignment(guide.key, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    explicitAlignment(guide.key, proposal, subviews, &cache)
  }

  /// Spec: B17.
  private func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGFloat? {
    var combination = ExplicitGuideCombination(key)
    for (item, element) in zip(arrange(proposal, subviews, &cache).items, subviews.elements) {
      guard let value = element.explicitAlignment(key, proposal: item.proposal) else { continue }
      combination.add(value + (key.axis == .horizontal ? item.origin.x : item.origin.y))
    }
    return combination.value
  }
}

/// Where a ZStack puts its children under one proposal.
struct ZStackArrangement {
  struct Item {
    var proposal: ProposedViewSize
    var size: CGSize
    /// The child's guides, then its top leading corner in the stack's coordinates.
    var guides = CGPoint.zero
    var origin = CGPoint.zero
  }

  var items: [Item]
  var size: CGSize = .zero
}

extension ZStackLayout {
  private static let arrangementsKept = 64

  func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> ZStackArrangement {
    if cache.alignment != alignment { cache = makeCache(subviews: subviews) }
    let proposal = proposal.repaired
    if let known = cache.arrangements[proposal], known.items.count == subviews.count { return known }
    let result = arrange(proposal, subviews)
    if cache.arrangements.count >= Self.arrangementsKept { cache.arrangements.removeAll(keepingCapacity: true) }
    cache.arrangements[proposal] = result
    return result
  }

  /// Spec: B20, B21.
  private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ZStackArrangement {
    let deciding = subviews.elements.map(\.layoutPriority).max() ?? 0
    let isDeciding = subviews.elements.map { !($0.layoutPriority < deciding) }
    var union = AlignedUnion()
    var result = ZStackArrangement(items: [])
    for (element, decides) in zip(subviews.elements, isDeciding) {
      guard decides else { result.items.append(.init(proposal: proposal, size: .zero)); continue }
      result.items.append(measure(element, proposal))
      union.add(result.items.last!.size, result.items.last!.guides)
    }
    result.size = union.size
    for (index, element) in zip(result.items.indices, subviews.elements) {
      if !isDeciding[index] { result.items[index] = measure(element, ProposedViewSize(union.size)) }
      result.items[index].origin = union.origin(result.items[index].guides)
    }
    return result
  }

  private func measure(_ element: LayoutElement, _ proposal: ProposedViewSize) -> ZStackArrangement.Item {
    let size = element.sizeThatFits(proposal).asLengths
    // A child without end has no middle to line up; it starts at the shared line.
    let x = size.width < .infinity ? element.guide(alignment.horizontal.key, size: size, proposal: proposal) : 0
    let y = size.height < .infinity ? element.guide(alignment.vertical.key, size: size, proposal: proposal) : 0
    return .init(proposal: proposal, size: size, guides: CGPoint(x: x, y: y))
  }
}

/// The box around rectangles whose guides lie on one point. Spec: B20.
private struct AlignedUnion {
  private var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
  private var behind = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  mutating func add(_ size: CGSize, _ guides: CGPoint) {
    before = CGPoint(x: max(before.x, guides.x), y: max(before.y, guides.y))
    behind = CGPoint(x: max(behind.x, size.width - guides.x), y: max(behind.y, size.height - guides.y))
  }

  var size: CGSize {
    before.x == -.infinity ? .zero : CGSize(width: before.x + behind.x, height: before.y + behind.y)
  }

  func origin(_ guides: CGPoint) -> CGPoint {
    CGPoint(x: (before.x - guides.x).finite(or: 0), y: (before.y - guides.y).finite(or: 0))
  }
}
