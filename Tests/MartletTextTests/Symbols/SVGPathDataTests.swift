import Foundation
import MartletDisplay
import Testing

@testable import MartletText

@MainActor @Suite struct SVGPathDataTests {
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func absoluteAndRelativeLinesAgree() throws {
    let expected: [Path.Element] = [
      .move(to: point(1, 2)), .line(to: point(4, 2)), .line(to: point(4, 7)), .line(to: point(0, 0)), .closeSubpath,
    ]
    #expect(try SVGPathData.path("M1 2H4V7L0 0Z").elements == expected)
    #expect(try SVGPathData.path("m1 2h3v5l-4-7z").elements == expected)
  }

  @Test func numbersAfterAMoveAreLines() throws {
    #expect(try SVGPathData.path("M0,0 1,1 2,0").elements.count == 3)
    #expect(try SVGPathData.path("m1 1 1 1").elements.last == .line(to: point(2, 2)))
  }

  @Test func numbersMayTouch() throws {
    #expect(try SVGPathData.path("M.5.5-1-2").elements == [.move(to: point(0.5, 0.5)), .line(to: point(-1, -2))])
    #expect(try SVGPathData.path("M1e1 2E-1").elements == [.move(to: point(10, 0.2))])
  }

  @Test func smoothCurvesMirrorTheControlPointBefore() throws {
    let cubic = try SVGPathData.path("M0 0C1 1 2 1 3 0S5-1 6 0")
    #expect(cubic.elements.last == .curve(to: point(6, 0), control1: point(4, -1), control2: point(5, -1)))
    let quad = try SVGPathData.path("M0 0Q1 1 2 0T4 0")
    #expect(quad.elements.last == .quadCurve(to: point(4, 0), control: point(3, -1)))
    let first = try SVGPathData.path("M2 3S5-1 6 0")
    #expect(first.elements.last == .curve(to: point(6, 0), control1: point(2, 3), control2: point(5, -1)))
  }

  @Test func theFlagsOfAnArcAreOneDigitEach() throws {
    // A half circle of radius 5 below the chord: sweep 1 runs clockwise on screen.
    let path = try SVGPathData.path("M10 0A5 5 0 010 0")
    #expect(abs(path.boundingRect.maxY - 5) < 0.01 && abs(path.boundingRect.minY) < 0.01)
    let other = try SVGPathData.path("M10 0A5 5 0 000 0")
    #expect(abs(other.boundingRect.minY + 5) < 0.01)
  }

  @Test func theLargeArcIsTheOtherOne() throws {
    let small = try SVGPathData.path("M5 0A5 5 0 0 1 0 5")
    let large = try SVGPathData.path("M5 0A5 5 0 1 1 0 5")
    #expect(small.boundingRect.width < 5.01 && large.boundingRect.width > 9.9)
  }

  @Test func radiiThatAreTooSmallGrow() throws {
    // SVG 1.1 F.6.6: the chord of 10 becomes the diameter.
    let path = try SVGPathData.path("M0 0A1 1 0 0 1 10 0")
    #expect(abs(path.boundingRect.height - 5) < 0.01)
  }

  @Test(arguments: ["X1 2", "M1", "M1 2L3", "1 2", "M a b", "M0 0A1 1 0 2"])
  func malformedDataIsAnError(text: String) {
    #expect(throws: SVGPathData.Failure.self) { try SVGPathData.path(text) }
  }
}
