import Foundation

/// How columns share a width.
struct TableWidths {
  /// Behind each column, in points.
  static let gap: CGFloat = 12
  let columns: [TableColumnWidth]
  init(_ columns: [TableColumnWidth]) { self.columns = columns }

  /// Ideal widths first; what is left or missing is shared by those that can change, within their bounds.
  func widths(in room: CGFloat) -> [CGFloat] {
    let share = max(0, room) / CGFloat(max(1, columns.count))
    var widths = columns.map { bounded($0.ideal ?? share, $0) }
    // Each round may bring some to their bound: at most one round a column.
    for _ in columns {
      let rest = max(0, room) - widths.reduce(0, +)
      guard abs(rest) > 0.01 else { break }
      let movable = columns.indices.filter { bounded(widths[$0] + rest, columns[$0]) != widths[$0] }
      guard !movable.isEmpty else { break }
      for index in movable { widths[index] = bounded(widths[index] + rest / CGFloat(movable.count), columns[index]) }
    }
    return widths
  }

  private func bounded(_ width: CGFloat, _ bounds: TableColumnWidth) -> CGFloat {
    let lower = usable(bounds.min) ?? min(40, usable(bounds.max) ?? 40)
    return min(max(width, lower), max(lower, usable(bounds.max) ?? .infinity))
  }
  private func usable(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }
}
