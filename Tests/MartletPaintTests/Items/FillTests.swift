import Foundation
import MartletDisplay
import Testing

@MainActor @Suite struct FillTests {
  @Test func aRectFillsItsPixelsAndNoOthers() throws {
    let image = try draw([.rect(box, red)])
    #expect(image.pixel(10, 10) == red && image.pixel(29, 29) == red)
    #expect(image.pixel(9, 10) == .white && image.pixel(30, 29) == .white && image.pixel(10, 30) == .white)
  }

  @Test func aPointHasAsManyPixelsAsTheScaleSays() throws {
    let image = try draw([.rect(box, red)], scale: 3)
    #expect(image.width == 120)
    #expect(image.pixel(30, 30) == red && image.pixel(89, 89) == red && image.pixel(90, 89) == .white)
  }

  @Test func alphaMixesWithWhatLiesBehind() throws {
    let image = try draw([.rect(box, red), .rect(box, blue.opacity(0.5))])
    #expect(isNear(image.pixel(20, 20), RGBA(128, 0, 128)))
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func roundedCornersLeaveTheCornerAndFillTheRest(style: RoundedCornerStyle) throws {
    let image = try draw([filled(Path(roundedRect: box, cornerRadius: 8, style: style))])
    #expect(image.pixel(10, 10) == .white)
    #expect(image.pixel(20, 10) == red && image.pixel(10, 20) == red && image.pixel(20, 20) == red)
  }

  @Test func everyCornerHasItsOwnRadius() throws {
    let shape = RoundedRect(
      rect: box, topLeft: .zero, topRight: CGSize(width: 10, height: 10), bottomRight: .zero, bottomLeft: .zero)
    let image = try draw([filled(Path(roundedRect: shape))])
    #expect(image.pixel(10, 10) == red && image.pixel(29, 29) == red && image.pixel(10, 29) == red)
    #expect(image.pixel(29, 10) == .white)
  }

  @Test func evenOddLeavesWhatIsCoveredTwice() throws {
    var path = Path(box)
    path.addRect(CGRect(x: 15, y: 15, width: 10, height: 10))
    let hollow = try draw([.fill(path, .color(red), FillStyle(eoFill: true))])
    #expect(hollow.pixel(12, 12) == red && hollow.pixel(20, 20) == .white)
    #expect(try draw([filled(path)]).pixel(20, 20) == red)
  }

  @Test func withoutAntialiasingPixelsAreWholeOrEmpty() throws {
    let path = Path(ellipseIn: box)
    let image = try draw([.fill(path, .color(red), FillStyle(antialiased: false))])
    for y in 0..<40 {
      for x in 0..<40 { #expect([red, .white].contains(image.pixel(x, y))) }
    }
  }

  @Test func curvesOfBothDegreesAreTraced() throws {
    var path = Path()
    path.move(to: CGPoint(x: 5, y: 30))
    path.addQuadCurve(to: CGPoint(x: 35, y: 30), control: CGPoint(x: 20, y: 0))
    path.closeSubpath()
    // The top of the curve is halfway to the control point: y 15.
    let image = try draw([filled(path)])
    #expect(image.pixel(20, 17) == red && image.pixel(20, 13) == .white)
  }
}
