import Foundation
import MartletDisplay
import MartletHostImage
import Testing

@MainActor @Suite struct ImageTests {
  private func draw(
    _ image: ImageReference, _ rect: CGRect = box, _ change: (inout ImageOptions) -> Void = { _ in }
  ) throws -> PixelImage {
    var options = ImageOptions()
    change(&options)
    return try MartletPaintTests.draw([.image(image, rect, options)])
  }

  @Test func anImageFillsItsRectToTheEdges() throws {
    let image = try draw(picture(["rr", "rr"]))
    #expect(image.pixel(10, 10) == red && image.pixel(29, 29) == red)
    #expect(image.pixel(9, 9) == .white && image.pixel(30, 30) == .white)
  }

  @Test func withoutInterpolationPixelsStaySharp() throws {
    let image = try draw(picture(["rg"])) { $0.interpolation = .none }
    #expect(image.pixel(19, 20) == red && image.pixel(20, 20) == green)
  }

  @Test func withInterpolationPixelsMix() throws {
    let middle = try draw(picture(["rg"])).pixel(20, 20)
    #expect(middle.red > 0.2 && middle.green > 0.2)
  }

  @Test func aFlippedImageIsMirrored() throws {
    let image = try draw(picture(["rg"])) {
      $0.interpolation = .none
      $0.flipsHorizontally = true
    }
    #expect(image.pixel(12, 20) == green && image.pixel(28, 20) == red)
  }

  @Test func tilesRepeatInTheirOwnSize() throws {
    let image = try draw(picture(["rg"])) {
      $0.interpolation = .none
      $0.isTiled = true
      $0.pointsPerPixel = 2
    }
    #expect(image.pixel(10, 10) == red && image.pixel(12, 10) == green && image.pixel(14, 28) == red)
  }

  @Test func capInsetsKeepTheBorder() throws {
    let image = try draw(picture(["rrrr", "rggr", "rggr", "rrrr"])) {
      $0.interpolation = .none
      $0.capInsets = (1, 1, 1, 1)
    }
    #expect(image.pixel(10, 20) == red && image.pixel(11, 20) == green)
    #expect(image.pixel(28, 20) == green && image.pixel(29, 20) == red && image.pixel(20, 10) == red)
  }

  @Test func largeImagesAreReducedWithoutLosingTheirColour() throws {
    let rows = Array(repeating: String(repeating: "rb", count: 200), count: 100)
    #expect(isNear(try draw(picture(rows)).pixel(20, 20), RGBA(128, 0, 128), tolerance: 6))
  }

  @Test func aTemplateShowsItsAlphaInOneColour() throws {
    let image = try MartletPaintTests.draw([.template(picture(["g.", "g."]), box, blue)])
    #expect(image.pixel(12, 20) == blue && image.pixel(28, 20) == .white)
  }
}
