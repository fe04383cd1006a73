import Foundation

/// What a list keeps in place while rows above the viewport change: a row and how far it is scrolled past.
public struct ScrollAnchor: Equatable, Sendable {
  public var row: Int
  /// From the row's top down to the viewport's top, in points.
  public var distance: CGFloat

  public init(row: Int, distance: CGFloat) {
    self.row = row
    self.distance = distance
  }

  /// Follows the row when others were added in front of `position`.
  public mutating func rowsWereInserted(_ added: Int, at position: Int) {
    if position <= row { row += added }
  }

  /// Follows the row when others were removed; if it is among them, the next one takes its place, at its top.
  public mutating func rowsWereRemoved(_ removed: Range<Int>) {
    if removed.contains(row) {
      row = removed.lowerBound
      distance = 0
    } else if row >= removed.upperBound {
      row -= removed.count
    }
  }
}

extension RowHeights {
  /// The row at the viewport's top that is scrolled to `offset`; nil without rows.
  public func anchor(at offset: CGFloat) -> ScrollAnchor? {
    row(at: offset).map { ScrollAnchor(row: $0, distance: offset - self.offset(of: $0)) }
  }

  /// The scroll offset that shows the anchor where it was; the last row's if there are fewer rows now.
  public func offset(of anchor: ScrollAnchor) -> CGFloat {
    guard count > 0 else { return 0 }
    return offset(of: min(max(0, anchor.row), count - 1)) + anchor.distance
  }
}
