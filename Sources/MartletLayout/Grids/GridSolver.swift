import Foundation

/// Where a grid puts its cells under one proposal.
struct GridArrangement {
  struct Cell {
    var proposal: ProposedViewSize
    /// The cell's top leading corner in the grid's coordinates.
    var origin: CGPoint
  }

  var cells: [Cell]
  var size: CGSize
}

/// Measures a grid: columns first, then rows with the columns known, then every cell in its place. Spec: B48.
struct GridSolver {
  let table: GridTable
  private let columns: TrackSharing
  private let rows: TrackSharing
  private let alignment: Alignment
  private let spacing: [CGFloat?]

  init(_ layout: GridLayout, _ table: GridTable) {
    self.table = table
    alignment = layout.alignment
    spacing = [layout.horizontalSpacing, layout.verticalSpacing]
    func gap(_ value: CGFloat?) -> CGFloat {
      (value ?? ViewSpacing.defaultSpacing).finite(or: ViewSpacing.defaultSpacing)
    }
    columns = TrackSharing(count: table.columnCount, gap: gap(layout.horizontalSpacing))
    rows = TrackSharing(count: table.rowCount, gap: gap(layout.verticalSpacing))
  }

  func isMade(for layout: GridLayout) -> Bool {
    alignment == layout.alignment && spacing == [layout.horizontalSpacing, layout.verticalSpacing]
  }

  func arrange(_ proposal: ProposedViewSize) -> GridArrangement {
    let widths = columnWidths(proposal.width)
    let heights = rowHeights(proposal.height, widths)
    let size = CGSize(
      width: max(0, columns.span(widths, 0..<table.columnCount)),
      height: max(0, rows.span(heights, 0..<table.rowCount)))
    return GridArrangement(cells: place(widths, heights), size: size)
  }

  // MARK: Columns and rows

  /// Spec: B48, B50. The height that rows will have is not known yet, so cells are asked for their ideal one.
  private func columnWidths(_ room: CGFloat?) -> [CGFloat] {
    var widths = columns.lengths(room) { column, offer in
      extent(table.cellsInColumn[column], table.columnAlignments[column]) { _ in
        ProposedViewSize(width: offer, height: nil)
      }
    }
    for index in table.spanningCells { widen(&widths, for: table.cells[index], room) }
    return widths
  }

  /// Gives the columns under a spanning cell what it needs beyond them, in equal parts.
  private func widen(_ widths: inout [CGFloat], for cell: GridTable.Cell, _ room: CGFloat?) {
    guard !cell.traits.unsizedAxes.contains(.horizontal), !cell.columns.isEmpty else { return }
    let spanned = columns.span(widths, cell.columns)
    var offer = room
    if let room, room > 0, room < .infinity {
      offer = max(0, spanned) + max(0, room - columns.span(widths, 0..<widths.count))
    }
    let answer = cell.element.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width.asLength
    guard answer > spanned else { return }
    for column in cell.columns { widths[column] += (answer - spanned) / CGFloat(cell.columns.count) }
  }

  private func rowHeights(_ room: CGFloat?, _ widths: [CGFloat]) -> [CGFloat] {
    rows.lengths(room) { row, offer in
      extent(table.cellsInRow[row], table.rowAlignments[row]) { cell in
        ProposedViewSize(width: columns.span(widths, cell.columns), height: offer)
      }
    }
  }

  /// How long a track must be for cells lined up on `key`; cells unsized along it do not count. Spec: B49.
  private func extent(
    _ indices: [Int], _ key: AlignmentKey, _ proposal: (GridTable.Cell) -> ProposedViewSize
  ) -> CGFloat {
    var line = TrackLine()
    for cell in indices.lazy.map({ table.cells[$0] }) where !isUnsized(cell, key.axis) {
      line.add(cell.element, proposal(cell), key)
    }
    return line.length
  }

  private func isUnsized(_ cell: GridTable.Cell, _ axis: Axis) -> Bool {
    cell.traits.unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  // MARK: Placing

  private func place(_ widths: [CGFloat], _ heights: [CGFloat]) -> [GridArrangement.Cell] {
    let (lefts, tops) = (columns.offsets(widths), rows.offsets(heights))
    let slots = table.cells.map { cell in
      CGRect(
        x: cell.columns.first.map { lefts[$0] } ?? 0, y: tops[cell.row],
        width: max(0, columns.span(widths, cell.columns)), height: heights[cell.row])
    }
    let columnLines = lines(table.cellsInColumn, table.columnAlignments, slots)
    let rowLines = lines(table.cellsInRow, table.rowAlignments, slots)
    return zip(table.cells, slots).map { cell, slot in
      let columnLine = cell.columns.count == 1 ? columnLines[cell.columns.lowerBound] : nil
      return place(cell, in: slot, columnLine, rowLines[cell.row])
    }
  }

  /// The lines that the cells of each track lie on, measured at their final proposals.
  private func lines(_ tracks: [[Int]], _ keys: [AlignmentKey], _ slots: [CGRect]) -> [TrackLine] {
    zip(tracks, keys).map { indices, key in
      var line = TrackLine()
      for index in indices where table.cells[index].traits.anchor == nil {
        line.add(table.cells[index].element, ProposedViewSize(slots[index].size), key)
      }
      return line
    }
  }

  /// Spec: B50: the cell's anchor, else the alignments of its column and row.
  private func place(
    _ cell: GridTable.Cell, in slot: CGRect, _ columnLine: TrackLine?, _ rowLine: TrackLine
  ) -> GridArrangement.Cell {
    let proposal = ProposedViewSize(slot.size)
    let size = cell.element.sizeThatFits(proposal).asLengths
    func offset(_ key: AlignmentKey, _ line: TrackLine?) -> CGFloat {
      let guide = cell.element.guide(key, size: size, proposal: proposal)
      let slotGuide = key.defaultGuide(in: slot.size)
      return (line?.reference(in: slot.size[key.axis], slotGuide) ?? slotGuide) - guide
    }
    var origin = CGPoint.zero
    if let anchor = cell.traits.anchor {
      origin = CGPoint(x: anchor.x * (slot.width - size.width), y: anchor.y * (slot.height - size.height))
    } else {
      let columnKey = cell.columns.first.map { table.columnAlignments[$0] } ?? alignment.horizontal.key
      origin = CGPoint(x: offset(columnKey, columnLine), y: offset(table.rowAlignments[cell.row], rowLine))
    }
    let position = CGPoint(
      x: slot.minX.finite(or: 0) + origin.x.finite(or: 0), y: slot.minY.finite(or: 0) + origin.y.finite(or: 0))
    return GridArrangement.Cell(proposal: proposal, origin: position)
  }
}

/// The line that the cells of one track are lined up on, and how far they reach to either side. Spec: B14.
private struct TrackLine {
  private var before: CGFloat = -.infinity
  private var behind: CGFloat = -.infinity
  private var isInfinite = false

  mutating func add(_ element: LayoutElement, _ proposal: ProposedViewSize, _ key: AlignmentKey) {
    let size = element.sizeThatFits(proposal).asLengths
    guard size[key.axis] < .infinity else { isInfinite = true; return }
    let guide = element.guide(key, size: size, proposal: proposal)
    before = max(before, guide)
    behind = max(behind, size[key.axis] - guide)
  }

  var length: CGFloat { isInfinite ? .infinity : (before + behind).asLength }

  /// Where the line lies in a track of `length`: room to spare goes to either side as in an empty box.
  func reference(in length: CGFloat, _ emptyBoxGuide: CGFloat) -> CGFloat {
    guard before > -.infinity, length > 0, length < .infinity else { return before.finite(or: 0) }
    return before + (length - before - behind) * (emptyBoxGuide / length)
  }
}
