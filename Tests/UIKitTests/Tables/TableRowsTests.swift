import Foundation
import Testing

@testable import UIKit

/// Which rows a table has after changes. Spec: U21.
@Suite struct TableRowsTests {
  private func loaded(_ counts: [Int]) -> TableRows {
    var rows = TableRows()
    rows.load(counts: counts)
    return rows
  }
  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func everyRowHasItsOwnNumberAndPath() {
    let rows = loaded([2, 0, 3])
    let ids = rows.sections.flatMap(\.rows)
    #expect(Set(ids).count == 5 && rows.counts == [2, 0, 3])
    #expect(rows.id(at: path(2, 1)).flatMap { rows.path(of: $0) } == path(2, 1))
    #expect(rows.id(at: path(1, 0)) == nil && rows.id(at: path(3, 0)) == nil && rows.path(of: -1) == nil)
  }

  @Test func whatGoesCountsInTheOldOrderAndWhatComesInTheNew() throws {
    var rows = loaded([4])
    let old = rows.sections[0].rows
    rows.apply(TableChanges(insertedRows: [path(0, 0), path(0, 3)], deletedRows: [path(0, 1), path(0, 3)]))
    let new = rows.sections[0].rows
    #expect(new.count == 4 && new[1] == old[0] && new[2] == old[2])
    #expect(!old.contains(new[0]) && !old.contains(new[3]))
  }

  @Test func aMovedRowKeepsItsNumber() {
    var rows = loaded([3, 1])
    let first = rows.sections[0].rows[0]
    rows.apply(TableChanges(movedRows: [(from: path(0, 0), to: path(1, 1))]))
    #expect(rows.counts == [2, 2] && rows.path(of: first) == path(1, 1))
  }

  @Test func aReloadedRowIsAnotherOne() {
    var rows = loaded([2])
    let old = rows.sections[0].rows
    rows.apply(TableChanges(reloadedRows: [path(0, 1)]))
    #expect(rows.sections[0].rows[0] == old[0] && rows.sections[0].rows[1] != old[1])
  }

  @Test func sectionsComeEmptyAndAreFilled() {
    var rows = loaded([1, 2])
    let kept = rows.sections[1]
    rows.apply(TableChanges(insertedSections: [1], deletedSections: [0]))
    rows.fill(sections: [1], counts: [2, 3])
    #expect(rows.counts == [2, 3] && rows.sections[0].id == kept.id && rows.sections[0].rows == kept.rows)
  }

  @Test func pathsThatAreNotThereChangeNothing() {
    var rows = loaded([1])
    let old = rows.sections[0].rows
    rows.apply(
      TableChanges(deletedRows: [path(0, 5), path(4, 0)], reloadedRows: [path(1, 1)], deletedSections: [7]))
    #expect(rows.sections[0].rows == old)
  }

  @Test func widthsOfSignsLeaveTheRestToTheWords() {
    let plain = CellPlacing(size: CGSize(width: 300, height: 44), accessory: .zero)
    #expect(plain.content == CGRect(x: 0, y: 0, width: 300, height: 44))
    let signed = CellPlacing(size: CGSize(width: 300, height: 44), accessory: CGSize(width: 8, height: 14))
    #expect(signed.accessory.maxX == 286 && signed.accessory.midY == 22)
    #expect(signed.content.width <= signed.accessory.minX)
  }
}
