import Foundation
@testable import MartletLayout
import Testing

@Suite struct RowHeightsTests {
  @Test func unmeasuredRowsCountWithTheEstimate() {
    // B57.
    let rows = RowHeights(count: 1_000_000, estimatedHeight: 44)
    #expect(rows.totalHeight == 44_000_000)
    #expect(rows.offset(of: 500_000) == 22_000_000)
    #expect(rows.row(at: 22_000_000) == 500_000)
    #expect(rows.row(at: 21_999_999) == 499_999)
    #expect(rows.measuredFraction == 0)
    #expect(rows.runs.runCount == 1)
  }

  @Test func aMeasuredHeightMovesTheRowsBehindIt() {
    var rows = RowHeights(count: 100, estimatedHeight: 44)
    #expect(rows.setHeight(60, of: 10) == 16)
    #expect(rows.offset(of: 10) == 440)
    #expect(rows.offset(of: 11) == 500)
    #expect(rows.totalHeight == 4416)
    #expect(rows.height(of: 10) == 60 && rows.isMeasured(10) && !rows.isMeasured(11))
    #expect(rows.setHeight(50, of: 10) == -10)
  }

  @Test func equalNeighboursShareMemory() {
    var rows = RowHeights(count: 1000, estimatedHeight: 40)
    for row in 0..<1000 { rows.setHeight(44, of: row) }
    #expect(rows.runs.runCount == 1)
    #expect(rows.totalHeight == 44_000 && rows.measuredFraction == 1)
  }

  @Test func aChangedEstimateCountsAtOnce() {
    var rows = RowHeights(count: 10, estimatedHeight: 40)
    rows.setHeight(100, of: 3)
    rows.estimatedHeight = 50
    #expect(rows.totalHeight == 550)
  }

  @Test func spacingStandsBetweenRows() {
    let rows = RowHeights(count: 3, estimatedHeight: 40, spacing: 8)
    #expect(rows.totalHeight == 136)
    #expect((0...3).map { rows.offset(of: $0) } == [0, 48, 96, 136])
    #expect(rows.row(at: 47) == 0)
    #expect(RowHeights(count: 0, estimatedHeight: 40, spacing: 8).totalHeight == 0)
  }

  @Test func visibleRowsAreThoseThatReachIntoTheRange() {
    // B58.
    let rows = RowHeights(count: 100, estimatedHeight: 44)
    #expect(rows.rows(from: 0, to: 88) == 0..<2)
    #expect(rows.rows(from: 43, to: 89) == 0..<3)
    #expect(rows.rows(from: -50, to: 10) == 0..<1)
    #expect(rows.rows(from: 4390, to: 9000) == 99..<100)
    #expect(rows.rows(from: 9000, to: 9900).isEmpty && rows.rows(from: 5, to: 5).isEmpty)
  }

  @Test func offsetsOutsideGiveTheNearestRow() {
    let rows = RowHeights(count: 5, estimatedHeight: 10)
    #expect(rows.row(at: -1) == 0 && rows.row(at: .nan) == 0 && rows.row(at: .infinity) == 4)
    #expect(RowHeights(count: 0, estimatedHeight: 10).row(at: 3) == nil)
    #expect(RowHeights(count: -3, estimatedHeight: .nan).count == 0)
  }

  @Test func rowsWithoutHeightAreSkipped() {
    var rows = RowHeights(count: 3, estimatedHeight: 10)
    rows.setHeight(0, of: 1)
    #expect(rows.row(at: 10) == 2)
    #expect(RowHeights(count: 3, estimatedHeight: 0).row(at: 0) == 0)
  }

  @Test func forgettingMakesRowsCountWithTheEstimateAgain() {
    var rows = RowHeights(count: 10, estimatedHeight: 10)
    for row in 0..<10 { rows.setHeight(CGFloat(row + 20), of: row) }
    rows.forgetHeights(2..<4)
    #expect(rows.height(of: 1) == 21 && rows.height(of: 2) == 10 && rows.height(of: 4) == 24)
    rows.forgetAllHeights()
    #expect(rows.totalHeight == 100 && rows.runs.runCount == 1)
  }

  @Test(arguments: 1...12) func randomChangesAgreeWithAnArray(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var rows = RowHeights(count: 50, estimatedHeight: 30, spacing: 2)
    var model = [CGFloat?](repeating: nil, count: 50)
    for _ in 0..<200 {
      Self.change(&rows, &model, &generator)
      rows.runs.checkInvariants()
      #expect(rows.count == model.count)
      let starts = model.reduce(into: [0]) { $0.append($0.last! + ($1 ?? 30) + 2) }
      #expect(model.indices.map { rows.offset(of: $0) } == starts.dropLast())
      #expect(model.indices.map { rows.row(at: starts[$0]) } == Array(model.indices))
    }
  }

  /// One random change to both. Heights are whole numbers, so that sums are exact.
  private static func change(
    _ rows: inout RowHeights, _ model: inout [CGFloat?], _ generator: inout SeededGenerator
  ) {
    let position = Int.random(in: 0...model.count, using: &generator)
    let end = min(model.count, position + Int.random(in: 0...6, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      rows.insert(end - position, at: position)
      model.insert(contentsOf: repeatElement(nil, count: end - position), at: position)
    case 1:
      rows.remove(position..<end)
      model.removeSubrange(position..<end)
    case 2:
      rows.forgetHeights(position..<end)
      for row in position..<end { model[row] = nil }
    default:
      guard position < model.count else { return }
      model[position] = CGFloat(Int.random(in: 1...3, using: &generator) * 20)
      rows.setHeight(model[position]!, of: position)
    }
  }
}
