import Foundation
import MartletDisplay
import Testing

@testable import UIKit

@MainActor @Suite struct GraphicsTests {
  private func picture(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, opaque: Bool = false,
    _ draw: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, opaque)
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image(actions: draw)
  }

  @Test func aRendererFillsFromTheTopLeft() {
    let image = picture(3, 2) { context in
      UIColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)._rgba).setFill()
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    }
    #expect(image._reference?.letters == [".rr", "..."])
  }

  @Test func sizesAreInPointsAndRoundedUpToPixels() {
    let image = picture(1.2, 1, scale: 2) { _ in }
    #expect(image.cgImage?.width == 3 && image.cgImage?.height == 2)
    #expect(image.scale == 2 && image.size == CGSize(width: 1.5, height: 1))
  }

  @Test func anOpaquePictureIsBlackAtFirstAndWhereItIsCleared() {
    let image = picture(2, 1, opaque: true) { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.cgContext.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(image._reference?.letters == ["wk"])
  }

  @Test func theBoundsOriginIsTheCorner() {
    let image = UIGraphicsImageRenderer(
      bounds: CGRect(x: 10, y: 20, width: 2, height: 1),
      format: {
        let format = UIGraphicsImageRendererFormat(); format.scale = 1; return format
      }()
    ).image { $0.fill(CGRect(x: 11, y: 20, width: 5, height: 5)) }
    #expect(image._reference?.letters == [".k"])
  }

  @Test func beginAndEndNestAndLeaveNothingBehind() throws {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIColor.white.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), true, 1)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?._reference?.letters == ["kk"])
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?._reference?.letters == ["w"])
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    // An end too many is no harm.
    UIGraphicsEndImageContext()
  }

  @Test func imagesAreDrawnUprightWhateverTheirOrientation() {
    let stored = UIImage("gwr", "rbk").cgImage!
    let image = UIImage(cgImage: stored, scale: 1, orientation: .right)
    let copy = picture(2, 3) { _ in image.draw(at: .zero) }
    #expect(copy._reference?.letters == ["rg", "bw", "kr"])
    #expect(copy.imageOrientation == .up)
  }

  @Test func drawingAnImageStretchesIt() {
    let image = UIImage("rg")
    let copy = picture(4, 2) { context in
      context.cgContext.interpolationQuality = .none
      image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    #expect(copy._reference?.letters == ["rrgg", "rrgg"])
  }

  @Test func capInsetsKeepTheirSize() {
    let image = UIImage("rwg").resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    let copy = picture(5, 1) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 1)) }
    #expect(copy._reference?.letters == ["rwwwg"])
  }

  @Test func theAlphaOfADrawnImageIsScaled() throws {
    let copy = picture(1, 1) { _ in
      UIImage("w").draw(in: CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .normal, alpha: 0.4)
    }
    // 0.4 of 255 is 102.
    #expect(try Array(#require(copy._reference).pixels) == [102, 102, 102, 102])
  }

  // Core Graphics has y up: in UIKit's contexts its pictures stand on their heads, in its own they do not.
  @Test func coreGraphicsDrawsWithYUp() throws {
    let source = try #require(UIImage("r", "g").cgImage)
    let flipped = picture(1, 2) { $0.cgContext.draw(source, in: CGRect(x: 0, y: 0, width: 1, height: 2)) }
    #expect(flipped._reference?.letters == ["g", "r"])
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(source, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(context.makeImage()?._reference.letters == ["r.", "gb"])
  }

  @Test func theSpaceIsMovedTurnedAndRestored() {
    let image = picture(3, 3) { context in
      let cgContext = context.cgContext
      cgContext.saveGState()
      cgContext.translateBy(x: 1, y: 1)
      cgContext.scaleBy(x: 2, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      cgContext.restoreGState()
      cgContext.translateBy(x: 3, y: 0)
      cgContext.rotate(by: .pi / 2)
      // Clockwise: x runs down, y to the left.
      cgContext.setFillColor(.white)
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    }
    #expect(image._reference?.letters == ["...", ".kk", "..w"])
  }

  @Test func pathsAreFilledStrokedAndClipped() {
    let image = picture(5, 5) { context in
      let cgContext = context.cgContext
      cgContext.setShouldAntialias(false)
      cgContext.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
      cgContext.addRect(CGRect(x: 1, y: 1, width: 3, height: 3))
      cgContext.fillPath(using: .evenOdd)
      cgContext.clip(to: CGRect(x: 2, y: 0, width: 1, height: 5))
      cgContext.setStrokeColor(.white)
      cgContext.setLineWidth(1)
      cgContext.move(to: CGPoint(x: 0, y: 2.5))
      cgContext.addLine(to: CGPoint(x: 5, y: 2.5))
      cgContext.strokePath()
      #expect(cgContext.isPathEmpty)
    }
    #expect(image._reference?.letters == ["kkkkk", "k...k", "k.w.k", "k...k", "kkkkk"])
  }

  @Test func bezierPathsUseTheColoursThatAreSet() {
    let image = picture(3, 1) { _ in
      UIColor.white.set()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
      UIBezierPath(rect: CGRect(x: 2, y: 0, width: 1, height: 1)).addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 1))
    }
    #expect(image._reference?.letters == ["w.w"])
  }

  @Test func aMapWithoutAnInverseDoesNotStopDrawing() {
    let image = picture(1, 1) { context in
      context.cgContext.scaleBy(x: 0, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image._reference?.letters == ["k"])
  }

  @Test func emptyAndHugeSizesGiveAnEmptyImage() {
    let lines = notes {
      #expect(picture(0, 5) { _ in }.cgImage == nil)
      #expect(picture(40_000, 5) { _ in }.cgImage == nil)
    }
    #expect(lines.count == 2)
  }

  @Test func encodedPicturesOfARenderer() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
    let png = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
    #expect(png.starts(with: [0x89, 0x50]))
    let jpeg = renderer.jpegData(withCompressionQuality: 0.5) { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
    #expect(jpeg.starts(with: [0xFF, 0xD8]))
  }
}
