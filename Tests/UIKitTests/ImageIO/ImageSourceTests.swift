import Foundation
import Testing
import UIKit

/// Picture files by Image I/O's functions.
@Suite struct ImageSourceTests {
  /// Red above blue.
  private func picture(_ width: Int, _ height: Int) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: height / 2, width: width, height: height - height / 2))
    }
    return try #require(image.cgImage)
  }

  private func source(_ data: Data) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(data as CFData, nil))
  }

  private func file(_ image: CGImage, _ type: String, _ options: [CFString: Any] = [:]) throws -> Data {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
    CGImageDestinationAddImage(destination, image, options as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    return data as Data
  }

  @Test func aFileComesBackAsItWasWritten() throws {
    let image = try picture(6, 4)
    let read = try source(file(image, "public.png"))
    #expect(CGImageSourceGetCount(read) == 1)
    #expect(CGImageSourceGetType(read) == "public.png" as CFString)
    #expect(CGImageSourceCreateImageAtIndex(read, 0, nil)?._reference.pixels == image._reference.pixels)
    #expect(CGImageSourceCreateImageAtIndex(read, 1, nil) == nil)
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(read, 0, nil))
    #expect(properties[kCGImagePropertyPixelWidth as String] as? Int == 6)
    #expect(properties[kCGImagePropertyPixelHeight as String] as? Int == 4)
    #expect(properties[kCGImagePropertyOrientation as String] as? Int == 1)
  }

  @Test func qualityMakesAFileSmaller() throws {
    let image = try picture(200, 200)
    let best = try file(image, "public.jpeg", [kCGImageDestinationLossyCompressionQuality: 1.0])
    let worst = try file(image, "public.jpeg", [kCGImageDestinationLossyCompressionQuality: 0.0])
    #expect(worst.count < best.count)
    #expect(CGImageSourceGetType(try source(worst)) == "public.jpeg" as CFString)
  }

  @Test(arguments: [(100, 40, 50, 50, 20), (40, 100, 50, 20, 50), (30, 20, 50, 30, 20), (100, 1, 10, 10, 1)])
  func aThumbnailHasItsLongestSide(
    width: Int, height: Int, limit: Int, expectedWidth: Int, expectedHeight: Int
  ) throws {
    let read = try source(file(picture(width, height), "public.png"))
    let options: [CFString: Any] = [
      kCGImageSourceThumbnailMaxPixelSize: limit, kCGImageSourceCreateThumbnailFromImageAlways: true,
    ]
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(read, 0, options as CFDictionary))
    #expect(small.width == expectedWidth && small.height == expectedHeight)
    let written = try source(file(picture(width, height), "public.png", [kCGImageDestinationImageMaxPixelSize: limit]))
    #expect(CGImageSourceCreateImageAtIndex(written, 0, nil)?.width == expectedWidth)
  }

  @Test func filesAreReadAndWritten() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("p.png")
    let destination = try #require(CGImageDestinationCreateWithURL(url as CFURL, "public.png" as CFString, 1, nil))
    #expect(!CGImageDestinationFinalize(destination))
    CGImageDestinationAddImage(destination, try picture(3, 2), nil)
    #expect(CGImageDestinationFinalize(destination))
    let read = try #require(CGImageSourceCreateWithURL(url as NSURL, nil))
    #expect(CGImageSourceCreateImageAtIndex(read, 0, nil)?.width == 3)
    let copy = NSMutableData()
    let second = try #require(CGImageDestinationCreateWithData(copy, "public.jpeg" as CFString, 1, nil))
    CGImageDestinationAddImageFromSource(second, read, 0, nil)
    #expect(CGImageDestinationFinalize(second))
    #expect(copy.length > 0)
  }

  @Test func whatIsNoPictureGivesNone() throws {
    let url = URL(fileURLWithPath: "/nowhere/p.png")
    #expect(CGImageSourceCreateWithURL(url as NSURL, nil) == nil)
    for data in [Data(), Data("words".utf8), try file(picture(4, 4), "public.png").prefix(20)] {
      let read = try source(data)
      #expect(CGImageSourceCreateImageAtIndex(read, 0, nil) == nil)
      #expect(CGImageSourceCreateThumbnailAtIndex(read, 0, nil) == nil)
      #expect(CGImageSourceCopyPropertiesAtIndex(read, 0, nil) == nil)
    }
    #expect(CGImageSourceGetCount(try source(Data("words".utf8))) == 0)
    #expect(CGImageSourceGetType(try source(Data("words".utf8))) == nil)
    #expect(CGImageDestinationCreateWithURL(url as NSURL, "public.heic" as CFString, 1, nil) == nil)
  }
}
