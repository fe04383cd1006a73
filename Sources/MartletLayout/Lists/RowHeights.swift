import Foundation

/// The geometry of a long list whose rows are measured only when they come near the viewport.
///
/// A row counts with the estimated height until its height is set. Creating is O(1) for any number of rows; finding
/// a row or an offset, setting a height, inserting and removing are O(log r), where r is the number of runs of
/// neighbouring rows with the same known height (or none). Memory grows with r, not with the rows. Spec: B57, B58.
public struct RowHeights {
  var runs = RunTree()

  /// The height in points of a row that was not measured. It may change at any time, in O(1).
  public var estimatedHeight: CGFloat {
    didSet { estimatedHeight = estimatedHeight.asLength.finite(or: 0) }
  }
  /// The distance between neighbouring rows, in points.
  public let spacing: CGFloat

  /// Rows without known height. A negative count counts as 0.
  public init(count: Int, estimatedHeight: CGFloat, spacing: CGFloat = 0) {
    self.estimatedHeight = estimatedHeight.asLength.finite(or: 0)
    self.spacing = spacing.asLength.finite(or: 0)
    insert(max(0, count), at: 0)
  }

  public var count: Int { runs.rowCount(runs.root) }

  /// All rows and the spacing between them, in points.
  public var totalHeight: CGFloat { max(0, extent(runs.root) - spacing) }

  /// The rows' part of `totalHeight` that is measured, not estimated, from 0 to 1; 1 without rows.
  public var measuredFraction: Double {
    count == 0 ? 1 : 1 - Double(runs.nodes[runs.root].unmeasuredRows) / Double(count)
  }

  public func isMeasured(_ row: Int) -> Bool { runs.run(at: row).height != nil }
  public func height(of row: Int) -> CGFloat { runs.run(at: row).height ?? estimatedHeight }

  /// The row's top, in points from the first row's; for `count` the end of the last row.
  public func offset(of row: Int) -> CGFloat {
    precondition(row >= 0 && row <= count, "row \(row) is not one of \(count)")
    if row == count { return totalHeight }
    var (node, rest, result) = (runs.root, row, CGFloat(0))
    while true {
      let left = runs.nodes[node].left
      if rest < runs.rowCount(left) { node = left; continue }
      rest -= runs.rowCount(left)
      result += extent(left)
      let run = runs.nodes[node].run
      if rest < run.count { return result + CGFloat(rest) * pitch(run) }
      rest -= run.count
      result += CGFloat(run.count) * pitch(run)
      node = runs.nodes[node].right
    }
  }

  /// The row at `offset` points from the first row's top; the nearest row outside, nil without rows.
  ///
  /// The distance behind a row belongs to it.
  public func row(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    if offset.isNaN || offset <= 0 { return 0 }
    if offset >= extent(runs.root) { return count - 1 }
    var (node, rest, row) = (runs.root, offset, 0)
    while node != RunTree.none {
      let (left, run) = (runs.nodes[node].left, runs.nodes[node].run)
      if rest < extent(left) { node = left; continue }
      rest -= extent(left)
      row += runs.rowCount(left)
      let length = CGFloat(run.count) * pitch(run)
      if rest < length { return row + min(run.count - 1, Int(rest / pitch(run))) }
      rest -= length
      row += run.count
      node = runs.nodes[node].right
    }
    return count - 1  // rounding led past the end
  }

  /// The rows of which something lies between the two offsets.
  public func rows(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard end > start, end > 0, start < totalHeight, let first = row(at: start), let last = row(at: end) else {
      return 0..<0
    }
    return first..<(last > first && offset(of: last) >= end ? last : last + 1)
  }

  // MARK: Changing

  /// Notes the height a row was measured with; returns by how much it and all rows behind it moved.
  @discardableResult
  public mutating func setHeight(_ height: CGFloat, of row: Int) -> CGFloat {
    let height = height.asLength.finite(or: 0)
    let old = runs.run(at: row).height
    if old != height { runs.replace(row..<row + 1, by: Run(count: 1, height: height)) }
    return height - (old ?? estimatedHeight)
  }

  /// Lets rows count with the estimate again, as when their content changed.
  public mutating func forgetHeights(_ rows: Range<Int>) {
    if !rows.isEmpty { runs.replace(rows, by: Run(count: rows.count, height: nil)) }
  }

  /// Lets all rows count with the estimate again, as when the width changed. O(1) but for freeing memory.
  public mutating func forgetAllHeights() {
    let rows = count
    runs = RunTree()
    insert(rows, at: 0)
  }

  /// Adds rows without known height in front of `row`; `row` may be `count`.
  public mutating func insert(_ added: Int, at row: Int) {
    if added > 0 { runs.replace(row..<row, by: Run(count: added, height: nil)) }
  }

  public mutating func remove(_ rows: Range<Int>) {
    if !rows.isEmpty { runs.replace(rows, by: nil) }
  }

  // MARK: Extents

  /// A row of the run with the distance behind it.
  private func pitch(_ run: Run) -> CGFloat { (run.height ?? estimatedHeight) + spacing }

  /// The subtree's rows, each with the distance behind it.
  private func extent(_ node: Int) -> CGFloat {
    let sums = runs.nodes[node]
    return sums.measuredHeight + CGFloat(sums.unmeasuredRows) * estimatedHeight + CGFloat(sums.rows) * spacing
  }
}
