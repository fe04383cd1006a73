import Foundation
import MartletDisplay
import Testing

@Suite struct PathShapesTests {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 40)

  @Test func aRectangleStartsTopLeftAndRunsClockwise() {
    let path = Path(rect)
    #expect(
      path.elements == [
        .move(to: CGPoint(10, 20)), .line(to: CGPoint(110, 20)), .line(to: CGPoint(110, 60)),
        .line(to: CGPoint(10, 60)), .closeSubpath,
      ])
    #expect(path.roundedRect == RoundedRect(rect: rect))
  }

  @Test func anEllipseStartsAtTheRightAndFillsItsRectangle() {
    let path = Path(ellipseIn: rect)
    #expect(path.elements.first == .move(to: CGPoint(110, 40)))
    #expect(isClose(path.boundingRect, rect, 0.01))
    #expect(abs(sampledArea(path) - .pi * 50 * 20) < 15)
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func roundedRectanglesStayInTheirRectangle(style: RoundedCornerStyle) {
    for radius in [0.0, 1, 10, 20, 500, .infinity] as [CGFloat] {
      let path = Path(roundedRect: rect, cornerRadius: radius, style: style)
      #expect(isClose(path.boundingRect, rect, 0.01), "radius \(radius)")
    }
  }

  @Test func circularCornersCutTheirShareOfTheArea() {
    let path = Path(roundedRect: rect, cornerRadius: 10, style: .circular)
    #expect(abs(sampledArea(path) - (4000 - (4 - .pi) * 100)) < 10)
  }

  @Test func continuousCornersReachFurtherButLieCloseToCircularOnes() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let circular = Path(roundedRect: square, cornerRadius: 20, style: .circular)
    let continuous = Path(roundedRect: square, cornerRadius: 20, style: .continuous)
    // The diagonal point of both is the same; just beyond the radius only the continuous one has left the side.
    #expect(continuous.contains(CGPoint(5.9, 5.9)) && circular.contains(CGPoint(5.9, 5.9)))
    #expect(!continuous.contains(CGPoint(5.8, 5.8)) && !circular.contains(CGPoint(5.8, 5.8)))
    #expect(circular.contains(CGPoint(21, 0.02)) && !continuous.contains(CGPoint(21, 0.02)))
    #expect(continuous.contains(CGPoint(31, 0.02)))
  }

  @Test func radiiBeyondHalfTheShorterSideMakeACapsule() {
    let path = Path(roundedRect: rect, cornerRadius: 1000)
    #expect(path.roundedRect?.topLeft == CGSize(width: 20, height: 20))
  }

  @Test func cornersMayDiffer() {
    let shape = RoundedRect(
      rect: rect, topLeft: CGSize(width: 20, height: 20), topRight: .zero, bottomRight: CGSize(width: 10, height: 10),
      bottomLeft: .zero)
    let path = Path(roundedRect: shape)
    #expect(path.contains(CGPoint(109.5, 20.5)) && path.contains(CGPoint(10.5, 59.5)))
    #expect(!path.contains(CGPoint(10.5, 20.5)) && !path.contains(CGPoint(109.5, 59.5)))
  }

  @Test func negativeAndUndefinedRadiiAreSquareCorners() {
    for radius in [-5, CGFloat.nan] {
      #expect(Path(roundedRect: rect, cornerRadius: radius).elements == Path(rect).elements)
    }
  }

  @Test func undefinedRectanglesAreEmpty() {
    #expect(Path(CGRect.null).isEmpty)
    #expect(Path(roundedRect: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), cornerRadius: 3).isEmpty)
    #expect(Path(ellipseIn: .null).isEmpty)
  }

  @Test func rectanglesOfNegativeSizeAreTurnedOver() {
    #expect(
      Path(CGRect(x: 10, y: 10, width: -10, height: -10)).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
