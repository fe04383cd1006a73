import Foundation
import MartletDisplay
import Testing

@testable import UIKit

/// A picture of two columns and three rows as it should appear, against how each orientation stores it.
@MainActor @Suite struct ImageOrientationTests {
  private let upright = ["rg", "bw", "kr"]

  // Rows: the EXIF value, the orientation of that value, and the stored pixels. Reasoning from the EXIF standard,
  // which names the sides of the picture where the stored row 0 and column 0 lie.
  private let stored: [(Int, UIImage.Orientation, [String])] = [
    (1, .up, ["rg", "bw", "kr"]), (2, .upMirrored, ["gr", "wb", "rk"]), (3, .down, ["rk", "wb", "gr"]),
    (4, .downMirrored, ["kr", "bw", "rg"]), (5, .leftMirrored, ["rbk", "gwr"]), (6, .right, ["gwr", "rbk"]),
    (7, .rightMirrored, ["rwg", "kbr"]), (8, .left, ["kbr", "rwg"]),
  ]

  private func reference(_ rows: [String]) -> ImageReference {
    let pixels = rows.map { ImageReference($0).pixels }.reduce(Data(), +)
    return ImageReference(pixelWidth: rows[0].count, pixelHeight: rows.count, pixels: pixels)
  }

  @Test func storedPixelsAreTurnedUpright() {
    for (exif, orientation, rows) in stored {
      #expect(UIImage.Orientation(exif: exif) == orientation)
      let image = UIImage(cgImage: CGImage(_reference: reference(rows)), scale: 1, orientation: orientation)
      #expect(image._reference?.letters == upright, "EXIF \(exif)")
      #expect(image.size == CGSize(width: 2, height: 3))
      #expect(image.cgImage?._reference.letters == rows)
    }
  }

  @Test func valuesBeyondTheStandardCountAsUpright() {
    #expect([0, 9, -1].map(UIImage.Orientation.init(exif:)) == [.up, .up, .up])
  }

  @Test func aCamerasOrientationIsApplied() throws {
    let plain = try #require(ImageEncoder.jpeg(reference(["kkkk", "kkkk"]), quality: 1))
    let image = try #require(UIImage(data: Self.withOrientation(6, plain)))
    #expect(image.imageOrientation == .right)
    #expect(image.size == CGSize(width: 2, height: 4))
    #expect(image.cgImage?.width == 4)
    // Encoding again writes the upright picture.
    let again = try #require(image.jpegData(compressionQuality: 1).flatMap(UIImage.init(data:)))
    #expect(again.imageOrientation == .up && again.size == CGSize(width: 2, height: 4))
  }

  /// Puts an EXIF block with one entry, the orientation (tag 0x0112, a short), behind the start of a JPEG.
  private static func withOrientation(_ value: UInt8, _ jpeg: Data) -> Data {
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0,
    ]
    let body = Array("Exif".utf8) + [0, 0] + tiff
    let length = UInt16(body.count + 2)
    return jpeg.prefix(2) + Data([0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + body) + jpeg.dropFirst(2)
  }
}
