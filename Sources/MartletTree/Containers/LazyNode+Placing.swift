import Foundation
import MartletLayout

extension LazyNode {
  /// How far beyond what shows lines are made, as a part of the visible length. Spec: B58.
  private static let reachBeyond: CGFloat = 0.5

  func placeLines() {
    var plan = plan(across: size[axis.crossAxis])
    if let scrolling = scrollingNode(along: axis) {
      placeVisible(&plan, in: scrolling)
    } else {
      for line in 0..<plan.lines.count { place(elements(of: line, plan), of: line, at: nil, plan) }
    }
  }

  // MARK: Near the visible part

  private func placeVisible(_ plan: inout Plan, in scrolling: ScrollingNode) {
    scrolling.follow(self)
    let visible = visibleExtent(in: scrolling)
    var shown = makeLines(near: visible, &plan, scrolling)
    let pinned = pinnedLines(visible, &plan, among: shown)
    for line in pinned.keys where shown[line] == nil { shown[line] = elements(of: line, plan) }
    let lines = shown.keys.sorted()
    elementsInReadingOrder = lines.flatMap { shown[$0]! }
    setChildrenInLayout(
      lines.filter { pinned[$0] == nil }.flatMap { shown[$0]! }
        + lines.filter { pinned[$0] != nil }.flatMap { shown[$0]! })
    for line in lines { place(shown[line]!, of: line, at: pinned[line], plan) }
    plan.isStale = false
    keep(plan)
    // The length that was answered came from the estimate: the containers above ask again.
    if abs(sizeThatFits(afterPlacing: plan) - size[axis]) > 0.01 { setNeedsLayout() }
  }

  /// The visible part in this node's coordinates along the axis, in reading direction.
  private func visibleExtent(in scrolling: ScrollingNode) -> (start: CGFloat, end: CGFloat) {
    let origin = frame(in: scrolling).origin
    return scrolling.visibleArea.offsetBy(dx: -origin.x, dy: -origin.y)
      .extent(along: axis, isRightToLeft: isRightToLeft, width: size.width)
  }

  /// Makes and measures the lines from a little before to a little behind the visible part.
  private func makeLines(
    near visible: (start: CGFloat, end: CGFloat), _ plan: inout Plan, _ scrolling: ScrollingNode
  ) -> [Int: [LayoutNode]] {
    let reach = max(0, visible.end - visible.start) * Self.reachBeyond
    let (start, end) = (visible.start - reach, visible.end + reach)
    guard end > 0, start < plan.lengths.totalHeight, var line = plan.lengths.row(at: start) else { return [:] }
    var made: [Int: [LayoutNode]] = [:]
    var position = plan.lengths.offset(of: line)
    while line < plan.lines.count, position < end {
      let elements = elements(of: line, plan)
      for element in elements { element.parent = self }
      let oldEnd = position + plan.lengths.height(of: line)
      let change = plan.lengths.setHeight(length(of: elements, line, plan), of: line)
      // What shows must not jump because a line before it turned out longer.
      if change != 0, oldEnd <= visible.start { scrolling.contentDidGrow(by: change, along: axis) }
      made[line] = elements
      position = oldEnd + change + lineSpacing
      line += 1
    }
    return made
  }

  /// Where headers and footers stand that stay at the edge while their section shows. Spec: B59.
  private func pinnedLines(
    _ visible: (start: CGFloat, end: CGFloat), _ plan: inout Plan, among shown: [Int: [LayoutNode]]
  ) -> [Int: CGFloat] {
    guard arrangement.pinsHeaders || arrangement.pinsFooters, let scrolling = scrollingNode(along: axis) else {
      return [:]
    }
    let origin = frame(in: scrolling).origin
    // Headers stay at the scrolling node's own edge; content may show beyond it, under a bar.
    let (edge, farEdge) = scrolling.bounds.offsetBy(dx: -origin.x, dy: -origin.y)
      .extent(along: axis, isRightToLeft: isRightToLeft, width: size.width)
    var pinned: [Int: CGFloat] = [:]
    var line = shown.keys.min() ?? 0
    while line <= shown.keys.max() ?? -1 {
      guard let section = plan.lines.section(at: line) else { line += 1; continue }
      pin(section, between: edge, and: farEdge, &plan, &pinned)
      line = max(line + 1, section.lines.upperBound)
    }
    return pinned
  }

  private func pin(
    _ section: (lines: Range<Int>, header: Range<Int>, footer: Range<Int>), between edge: CGFloat,
    and farEdge: CGFloat, _ plan: inout Plan, _ pinned: inout [Int: CGFloat]
  ) {
    for line in [
      arrangement.pinsHeaders ? section.header.first : nil, arrangement.pinsFooters ? section.footer.first : nil,
    ] {
      guard let line else { continue }
      let elements = elements(of: line, plan)
      for element in elements where element.parent !== self { element.parent = self }
      plan.lengths.setHeight(length(of: elements, line, plan), of: line)
    }
    let start = plan.lengths.offset(of: section.lines.lowerBound)
    let last = section.lines.upperBound - 1
    let end = plan.lengths.offset(of: last) + plan.lengths.height(of: last)
    if arrangement.pinsHeaders, let header = section.header.first {
      pinned[header] = PinnedHeader.top(
        headerHeight: plan.lengths.height(of: header), section: start...max(start, end), viewportTop: edge)
    }
    if arrangement.pinsFooters, let footer = section.footer.first {
      let length = plan.lengths.height(of: footer)
      pinned[footer] = min(end - length, max(start, farEdge - length))
    }
  }

  // MARK: Places

  /// Puts a line's elements into their columns, the line at its own place or a pinned one. Spec: B56.
  private func place(_ elements: [LayoutNode], of line: Int, at pinned: CGFloat?, _ plan: Plan) {
    let start = pinned ?? plan.lengths.offset(of: line)
    let length = plan.lengths.height(of: line)
    for (index, element) in elements.enumerated() {
      let column = column(index, of: line, plan)
      let proposal = proposal(index, of: line, plan)
      let slot = ViewDimensions(size: CGSize(axis, along: length, across: column.length)) { _ in nil }
      let own = element.dimensions(in: proposal)
      let alignment = column.alignment ?? arrangement.alignment
      var place = CGPoint(
        x: slot[alignment.horizontal] - own[alignment.horizontal], y: slot[alignment.vertical] - own[alignment.vertical]
      )
      if arrangement.items == nil { place[axis] = 0 }
      let corner = CGPoint(axis, along: start, across: column.offset)
      element.place(
        at: CGPoint(x: corner.x + place.x, y: corner.y + place.y), anchor: .topLeading, proposal: proposal)
    }
  }

  /// The area of the line that holds an element, in this node's coordinates, made or not. Spec: G23.
  public func lineFrame(ofElement index: Int, inStretch stretch: Int) -> CGRect? {
    let plan = plan(across: size[axis.crossAxis])
    let line = plan.lines.line(ofElement: index, inStretch: stretch)
    guard line < plan.lines.count else { return nil }
    let extent = CGSize(axis, along: plan.lengths.height(of: line), across: size[axis.crossAxis])
    var origin = CGPoint(axis, along: plan.lengths.offset(of: line), across: 0)
    if isRightToLeft, axis == .horizontal { origin.x = size.width - origin.x - extent.width }
    return CGRect(origin: origin, size: extent)
  }
}
