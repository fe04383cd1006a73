import Foundation
import MartletLayout
import Testing

@Suite struct LazyGridColumnsTests {
  private func lengths(_ items: [GridItem], _ room: CGFloat?) -> [CGFloat] {
    LazyGridColumns(items, room: room).columns.map(\.length)
  }

  @Test func aGridWithoutItemsHasOneColumn() {
    #expect(LazyGridColumns([], room: 300).columns.map(\.length) == [300])
  }

  @Test func fixedColumnsAndGapsComeFirst() {
    // B53.
    let grid = LazyGridColumns([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], room: 200)
    #expect(grid.columns.map(\.length) == [70, 57, 57])
    #expect(grid.columns.map(\.offset) == [0, 78, 143])
    #expect(grid.length == 200)
  }

  @Test func adaptiveItemMakesAsManyColumnsAsFit() {
    // B54.
    let columns = lengths([GridItem(.adaptive(minimum: 80))], 320)
    #expect(columns.count == 3)
    #expect(columns.allSatisfy { abs($0 - 101.33) < 0.01 })
    #expect(lengths([GridItem(.adaptive(minimum: 80, maximum: 90))], 320) == [90, 90, 90])
    #expect(lengths([GridItem(.adaptive(minimum: 80))], 20) == [80])
  }

  @Test func placingWithTheAnswerMayOverflow() {
    // B55.
    let items = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
    let answer = LazyGridColumns(items, room: 300)
    #expect(answer.columns.map(\.length) == [146, 180])
    #expect(answer.length == 334)
    #expect(lengths(items, answer.length) == [163, 180])
  }

  @Test func spacingAndAlignmentComeFromTheItem() {
    // B53, B56.
    let items = [GridItem(.fixed(10), spacing: 20, alignment: .top), GridItem(.flexible(), spacing: 99)]
    let grid = LazyGridColumns(items, room: 100)
    #expect(grid.columns.map(\.offset) == [0, 30])
    #expect(grid.columns.map(\.alignment) == [.top, nil])
    #expect(grid.length == 100)
  }

  @Test func specialRoomGivesOneColumnAnItem() {
    // Own reasoning where B53 is silent.
    #expect(lengths([GridItem(), GridItem(.adaptive(minimum: 40))], nil) == [10, 40])
    #expect(
      lengths([GridItem(.flexible(maximum: 90)), GridItem(.adaptive(minimum: 40))], .infinity) == [90, .infinity])
    #expect(lengths([GridItem(), GridItem(.fixed(30))], 0) == [10, 30])
  }

  @Test func impossibleLimitsMakeFiniteColumns() {
    // Own reasoning: no count may exhaust the memory, no length may be NaN.
    #expect(lengths([GridItem(.adaptive(minimum: 0), spacing: 0)], 100) == [100])
    #expect(lengths([GridItem(.adaptive(minimum: .nan), spacing: .nan)], 16).count == 3)
    #expect(lengths([GridItem(.fixed(-5))], 100) == [0])
    #expect(lengths([GridItem(.flexible(minimum: 50, maximum: 20))], 100) == [50])
  }
}
