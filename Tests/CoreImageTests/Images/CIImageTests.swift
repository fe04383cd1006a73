import Foundation
import Testing
import UIKit

@testable import CoreImage

@Suite struct CIImageTests {
  private let photo = TestPicture.photo.image
  private let whole = CGRect(x: 0, y: 0, width: 61, height: 47)

  /// The RGB of a pixel; (0, 0) is the lowest and leftmost.
  private func color(_ image: CIImage, _ x: Int, _ y: Int) -> [UInt8] {
    Array(rendered(image, CGRect(x: x, y: y, width: 1, height: 1)))
  }

  @Test func extents() {
    #expect(photo.extent == whole)
    #expect(CIImage.empty().extent.isNull)
    #expect(CIImage(color: .red).extent.isInfinite)
    #expect(photo.clampedToExtent().extent.isInfinite)
    #expect(
      photo.cropped(to: CGRect(x: 50, y: 40, width: 100, height: 100)).extent
        == CGRect(x: 50, y: 40, width: 11, height: 7))
    #expect(photo.cropped(to: CGRect(x: 500, y: 0, width: 1, height: 1)).extent.isNull)
    #expect(
      photo.transformed(by: CGAffineTransform(scaleX: 2, y: 3)).extent == CGRect(x: 0, y: 0, width: 122, height: 141))
    // Three standard deviations.
    #expect(photo.applyingGaussianBlur(sigma: 10).extent == whole.insetBy(dx: -30, dy: -30))
    #expect(CIImage(color: .red).applyingGaussianBlur(sigma: 10).extent.isInfinite)
  }

  @Test func theLowerLeftCornerIsTheOrigin() {
    let below = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 1))
    let image = below.composited(over: CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2)))
    let rows = rendered(image, CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(rows == [0, 0, 255, 255, 255, 0, 0, 255])
  }

  @Test func croppingKeepsPixelsInTheirPlaces() {
    let part = photo.cropped(to: CGRect(x: 20, y: 10, width: 5, height: 5))
    #expect(color(part, 22, 12) == color(photo, 22, 12))
    #expect(color(part, 26, 12) == [0, 0, 0, 0])
  }

  @Test func aClampedEdgeGoesOn() {
    let clamped = photo.clampedToExtent()
    #expect(color(clamped, -500, 20) == color(photo, 0, 20))
    #expect(color(clamped, 30, 90) == color(photo, 30, 46))
    #expect(color(clamped, 300, -90) == color(photo, 60, 0))
    #expect(color(photo.clamped(to: CGRect(x: 5, y: 5, width: 3, height: 3)), 40, 40) == color(photo, 7, 7))
  }

  /// What `rect` holds after turning, as EXIF 2.32 defines the numbers: where row 0 and column 0 of the stored pixels are
  /// to be shown.
  @Test func orientations() {
    let size = (width: 61, height: 47)
    // For each number: where the stored pixel (column 3, row 5) from the top left is shown, from the bottom left.
    let places: [Int32: (Int, Int)] = [
      1: (3, size.height - 1 - 5), 2: (size.width - 1 - 3, size.height - 1 - 5), 3: (size.width - 1 - 3, 5),
      4: (3, 5), 5: (5, size.width - 1 - 3), 6: (size.height - 1 - 5, size.width - 1 - 3),
      7: (size.height - 1 - 5, 3), 8: (5, 3),
    ]
    let marker = color(photo, 3, size.height - 1 - 5)
    for (number, place) in places {
      let turned = photo.oriented(forExifOrientation: number)
      #expect(turned.extent.size == (number >= 5 ? CGSize(width: 47, height: 61) : whole.size), "\(number)")
      #expect(turned.extent.origin == .zero)
      #expect(color(turned, place.0, place.1) == marker, "\(number)")
    }
    #expect(photo.oriented(.right).extent.size == CGSize(width: 47, height: 61))
    #expect(photo.oriented(forExifOrientation: 99).extent == whole)
  }

  @Test func mapsOfMapsAreOne() {
    let there = photo.transformed(by: CGAffineTransform(translationX: 7.3, y: -2.1).rotated(by: 0.4))
    let back = there.transformed(by: CGAffineTransform(translationX: 7.3, y: -2.1).rotated(by: 0.4).inverted())
    // Nothing was interpolated on the way.
    #expect(rendered(back, whole) == rendered(photo, whole))
  }

  @Test func mapsWithoutAreaLeaveNothing() {
    #expect(photo.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isNull)
    #expect(photo.transformed(by: CGAffineTransform(scaleX: .nan, y: 1)).extent.isNull)
    #expect(photo.transformed(by: CGAffineTransform(translationX: .infinity, y: 1)).extent.isNull)
    #expect(photo.cropped(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).extent.isNull)
  }

  /// As QR codes are enlarged.
  @Test func nearestSamplingKeepsHardEdges() {
    let two = CIImage(color: .black).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      .composited(over: CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1)))
    let large = two.samplingNearest().transformed(by: CGAffineTransform(scaleX: 4, y: 1))
    let row = rendered(large, CGRect(x: 0, y: 0, width: 8, height: 1))
    #expect(stride(from: 0, to: 32, by: 4).map { row[$0] } == [0, 0, 0, 0, 255, 255, 255, 255])
  }

  /// Means, so that no pixel is skipped: stripes of one pixel become the mean of both in linear light.
  @Test func reducingTakesMeans() {
    let stripes = CIFilter(
      name: "CIStripesGenerator", parameters: ["inputWidth": 1, "inputCenter": CIVector(x: 0, y: 0)])!
    let small = stripes.outputImage!.cropped(to: CGRect(x: 0, y: 0, width: 800, height: 8))
      .transformed(by: CGAffineTransform(scaleX: 0.01, y: 1))
    let pixel = color(small, 4, 4)
    #expect(abs(Int(pixel[0]) - 188) <= 1)  // sRGB's code for half of the light
  }

  @Test func filtersByName() {
    let inverted = photo.applyingFilter("CIColorInvert")
    #expect(inverted.extent == whole)
    let twice = inverted.applyingFilter("CIColorInvert")
    #expect(rendered(twice, whole) == rendered(photo, whole))
    // An unknown name leaves the image.
    #expect(photo.applyingFilter("CINoSuchFilter") === photo)
  }

  @Test func alphaInARectangle() {
    let image = TestPicture.alpha.image.settingAlphaOne(in: CGRect(x: 0, y: 0, width: 32, height: 32))
    let bytes = rendered(image, image.extent)
    #expect(stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 })
    let light = CIImage(color: CIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(color(light.premultiplyingAlpha(), 0, 0)[3] == 128)
  }

  @Test func rawPixels() {
    let bytes = Data([10, 20, 30, 255, 40, 50, 60, 255, 0, 0, 0, 0, 70, 80, 90, 255, 1, 2, 3, 255, 9, 9, 9, 9])
    let image = CIImage(
      bitmapData: bytes, bytesPerRow: 12, size: CGSize(width: 2, height: 2), format: .RGBA8, colorSpace: nil)
    #expect(image.map { color($0, 1, 1) } == [40, 50, 60, 255])
    #expect(image.map { color($0, 0, 0) } == [70, 80, 90, 255])
    let size = CGSize(width: 2, height: 3)
    #expect(CIImage(bitmapData: bytes, bytesPerRow: 12, size: size, format: .RGBA8, colorSpace: nil) == nil)
  }

  @MainActor @Test func imagesOfUIKit() throws {
    let original = UIImage(cgImage: CGImage(_reference: TestPicture.photo.reference))
    let image = try #require(CIImage(image: original))
    #expect(image.extent == whole && original.ciImage == nil)
    #expect(CIImage(image: UIImage()) == nil)
    let back = UIImage(ciImage: image.applyingFilter("CIColorInvert"))
    #expect(back.size == whole.size && back.ciImage != nil)
    // The recipe is taken on, not the pixels.
    #expect(CIImage(image: back)?.recipe === back.ciImage?.recipe)
    #expect(UIImage(ciImage: CIImage(color: .red)).size == .zero)
    let turned = UIImage(ciImage: image, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 23.5, height: 30.5))
  }
}
