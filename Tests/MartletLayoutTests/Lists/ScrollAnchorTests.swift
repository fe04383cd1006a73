import Foundation
import MartletLayout
import Testing

@Suite struct ScrollAnchorTests {
  @Test func theAnchoredRowStaysWhenRowsAboveAreMeasured() {
    var rows = RowHeights(count: 100, estimatedHeight: 44)
    let anchor = rows.anchor(at: 450)!
    #expect(anchor == ScrollAnchor(row: 10, distance: 10))
    rows.setHeight(100, of: 3)
    #expect(rows.offset(of: anchor) == 506)
  }

  @Test func theAnchoredRowIsFollowedThroughInsertionsAndRemovals() {
    var rows = RowHeights(count: 100, estimatedHeight: 44)
    var anchor = ScrollAnchor(row: 10, distance: 10)
    rows.insert(5, at: 0)
    anchor.rowsWereInserted(5, at: 0)
    #expect(rows.offset(of: anchor) == 670)
    rows.remove(2..<4)
    anchor.rowsWereRemoved(2..<4)
    #expect(anchor.row == 13)
    anchor.rowsWereInserted(5, at: 14)
    #expect(anchor.row == 13)
  }

  @Test func theNextRowTakesTheRemovedOnesPlace() {
    var anchor = ScrollAnchor(row: 10, distance: 10)
    anchor.rowsWereRemoved(8..<12)
    #expect(anchor == ScrollAnchor(row: 8, distance: 0))
    #expect(RowHeights(count: 3, estimatedHeight: 10).offset(of: anchor) == 20)
    #expect(RowHeights(count: 0, estimatedHeight: 10).offset(of: anchor) == 0)
    #expect(RowHeights(count: 0, estimatedHeight: 10).anchor(at: 5) == nil)
  }
}
