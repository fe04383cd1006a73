import Foundation
import MartletDisplay
import Testing

@Suite struct PathDrawingTests {
  @Test func commandsAreRecordedInOrder() {
    var path = Path()
    path.move(to: CGPoint(1, 2))
    path.addLine(to: CGPoint(3, 4))
    path.addQuadCurve(to: CGPoint(5, 6), control: CGPoint(7, 8))
    path.addCurve(to: CGPoint(9, 10), control1: CGPoint(11, 12), control2: CGPoint(13, 14))
    path.closeSubpath()
    #expect(
      path.elements == [
        .move(to: CGPoint(1, 2)), .line(to: CGPoint(3, 4)),
        .quadCurve(to: CGPoint(5, 6), control: CGPoint(7, 8)),
        .curve(to: CGPoint(9, 10), control1: CGPoint(11, 12), control2: CGPoint(13, 14)), .closeSubpath,
      ])
  }

  @Test func linesAndCurvesNeedACurrentPoint() {
    var path = Path()
    path.addLine(to: CGPoint(1, 1))
    path.addQuadCurve(to: CGPoint(1, 1), control: .zero)
    path.addCurve(to: CGPoint(1, 1), control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func undefinedPointsAreSkipped() {
    var path = Path()
    path.move(to: CGPoint(CGFloat.nan, 0))
    path.move(to: .zero)
    path.addLine(to: CGPoint(.infinity, 0))
    path.addQuadCurve(to: .zero, control: CGPoint(0, .nan))
    path.addCurve(to: .zero, control1: CGPoint(-.infinity, 0), control2: .zero)
    path.addRect(.null)
    path.addRect(.infinite.insetBy(dx: -.infinity, dy: 0))
    path.addEllipse(in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    path.addLines([CGPoint(.nan, .nan)])
    #expect(path.elements == [.move(to: .zero)])
  }

  @Test func aLineAfterClosingBeginsWhereTheClosedPartBegan() {
    var path = Path()
    path.addLines([CGPoint(1, 1), CGPoint(5, 1), CGPoint(5, 5)])
    path.closeSubpath()
    path.addLine(to: CGPoint(9, 9))
    #expect(path.elements.suffix(2) == [.move(to: CGPoint(1, 1)), .line(to: CGPoint(9, 9))])
  }

  @Test func closingTwiceIsClosingOnce() {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.closeSubpath()
    #expect(path.elements.filter { $0 == .closeSubpath }.count == 1)
  }

  @Test func theCallbackDraws() {
    let path = Path { $0.addRect(CGRect(x: 1, y: 2, width: 3, height: 4)) }
    #expect(path == Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test func anythingAddedEndsTheRoundedRectanglesFastForm() {
    let shape = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 8)
    #expect(shape.roundedRect != nil)
    var path = shape
    path.addLine(to: .zero)
    #expect(path.roundedRect == nil)
    var twice = shape
    twice.addPath(shape)
    #expect(twice.roundedRect == nil)
    var alone = Path()
    alone.addPath(shape)
    #expect(alone.roundedRect == shape.roundedRect)
  }
}
