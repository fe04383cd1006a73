import Foundation
import MartletDisplay
import Testing

@testable import UIKit

@MainActor @Suite struct CGImageTests {
  private func image(
    _ bytes: [UInt8], width: Int, height: Int, bitsPerPixel: Int, bytesPerRow: Int, _ alpha: CGImageAlphaInfo,
    order: CGBitmapInfo = [], space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  ) -> CGImage? {
    CGDataProvider(data: Data(bytes) as NSData).flatMap {
      CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
        space: space, bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue).union(order), provider: $0, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent)
    }
  }

  @Test func bytesInAnyOrderBecomeAPicture() {
    let red = ["r"]
    #expect(
      image([255, 0, 0, 255], width: 1, height: 1, bitsPerPixel: 32, bytesPerRow: 4, .last)?._reference.letters == red)
    #expect(
      image([9, 255, 0, 0], width: 1, height: 1, bitsPerPixel: 32, bytesPerRow: 4, .noneSkipFirst)?._reference.letters
        == red)
    let little = image(
      [0, 0, 255, 255], width: 1, height: 1, bitsPerPixel: 32, bytesPerRow: 4, .premultipliedFirst,
      order: .byteOrder32Little)
    #expect(little?._reference.letters == red)
    // Rows with padding.
    let rgb = image([255, 0, 0, 7, 0, 255, 0], width: 1, height: 2, bitsPerPixel: 24, bytesPerRow: 4, .none)
    #expect(rgb?._reference.letters == ["r", "g"])
    let gray = image(
      [255, 0], width: 2, height: 1, bitsPerPixel: 8, bytesPerRow: 2, .none, space: CGColorSpaceCreateDeviceGray())
    #expect(gray?._reference.letters == ["wk"])
  }

  @Test func straightAlphaIsMultiplied() {
    let half = image([255, 0, 0, 128], width: 1, height: 1, bitsPerPixel: 32, bytesPerRow: 4, .last)
    #expect(half.map { Array($0._reference.pixels) } == [0, 0, 128, 128])
  }

  @Test func tooFewBytesAndOtherLayoutsAreNoPicture() {
    #expect(image([1, 2, 3], width: 1, height: 1, bitsPerPixel: 32, bytesPerRow: 4, .last) == nil)
    #expect(image([1, 2, 3, 4], width: 1, height: 1, bitsPerPixel: 16, bytesPerRow: 4, .none) == nil)
    #expect(image([1, 2, 3, 4], width: 2, height: 1, bitsPerPixel: 32, bytesPerRow: 4, .last) == nil)
  }

  @Test func theProviderGivesTheBytesThatTheDescriptionTells() throws {
    let picture = try #require(UIImage("rb").cgImage)
    #expect(picture.dataProvider?.data.map { Array($0 as Data) } == [0, 0, 255, 255, 255, 0, 0, 255])
    let again = try #require(picture.dataProvider).data.flatMap { data in
      image(
        Array(data as Data), width: 2, height: 1, bitsPerPixel: picture.bitsPerPixel,
        bytesPerRow: picture.bytesPerRow, picture.alphaInfo, order: picture.bitmapInfo.intersection(.byteOrderMask))
    }
    #expect(again?._reference.letters == ["rb"])
  }

  @Test func namedSpacesAreKnown() {
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.model == .rgb)
    #expect(CGColorSpace(name: "other") == nil)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
  }
}
