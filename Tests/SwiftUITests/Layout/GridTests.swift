import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct GridTests {
  @Test func aColumnIsAsWideAsItsWidestCell() {  // B48
    let screen = Screen(size: CGSize(width: 300, height: 300)) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 20) {
        GridRow {
          Box("a", 30, 10); Box("b", 20, 30)
        }
        GridRow {
          Box("c", 50, 10); Box("d", 10, 10)
        }
      }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(screen.frame(of: "a") == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(screen.frame(of: "b") == CGRect(x: 60, y: 0, width: 20, height: 30))
    #expect(screen.frame(of: "c") == CGRect(x: 0, y: 50, width: 50, height: 10))
    #expect(screen.frame(of: "d") == CGRect(x: 60, y: 50, width: 10, height: 10))
  }

  @Test func aChildThatIsNoRowSpansAllColumns() {  // B47
    let screen = Screen(size: CGSize(width: 200, height: 300)) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box("a", 30, 10); Box("b", 20, 10)
        }
        Color.blue.frame(height: 5).accessibilityIdentifier("line")
      }
    }
    #expect(screen.frame(of: "line")?.width == 200)
  }

  @Test func cellsSpanColumnsAndStandAtTheirAnchor() {  // B50
    let screen = Screen(size: CGSize(width: 300, height: 300)) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box("a", 40, 10); Box("b", 40, 10); Box("c", 40, 10)
        }
        GridRow {
          Box("wide", 20, 10).gridCellColumns(2).gridCellAnchor(.trailing); Box("d", 10, 10)
        }
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(screen.frame(of: "wide")?.maxX == 90)  // two columns of 40 and the 10 between them
    #expect(screen.frame(of: "d")?.midX == 120)
  }

  @Test func theFirstCellThatSetsAColumnAlignmentDecides() {  // B50
    let screen = Screen(size: CGSize(width: 300, height: 300)) {
      Grid(verticalSpacing: 0) {
        GridRow { Box("a", 40, 10) }
        GridRow { Box("b", 20, 10).gridColumnAlignment(.trailing) }
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(screen.frame(of: "b")?.maxX == 40)
  }

  @Test func anUnsizedCellDoesNotEnlargeTheGrid() {  // B49
    let screen = Screen(size: CGSize(width: 300, height: 300)) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Box("a", 40, 10) }
        Divider().gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
      }.accessibilityIdentifier("grid")
    }
    #expect(screen.frame(of: "line")?.width == 40)
  }

  @Test func outsideAGridARowIsAGroup() {  // B47
    let screen = Screen(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        GridRow {
          Box("a", 10, 10); Box("b", 10, 10)
        }
      }
    }
    #expect(screen.frame(of: "b")?.minY == screen.frame(of: "a")?.maxY)
  }
}
