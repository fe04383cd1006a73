import Foundation
import MartletLayout
import Testing

@Suite struct GridLayoutTests {
  /// Rows of cells, each in its row; a cell may change its traits.
  private func grid(_ layout: GridLayout, _ rows: [[FakeChild]]) -> Box<GridLayout> {
    for (number, row) in rows.enumerated() {
      for cell in row { cell.setTraits { $0.row = number } }
    }
    return Box(layout, rows.flatMap { $0 })
  }

  private func grid(_ rows: [[FakeChild]]) -> Box<GridLayout> {
    grid(GridLayout(horizontalSpacing: 0, verticalSpacing: 0), rows)
  }

  @Test func columnsAreAsWideAsTheWidestCell() {
    // B48.
    let cells = [[Fixed(10, 10), Fixed(20, 10)], [Fixed(50, 10), Fixed(30, 30)]]
    let box = grid(GridLayout(horizontalSpacing: 4, verticalSpacing: 6), cells)
    #expect(box.run(nil, nil) == CGSize(84, 46))
    #expect(cells[0].map { $0.frame!.minX } == [20, 59])
    #expect(cells[1].map { $0.frame!.origin } == [CGPoint(x: 0, y: 26), CGPoint(x: 54, y: 16)])
  }

  @Test func defaultSpacingIsEight() {
    // M-DEF: 8.
    #expect(grid(GridLayout(), [[Fixed(10, 10), Fixed(10, 10)], [Fixed(10, 10)]]).run(nil, nil) == CGSize(28, 28))
  }

  @Test func stretchyColumnsShareWhatFixedOnesLeave() {
    // B48: least flexible first.
    let cells = [[color(), Fixed(20, 10), color()]]
    #expect(grid(cells).run(100, 50) == CGSize(100, 50))
    #expect(cells[0].map { $0.frame!.width } == [40, 20, 40])
    #expect(cells[0][0].frame!.height == 50)
  }

  @Test func rowsShareTheHeightAndCellsFillTheirPlaces() {
    // B48 for rows.
    let cells = [[color(), color()], [Fixed(10, 10), Fixed(10, 30)], [color(), color()]]
    #expect(grid(cells).run(100, 100) == CGSize(100, 100))
    #expect(cells.map { $0[1].frame!.height } == [35, 30, 35])
  }

  @Test func missingCellsAreEmptyAndLoneChildrenSpanAll() {
    // B47.
    let lone = color()
    let cells = [[Fixed(10, 10)], [Fixed(20, 10), Fixed(30, 10), Fixed(40, 10)]]
    let box = Box(GridLayout(horizontalSpacing: 5, verticalSpacing: 0), grid(cells).children + [lone])
    #expect(box.run(nil, nil) == CGSize(100, 30))
    #expect(lone.frame == CGRect(0, 20, 100, 10))
  }

  @Test func unsizedCellsDoNotEnlargeTheGrid() {
    // B49: a divider between rows.
    let divider = Flexible(height: 1...1)
    divider.setTraits { $0.unsizedAxes = .horizontal }
    let box = Box(GridLayout(horizontalSpacing: 0, verticalSpacing: 0), grid([[Fixed(30, 10)]]).children + [divider])
    #expect(box.run(300, 300) == CGSize(30, 11))
    #expect(divider.frame == CGRect(0, 10, 30, 1))
    divider.setTraits { $0.unsizedAxes = [] }
    #expect(Box(box.layout, box.children).run(300, 300) == CGSize(300, 11))
  }

  @Test func spanningCellCoversColumnsAndTheGapBetween() {
    // B50.
    let header = color()
    header.setTraits { $0.columnSpan = 2 }
    let box = grid(GridLayout(horizontalSpacing: 6, verticalSpacing: 0), [[header], [Fixed(10, 10), Fixed(20, 10)]])
    #expect(box.run(nil, nil) == CGSize(36, 20))
    #expect(header.frame == CGRect(0, 0, 36, 10))
  }

  @Test func aWideSpanningCellWidensItsColumnsEqually() {
    // B48, B50; equal parts are our own reasoning.
    let header = Fixed(60, 10)
    header.setTraits { $0.columnSpan = 2 }
    let cells = [Fixed(10, 10), Fixed(20, 10), Fixed(7, 10)]
    #expect(grid([[header], cells]).run(nil, nil) == CGSize(67, 20))
    #expect(cells.map { $0.frame!.midX } == [12.5, 42.5, 63.5])
  }

  @Test func columnRowAndCellOverrideTheAlignment() {
    // B50.
    let cells = [[Fixed(10, 10), Fixed(10, 10)], [Fixed(50, 10), Fixed(10, 30)]]
    cells[0][0].setTraits { $0.columnAlignment = .trailing }
    cells[1][0].setTraits { $0.rowAlignment = .bottom }
    cells[0][1].setTraits { $0.anchor = .bottomLeading }
    let box = grid(GridLayout(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0), cells)
    box.run(nil, nil)
    #expect(cells[0][0].frame!.origin == CGPoint(x: 40, y: 0))
    #expect(cells[0][1].frame!.origin == CGPoint(x: 50, y: 0))
    #expect(cells[1][0].frame!.origin == CGPoint(x: 0, y: 30))
  }

  @Test func baselinesOfARowLineUp() {
    // B14, B18 in a row: text baseline 15, box bottom 10.
    let cells = [[MonoText("a"), Fixed(10, 10)]]
    let box = grid(GridLayout(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0), cells)
    #expect(box.run(nil, nil) == CGSize(20, 20))
    #expect(cells[0].map { $0.frame!.minY } == [0, 5])
    #expect(box.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] == 15)
  }

  @Test func emptyGridIsZero() {
    #expect(grid([]).run(100, 100) == .zero)
  }

  @Test func specialProposalsMakeNoImpossibleNumbers() {
    // B10 for grids, over all pairs of special and finite lengths.
    let lengths: [CGFloat?] = [nil, 0, 50, .infinity]
    for width in lengths {
      for height in lengths {
        let cells = [[color(), MonoText("Hello world")], [Fixed(30, 10), Impossible(.nan, -1)]]
        let size = grid(cells).run(width, height)
        #expect(size.width >= 0 && size.height >= 0)
        #expect(cells[0].allSatisfy { $0.frame!.origin.x.isFinite && $0.frame!.origin.y.isFinite })
      }
    }
  }
}

extension FakeChild {
  fileprivate func setTraits(_ change: (inout GridCellTraits) -> Void) {
    let key = ObjectIdentifier(GridCellTraitsKey.self)
    var own = traits[key] as? GridCellTraits ?? GridCellTraits()
    change(&own)
    traits[key] = own
  }
}
