import Foundation

/// What a cell of a grid tells the grid about its place.
public struct GridCellTraits {
  /// A number shared by the cells of one GridRow; nil for a child of its own, which spans all columns. Spec: B47.
  public var row: Int?
  /// How the cells of the row line up; nil leaves it to the grid.
  public var rowAlignment: VerticalAlignment?
  /// How many columns the cell spans; below 1 counts as 1. Spec: B50.
  public var columnSpan = 1
  /// The axes on which the cell does not enlarge the grid. Spec: B49.
  public var unsizedAxes: Axis.Set = []
  /// Where the cell lies in its place, whatever the alignments; nil follows them.
  public var anchor: UnitPoint?
  /// How the cells of the column line up; the first cell that sets it counts.
  public var columnAlignment: HorizontalAlignment?

  public init() {}
}

/// The key under which a cell carries its traits for the grid.
public enum GridCellTraitsKey: LayoutValueKey {
  public static var defaultValue: GridCellTraits { GridCellTraits() }
}

/// Cells in rows and columns, all made and measured at once. Spec: B47-B51.
///
/// The children are the cells of all rows in source order, with their traits under `GridCellTraitsKey`. A column is as
/// wide as its widest cell, a row as tall as its tallest; columns and rows share the room as a stack's children do.
public struct GridLayout: Layout, Sendable {
  /// How cells lie in their places. Default: in the middle.
  public var alignment: Alignment
  /// The distance between columns in points; nil means 8.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; nil means 8.
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public struct Cache {
    var solver: GridSolver
    var arrangements: [ProposedViewSize: GridArrangement] = [:]
  }

  private static let arrangementsKept = 64

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(solver: GridSolver(self, GridTable(subviews, gridAlignment: alignment)))
  }

  private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> GridArrangement {
    if !cache.solver.isMade(for: self) { cache = makeCache(subviews: subviews) }
    let proposal = proposal.repaired
    if let known = cache.arrangements[proposal] { return known }
    if cache.arrangements.count >= Self.arrangementsKept { cache.arrangements.removeAll(keepingCapacity: true) }
    let result = cache.solver.arrange(proposal)
    cache.arrangements[proposal] = result
    return result
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    arrange(proposal, subviews, &cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (cell, element) in zip(arrange(proposal, subviews, &cache).cells, subviews.elements) {
      let position = CGPoint(x: bounds.minX + cell.origin.x, y: bounds.minY + cell.origin.y)
      element.place(at: position, anchor: .topLeading, proposal: cell.proposal)
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
    for (cell, element) in zip(arrange(proposal, subviews, &cache).cells, subviews.elements) {
      guard let value = element.explicitAlignment(key, proposal: cell.proposal) else { continue }
      combination.add(value + (key.axis == .horizontal ? cell.origin.x : cell.origin.y))
    }
    return combination.value
  }
}
