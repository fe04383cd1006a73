import Foundation
import Testing
import UIKit

@testable import CoreImage

@Suite struct CIContextTests {
  private let photo = TestPicture.photo.image
  private let context = CIContext()
  private let space = CGColorSpaceCreateDeviceRGB()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("context-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  @Test func aPictureWithoutFiltersIsItself() throws {
    let image = try #require(context.createCGImage(photo, from: photo.extent))
    #expect(image._reference.pixels == TestPicture.photo.reference.pixels)
    let alpha = TestPicture.alpha
    #expect(context.createCGImage(alpha.image, from: alpha.image.extent)?._reference.pixels == alpha.reference.pixels)
  }

  @Test func outsideOfTheImageIsTransparent() throws {
    let image = try #require(context.createCGImage(photo, from: CGRect(x: -2, y: -2, width: 70, height: 60)))
    #expect(image.width == 70 && image.height == 60)
    #expect(Array(image._reference.pixels.prefix(4)) == [0, 0, 0, 0])
    // The lower left pixel of the photo is two columns and two rows from the corner.
    let own = TestPicture.photo.reference.pixels
    let start = 57 * 70 * 4 + 2 * 4
    #expect(Array(image._reference.pixels[start..<start + 4]) == Array(own[46 * 61 * 4..<46 * 61 * 4 + 4]))
  }

  @Test func areasThatCannotBeComputed() {
    #expect(context.createCGImage(photo, from: .null) == nil)
    #expect(context.createCGImage(photo, from: .zero) == nil)
    #expect(context.createCGImage(photo, from: CGRect(x: CGFloat.nan, y: 0, width: 3, height: 3)) == nil)
    let lines = notes { #expect(context.createCGImage(photo, from: .infinite) == nil) }
    #expect(lines.first?.contains("is too large to be computed") == true)
    #expect(context.jpegRepresentation(of: CIImage(color: .red), colorSpace: space) == nil)
    #expect(context.pngRepresentation(of: .empty(), format: .RGBA8, colorSpace: space) == nil)
  }

  /// Fractions of pixels are taken whole.
  @Test func areasAreWidenedToPixels() {
    let image = context.createCGImage(photo, from: CGRect(x: 0.5, y: 0.5, width: 3, height: 3))
    #expect(image?.width == 4 && image?.height == 4)
  }

  @Test func filesOfEachFormat() throws {
    let files = [
      context.jpegRepresentation(of: photo, colorSpace: space),
      context.pngRepresentation(of: photo, format: .RGBA8, colorSpace: space),
      context.tiffRepresentation(of: photo, format: .RGBA8, colorSpace: space),
      context.heifRepresentation(of: photo, format: .RGBA8, colorSpace: space),
    ]
    let names = ["ffd8", "8950", "4949", "0000"]
    for (file, name) in zip(files, names) {
      let data = try #require(file)
      #expect(data.prefix(2).map { String(format: "%02x", $0) }.joined() == name)
      #expect(CIImage(data: data)?.extent == photo.extent)
    }
    let png = try #require(CIImage(data: files[1]!))
    #expect(rendered(png, photo.extent) == rendered(photo, photo.extent))
  }

  @Test func sixteenBitsStay() throws {
    let png = try #require(context.pngRepresentation(of: TestPicture.deep.image, format: .RGBA16, colorSpace: space))
    let image = try #require(CIImage(data: png))
    #expect(image.properties["Depth"] as? Int == 16)
    let size = TestPicture.deep.values.count
    var numbers = [Float](repeating: 0, count: size)
    numbers.withUnsafeMutableBytes {
      context.render(
        image, toBitmap: $0.baseAddress!, rowBytes: 40 * 16, bounds: image.extent, format: .RGBAf, colorSpace: nil)
    }
    let errors = zip(numbers, TestPicture.deep.values).enumerated().map { index, pair in
      // Linear light against the stored value, of colours.
      index % 4 == 3 ? 0 : abs(Float(TransferFunction.encoded(Double(pair.0))) - pair.1)
    }
    #expect(errors.max()! < 0.0001)
  }

  @Test func qualityChangesTheSize() throws {
    let best = try #require(context.jpegRepresentation(of: photo, colorSpace: space, options: [.quality: 1.0]))
    let least = try #require(
      context.jpegRepresentation(
        of: photo, colorSpace: space,
        options: [CIImageRepresentationOption(rawValue: kCGImageDestinationLossyCompressionQuality as String): 0.1]))
    #expect(least.count < best.count / 2)
  }

  /// Without a working space, one half stays one half under a mean.
  @Test func contextsWithoutAWorkingSpace() {
    let half = CIImage(color: .white).applyingFilter(
      "CIMix", parameters: [kCIInputBackgroundImageKey: CIImage(color: .black), kCIInputAmountKey: 0.5])
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(rendered(half, pixel)[0] == 188)
    let plain = CIContext(options: [.workingColorSpace: NSNull()])
    #expect(rendered(half, pixel, in: plain)[0] == 128)
  }

  @Test func filesAreWrittenWhole() throws {
    let file = folder.appendingPathComponent("photo.jpg")
    try context.writeJPEGRepresentation(of: photo, to: file, colorSpace: space)
    #expect(CIImage(contentsOf: file)?.extent == photo.extent)
    let before = try Data(contentsOf: file)
    // An image that cannot be computed leaves what is there.
    let gone = folder.appendingPathComponent("gone.png")
    try #require(context.pngRepresentation(of: photo, format: .RGBA8, colorSpace: space)).write(to: gone)
    let broken = try #require(CIImage(contentsOf: gone))
    try FileManager.default.removeItem(at: gone)
    #expect(throws: (any Error).self) {
      try context.writePNGRepresentation(of: broken, to: file, format: .RGBA8, colorSpace: space)
    }
    #expect(try Data(contentsOf: file) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["photo.jpg"])
    let nowhere = folder.appendingPathComponent("none/photo.jpg")
    #expect(throws: (any Error).self) {
      try context.writeJPEGRepresentation(of: photo, to: nowhere, colorSpace: space)
    }
  }

  @Test func severalThreadsShareAContext() async {
    let image = photo.applyingFilter("CIGaussianBlur").applyingFilter("CISepiaTone")
    let expected = rendered(image, photo.extent)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { rendered(image, TestPicture.photo.image.extent, in: CIContext.shared) == expected }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
