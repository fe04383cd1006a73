import Foundation
import MartletDisplay
import Testing

@Suite struct PathTrimTests {
  let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func fractionsMeasureLength() {
    let half = square.trimmedPath(from: 0, to: 0.5)
    #expect(half.elements == [.move(to: .zero), .line(to: CGPoint(10, 0)), .line(to: CGPoint(10, 10))])
    let last = square.trimmedPath(from: 0.875, to: 1)
    #expect(last.elements == [.move(to: CGPoint(0, 5)), .line(to: .zero)])
  }

  @Test func theWholeIsThePathItself() {
    #expect(square.trimmedPath(from: -1, to: 2) == square)
  }

  @Test func nothingLiesBetweenEqualOrSwappedFractions() {
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: 0.75, to: 0.25).isEmpty)
    #expect(square.trimmedPath(from: 0, to: .nan).isEmpty)
    #expect(Path().trimmedPath(from: 0.1, to: 0.9).isEmpty)
  }

  @Test func aQuarterOfACircleEndsAtTheBottom() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(isClose(circle.trimmedPath(from: 0, to: 0.25).currentPoint, CGPoint(0, 10), 0.01))
    #expect(isClose(circle.trimmedPath(from: 0, to: 0.125).currentPoint, CGPoint(7.071, 7.071), 0.01))
  }

  @Test func aStretchMayLieInsideOneCurve() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let part = circle.trimmedPath(from: 0.05, to: 0.2)
    #expect(part.elements.count == 2)
    #expect(isClose(part.currentPoint, CGPoint(10 * cos(0.4 * .pi), 10 * sin(0.4 * .pi)), 0.02))
  }

  @Test func partsFollowEachOther() {
    var path = Path()
    path.addLines([.zero, CGPoint(10, 0)])
    path.addLines([CGPoint(0, 5), CGPoint(30, 5)])
    let trimmed = path.trimmedPath(from: 0.125, to: 0.5)
    #expect(
      trimmed.elements == [
        .move(to: CGPoint(5, 0)), .line(to: CGPoint(10, 0)), .move(to: CGPoint(0, 5)), .line(to: CGPoint(10, 5)),
      ])
  }
}
