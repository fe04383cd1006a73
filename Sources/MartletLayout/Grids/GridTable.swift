import Foundation

/// The cells of a grid by row and column.
struct GridTable {
  struct Cell {
    var element: LayoutElement
    var traits: GridCellTraits
    var row: Int
    var columns: Range<Int>
  }

  /// In the order of the grid's children.
  private(set) var cells: [Cell] = []
  private(set) var rowCount = 0
  private(set) var columnCount = 0
  /// One alignment key per column and per row. Spec: B50.
  private(set) var columnAlignments: [AlignmentKey] = []
  private(set) var rowAlignments: [AlignmentKey] = []
  /// Indices into `cells`, of those in one column only, by column; and of all, by row.
  private(set) var cellsInColumn: [[Int]] = []
  private(set) var cellsInRow: [[Int]] = []
  private(set) var spanningCells: [Int] = []

  /// Spec: B47: as many columns as the longest row; a child without a row spans them all.
  init(_ subviews: LayoutSubviews, gridAlignment: Alignment) {
    placeCells(subviews)
    columnCount = max(cells.map(\.columns.upperBound).max() ?? 0, cells.isEmpty ? 0 : 1)
    for index in cells.indices where cells[index].traits.row == nil { cells[index].columns = 0..<columnCount }
    columnAlignments = .init(repeating: gridAlignment.horizontal.key, count: columnCount)
    rowAlignments = .init(repeating: gridAlignment.vertical.key, count: rowCount)
    applyAlignments()
    indexCells()
  }

  private mutating func placeCells(_ subviews: LayoutSubviews) {
    var previousRow: Int?
    var column = 0
    for subview in subviews {
      let traits = subview[GridCellTraitsKey.self]
      if traits.row == nil || traits.row != previousRow {
        rowCount += 1
        column = 0
      }
      let span = traits.row == nil ? 0 : max(1, traits.columnSpan)
      cells.append(
        Cell(
          element: subview.element, traits: traits, row: rowCount - 1, columns: column..<column + span))
      column += span
      previousRow = traits.row
    }
  }

  private mutating func applyAlignments() {
    var isSet = [Bool](repeating: false, count: columnCount)
    for cell in cells {
      if let alignment = cell.traits.rowAlignment { rowAlignments[cell.row] = alignment.key }
      guard let alignment = cell.traits.columnAlignment, let column = cell.columns.first else { continue }
      guard !isSet[column] else { continue }
      columnAlignments[column] = alignment.key
      isSet[column] = true
    }
  }

  private mutating func indexCells() {
    cellsInColumn = .init(repeating: [], count: columnCount)
    cellsInRow = .init(repeating: [], count: rowCount)
    for (index, cell) in cells.enumerated() {
      cellsInRow[cell.row].append(index)
      if cell.columns.count == 1 {
        cellsInColumn[cell.columns.lowerBound].append(index)
      } else {
        spanningCells.append(index)
      }
    }
  }
}
