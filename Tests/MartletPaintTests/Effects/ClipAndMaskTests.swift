import Foundation
import MartletDisplay
import Testing

@MainActor @Suite struct ClipAndMaskTests {
  private let canvas: [DisplayItem] = [.rect(CGRect(x: 0, y: 0, width: 40, height: 40), red)]

  @Test func aRectangleClips() throws {
    let image = try draw([.effect(.clip(Path(box), FillStyle()), canvas)])
    #expect(image.pixel(10, 10) == red && image.pixel(9, 10) == .white && image.pixel(30, 29) == .white)
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func aRoundedRectangleClips(style: RoundedCornerStyle) throws {
    let path = Path(roundedRect: box, cornerRadius: 8, style: style)
    let image = try draw([.effect(.clip(path, FillStyle()), canvas)])
    #expect(image.pixel(20, 20) == red && image.pixel(10, 10) == .white && image.pixel(20, 10) == red)
  }

  @Test func anyOutlineClips() throws {
    var triangle = Path()
    triangle.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 40)])
    triangle.closeSubpath()
    let image = try draw([.effect(.clip(triangle, FillStyle()), canvas)])
    #expect(image.pixel(10, 10) == red && image.pixel(30, 30) == .white)
  }

  @Test func anEvenOddClipLeavesAHole() throws {
    var path = Path(box)
    path.addRect(CGRect(x: 15, y: 15, width: 10, height: 10))
    let image = try draw([.effect(.clip(path, FillStyle(eoFill: true)), canvas)])
    #expect(image.pixel(12, 12) == red && image.pixel(20, 20) == .white)
  }

  @Test func aMaskKeepsWhatItsAlphaCovers() throws {
    let mask: [DisplayItem] = [.rect(box, RGBA.black.opacity(0.5))]
    let image = try draw([.effect(.mask(mask), canvas)])
    #expect(isNear(image.pixel(20, 20), RGBA(255, 128, 128)))
    #expect(image.pixel(5, 5) == .white)
  }

  @Test func anEmptyMaskHidesEverything() throws {
    #expect(try draw([.effect(.mask([]), canvas)]).pixel(20, 20) == .white)
  }

  @Test func anEmptyClipHidesEverything() throws {
    #expect(try draw([.effect(.clip(Path(), FillStyle()), canvas)]).pixel(20, 20) == .white)
  }
}
