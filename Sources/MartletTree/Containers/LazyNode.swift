import Foundation
import MartletDisplay
import MartletLayout

/// Where a lazy container takes its elements from.
public protocol LazySource: AnyObject {
  var stretches: [LazyStretch] { get }
  /// The element of a stretch; it is made when it does not exist.
  func element(_ index: Int, inStretch stretch: Int) -> LayoutNode
}

/// A stack or grid that makes its lines only near the visible part of the node that scrolls it. Outside one it
/// makes them all. Spec: B52-B59.
///
/// Lines that have not been measured count as long as the first one. `children` are the elements that show or are
/// about to.
public final class LazyNode: LayoutNode {
  public struct Arrangement {
    public var axis: Axis
    /// The columns of a vertical grid, the rows of a horizontal one; nil for a stack.
    public var items: [GridItem]?
    /// The distance between lines in points; nil is the system's.
    public var spacing: CGFloat?
    public var alignment: Alignment
    public var pinsHeaders = false
    public var pinsFooters = false
    public init(axis: Axis, items: [GridItem]? = nil, spacing: CGFloat?, alignment: Alignment) {
      (self.axis, self.items, self.spacing, self.alignment) = (axis, items, spacing, alignment)
    }
  }

  /// What is known about the lines for one length across.
  struct Plan {
    var columns: [LazyGridColumns.Column]
    /// The length across of all columns.
    var across: CGFloat
    var lines: LazyLines
    var lengths: RowHeights
    /// Whether all lines exist, as outside a scrolling node.
    var isComplete: Bool
    /// Whether an element may have changed since the lines were measured.
    var isStale = false
  }

  public var arrangement: Arrangement { didSet { sourceDidChange() } }
  public unowned let source: LazySource
  var stretches: [LazyStretch]?
  var plans: [ProposedViewSize: Plan] = [:]
  private static let plansKept = 4
  /// The elements in reading order; pinned headers are drawn last and so come last in `children`.
  var elementsInReadingOrder: [LayoutNode] = []

  public init(context: LayoutContext, arrangement: Arrangement, source: LazySource) {
    self.arrangement = arrangement
    self.source = source
    super.init(context: context)
  }

  var axis: Axis { arrangement.axis }
  var lineSpacing: CGFloat { arrangement.spacing ?? ViewSpacing.defaultSpacing }

  /// The arrangement is another: nothing that was measured holds.
  private func sourceDidChange() {
    stretches = nil
    plans.removeAll()
    setNeedsLayout()
  }

  /// The elements are others, more or fewer. What was measured stays as the best guess, by position: lines that show
  /// are measured again anyhow, and what is far away keeps its length, so that what shows stays where it is.
  public func elementsDidChange() {
    let old = plans
    stretches = nil
    plans.removeAll()
    for (key, plan) in old where !plan.isComplete {
      var plan = plan
      plan.lines = LazyLines(currentStretches, columnCount: plan.columns.count)
      let change = plan.lines.count - plan.lengths.count
      if change > 0 { plan.lengths.insert(change, at: plan.lengths.count) }
      if change < 0 { plan.lengths.remove(plan.lines.count..<plan.lengths.count) }
      // Without lines there was none to estimate from, and now there may be.
      if plan.lengths.count > 0, plan.lengths.count != change { plans[key] = plan }
    }
    setNeedsLayout()
  }

  var currentStretches: [LazyStretch] {
    if let stretches { return stretches }
    let now = source.stretches
    stretches = now
    return now
  }

  public override func measurementsDidReset() {
    for key in plans.keys { plans[key]!.isStale = true }
  }

  // MARK: Measuring

  /// Spec: B55, B57: as long across as its columns, a stack as long as it is offered.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let plan = plan(across: proposal[axis.crossAxis])
    return CGSize(axis, along: plan.lengths.totalHeight, across: plan.across)
  }

  /// The plan for an offered length across; made, completed and refreshed as needed.
  func plan(across: CGFloat?) -> Plan {
    let key = ProposedViewSize(axis, along: nil, across: across)
    let isComplete = scrollingNode(along: axis) == nil
    if let known = plans[key], known.isComplete == isComplete, !(isComplete && known.isStale) { return known }
    var plan = emptyPlan(across: across, isComplete: isComplete)
    if isComplete { measureAll(&plan) }
    if plans.count >= Self.plansKept { plans.removeAll() }
    plans[key] = plan
    return plan
  }

  /// Keeps what placing measured, for the answer to the proposal that led to it, too.
  func keep(_ plan: Plan) {
    plans[ProposedViewSize(axis, along: nil, across: size[axis.crossAxis])] = plan
    let asked = ProposedViewSize(axis, along: nil, across: proposal[axis.crossAxis])
    if let known = plans[asked], known.columns.count == plan.columns.count { plans[asked]!.lengths = plan.lengths }
  }

  /// The length that the node would now answer; a grid may be placed with other columns than it answered for.
  func sizeThatFits(afterPlacing plan: Plan) -> CGFloat {
    let answered = plans[ProposedViewSize(axis, along: nil, across: proposal[axis.crossAxis])]
    return min(answered?.lengths.totalHeight ?? size[axis], Self.largestLength)
  }

  public override func placeChildren() { placeLines() }

  private func emptyPlan(across: CGFloat?, isComplete: Bool) -> Plan {
    let stretches = currentStretches
    guard let items = arrangement.items else {
      let lines = LazyLines(stretches, columnCount: 1)
      let length = across ?? idealLengthAcross(lines, isComplete)
      let column = LazyGridColumns([GridItem(.flexible(minimum: 0))], room: length).columns[0]
      return plan([column], across: length, lines, isComplete)
    }
    let grid = LazyGridColumns(items, room: across)
    return plan(
      grid.columns, across: grid.length, LazyLines(stretches, columnCount: grid.columns.count), isComplete)
  }

  private func plan(
    _ columns: [LazyGridColumns.Column], across: CGFloat, _ lines: LazyLines, _ isComplete: Bool
  ) -> Plan {
    var plan = Plan(
      columns: columns, across: across, lines: lines,
      lengths: RowHeights(count: lines.count, estimatedHeight: 0, spacing: lineSpacing), isComplete: isComplete)
    if !isComplete, let sample = lines.sample {
      plan.lengths.estimatedHeight = withElements(of: sample, plan) { length(of: $0, sample, plan) }
    }
    return plan
  }

  /// Without room across, a stack is as long across as the longest of the elements that exist, at least the first.
  private func idealLengthAcross(_ lines: LazyLines, _ isComplete: Bool) -> CGFloat {
    guard let sample = lines.sample else { return 0 }
    let indices = isComplete ? Array(0..<lines.count) : [sample]
    var longest = children.reduce(0) { max($0, $1.sizeThatFits(.unspecified)[axis.crossAxis]) }
    for index in indices {
      let line = lines[index]
      for element in line.elements.map({ source.element($0, inStretch: line.stretch) }) {
        longest = max(longest, adopted(element) { element.sizeThatFits(.unspecified)[axis.crossAxis] })
      }
    }
    return longest
  }

  private func measureAll(_ plan: inout Plan) {
    var all: [LayoutNode] = []
    for line in 0..<plan.lines.count {
      let elements = elements(of: line, plan)
      for element in elements { element.parent = self }
      plan.lengths.setHeight(length(of: elements, line, plan), of: line)
      all += elements
    }
    setChildrenInLayout(all)
    elementsInReadingOrder = all
  }

  // MARK: Elements

  func elements(of line: Int, _ plan: Plan) -> [LayoutNode] {
    let line = plan.lines[line]
    return line.elements.map { source.element($0, inStretch: line.stretch) }
  }

  func length(of elements: [LayoutNode], _ line: Int, _ plan: Plan) -> CGFloat {
    var longest: CGFloat = 0
    for (index, element) in elements.enumerated() {
      longest = max(longest, element.sizeThatFits(proposal(index, of: line, plan))[axis])
    }
    return longest
  }

  /// Cells get their column's length, headers and footers all there is. Spec: B56.
  func proposal(_ index: Int, of line: Int, _ plan: Plan) -> ProposedViewSize {
    ProposedViewSize(axis, along: nil, across: column(index, of: line, plan).length)
  }

  func column(_ index: Int, of line: Int, _ plan: Plan) -> LazyGridColumns.Column {
    if plan.lines.stretches[plan.lines[line].stretch].kind == .rows { return plan.columns[index] }
    return LazyGridColumns([GridItem(.fixed(plan.across))], room: nil).columns[0]
  }

  private func withElements<T>(of line: Int, _ plan: Plan, _ body: ([LayoutNode]) -> T) -> T {
    let elements = elements(of: line, plan)
    let strangers = elements.filter { $0.parent !== self }
    for element in strangers { element.parent = self }
    defer { for element in strangers { element.parent = nil } }
    return body(elements)
  }

  /// Measures with this node above the element, so that what is inside knows where it will stand.
  private func adopted<T>(_ element: LayoutNode, _ body: () -> T) -> T {
    guard element.parent !== self else { return body() }
    element.parent = self
    defer { element.parent = nil }
    return body()
  }

  // MARK: Meaning

  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    for child in elementsInReadingOrder {
      child.addMeaning(at: CGPoint(x: offset.x + child.origin.x, y: offset.y + child.origin.y), into: &nodes)
    }
  }
}
