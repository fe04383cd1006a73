import SwiftUI
import Testing

@testable import Charts

@MainActor @Suite struct StackingTests {
  private func marks<Content: ChartContent>(@ChartContentBuilder _ content: () -> Content) -> [Mark] {
    var marks = _ChartMarks()
    content()._collect(into: &marks)
    return marks.list
  }
  private func bounds(_ extent: Mark.Extent) -> [Double] { extent.channels.compactMap(\.value.coordinate) }

  @Test func barsAtOnePlacePileUpAndNegativeOnesDown() {
    let stacked = Stacking.stacked(
      marks {
        BarMark(x: .value("x", "a"), y: .value("y", 3))
        BarMark(x: .value("x", "a"), y: .value("y", -2))
        BarMark(x: .value("x", "b"), y: .value("y", 1))
        BarMark(x: .value("x", "a"), y: .value("y", 4))
      })
    #expect(stacked.map { bounds($0.y) } == [[0, 3], [0, -2], [0, 1], [3, 7]])
  }

  @Test func lyingBarsPileUpAlongX() {
    let stacked = Stacking.stacked(
      marks {
        BarMark(x: .value("x", 3), y: .value("y", "a"))
        BarMark(x: .value("x", 2), y: .value("y", "a"))
      })
    #expect(stacked.map { bounds($0.x) } == [[0, 3], [3, 5]] && stacked.allSatisfy(\.isHorizontal))
  }

  @Test func groupsThatStandSideBySideDoNotPileUp() {
    let stacked = Stacking.stacked(
      marks {
        BarMark(x: .value("x", "a"), y: .value("y", 3)).position(by: .value("g", "1"))
        BarMark(x: .value("x", "a"), y: .value("y", 4)).position(by: .value("g", "2"))
      })
    #expect(stacked.map { bounds($0.y) } == [[0, 3], [0, 4]])
  }

  @Test func normalizedPilesReachOneAndCentredOnesLieAroundZero() {
    func stacked(_ method: MarkStackingMethod) -> [[Double]] {
      Stacking.stacked(
        marks {
          BarMark(x: .value("x", "a"), y: .value("y", 1), stacking: method)
          BarMark(x: .value("x", "a"), y: .value("y", 3), stacking: method)
        }
      ).map { bounds($0.y) }
    }
    #expect(stacked(.normalized) == [[0, 0.25], [0.25, 1]])
    #expect(stacked(.center) == [[-2, -1], [-1, 2]])
    #expect(stacked(.unstacked) == [[0, 1], [0, 3]])
  }

  @Test func rangesStayWhatTheyAre() {
    let stacked = Stacking.stacked(
      marks {
        BarMark(x: .value("x", "a"), yStart: .value("y", 3), yEnd: .value("y", 5))
        BarMark(x: .value("x", "a"), yStart: .value("y", 1), yEnd: .value("y", 2))
      })
    #expect(stacked.map { bounds($0.y) } == [[3, 5], [1, 2]])
  }
}
