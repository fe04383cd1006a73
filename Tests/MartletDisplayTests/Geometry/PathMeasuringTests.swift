import Foundation
import MartletDisplay
import Testing

@Suite struct PathMeasuringTests {
  @Test func anEmptyPathHasNoBoundsAndNoCurrentPoint() {
    #expect(Path().isEmpty)
    #expect(Path().boundingRect.isNull)
    #expect(Path().currentPoint == nil)
    #expect(!Path().contains(.zero))
  }

  @Test func boundsFollowTheCurveNotItsControlPoints() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(10, 0), control: CGPoint(5, 10))
    // A quadratic curve's top lies halfway to its control point.
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
    #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func closingReturnsTheCurrentPointToTheBeginning() {
    var path = Path()
    path.addLines([CGPoint(3, 3), CGPoint(9, 3), CGPoint(9, 9)])
    #expect(path.currentPoint == CGPoint(9, 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(3, 3))
  }

  @Test func aHoleIsInsideByWindingOnlyWhenItTurnsTheSameWay() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(15, 15)))
    #expect(!path.contains(CGPoint(15, 15), eoFill: true))
    #expect(path.contains(CGPoint(5, 5), eoFill: true))
    #expect(!path.contains(CGPoint(35, 5)))
    #expect(!path.contains(CGPoint(.nan, 5)))
  }

  @Test func openPartsCountAsClosed() {
    var path = Path()
    path.addLines([.zero, CGPoint(10, 0), CGPoint(10, 10)])
    #expect(path.contains(CGPoint(9, 5)))
    #expect(!path.contains(CGPoint(1, 5)))
  }

  @Test func transformsMoveEveryPoint() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let moved = path.applying(CGAffineTransform(scaleX: 2, y: 3)).offsetBy(dx: 1, dy: 2)
    #expect(isClose(moved.boundingRect, CGRect(x: 1, y: 2, width: 20, height: 30), 0.01))
  }

  @Test func aTurnedRoundedRectangleLosesItsFastForm() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 4)
    #expect(path.offsetBy(dx: 3, dy: 4).roundedRect?.rect == CGRect(x: 3, y: 4, width: 40, height: 20))
    #expect(path.applying(CGAffineTransform(scaleX: 2, y: 2)).roundedRect?.topLeft == CGSize(width: 8, height: 8))
    #expect(path.applying(CGAffineTransform(rotationAngle: 1)).roundedRect == nil)
    #expect(path.applying(CGAffineTransform(scaleX: -1, y: 1)).roundedRect == nil)
  }

  @Test func undefinedTransformsNeverCrash() {
    let path = Path(CGRect(x: 1, y: 1, width: 1, height: 1))
    let broken = path.applying(CGAffineTransform(scaleX: .nan, y: 1))
    #expect(broken.elements == [.closeSubpath] || broken.isEmpty)
    #expect(broken.boundingRect.isNull)
  }
}
