import Foundation
import Testing
import UIKit

@testable import CoreImage

@Suite struct DamagedFileTests {
  private let context = CIContext()
  private let space = CGColorSpaceCreateDeviceRGB()
  private let photo = TestPicture.photo.image

  private func png() throws -> Data {
    try #require(context.pngRepresentation(of: photo, format: .RGBA8, colorSpace: space))
  }

  @Test func whatIsNoPicture() {
    #expect(CIImage(data: Data()) == nil)
    #expect(CIImage(data: Data("not a picture at all, but text".utf8)) == nil)
    #expect(CIImage(data: Data(repeating: 0, count: 5000)) == nil)
    let lines = notes {
      #expect(CIImage(contentsOf: URL(fileURLWithPath: "/nowhere/photo.jpg")) == nil)
      #expect(CIImage(contentsOf: URL(string: "https://example.org/photo.jpg")!) == nil)
    }
    #expect(lines.first == "martlet: /nowhere/photo.jpg is no picture that can be read: there is no such file")
  }

  /// A name's ending and brackets say nothing of what is in a file.
  @Test func namesDoNotCount() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("odd-\(UUID().uuidString)[page=3].jpg")
    try png().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(CIImage(contentsOf: file)?.extent == photo.extent)
  }

  /// 50,000 by 50,000 pixels in a header of 33 bytes.
  @Test func announcedSizesAreLimited() throws {
    var data = try png()
    for offset in [16, 20] { data.replaceSubrange(offset..<offset + 4, with: [0, 0, 0xC3, 0x50]) }
    #expect(CIImage(data: data) == nil)
  }

  /// Cut anywhere: no image, no pixels, or those that are there.
  @Test func truncatedFiles() throws {
    let files = [
      try png(), try #require(context.jpegRepresentation(of: photo, colorSpace: space)),
      try #require(context.tiffRepresentation(of: photo, format: .RGBA8, colorSpace: space)),
      try #require(context.heifRepresentation(of: photo, format: .RGBA8, colorSpace: space)),
    ]
    for file in files {
      for share in stride(from: 0.05, to: 1, by: 0.1) {
        guard let image = CIImage(data: file.prefix(Int(Double(file.count) * share))) else { continue }
        let picture = context.createCGImage(image.applyingFilter("CISepiaTone"), from: image.extent)
        #expect(picture == nil || picture?.width == 61)
      }
    }
  }

  @Test func bytesThatAreChanged() throws {
    let files = [try png(), try #require(context.jpegRepresentation(of: photo, colorSpace: space))]
    for file in files {
      for seed in 0..<40 {
        var data = file
        for k in 0..<5 { data[data.startIndex + (seed * 7919 + k * 104_729) % data.count] ^= UInt8(1 + seed) }
        guard let image = CIImage(data: data) else { continue }
        _ = context.createCGImage(image, from: CGRect(x: 0, y: 0, width: 61, height: 47))
      }
    }
  }

  /// An orientation in EXIF is applied when that is asked for, and told otherwise.
  @Test func orientationsInFiles() throws {
    let jpeg = try #require(context.jpegRepresentation(of: photo, colorSpace: space, options: [.quality: 1.0]))
    // EXIF with one entry: the orientation 6, after the first marker.
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif".utf8) + [0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    let data = jpeg.prefix(2) + Data(exif) + jpeg.dropFirst(2)
    let stored = try #require(CIImage(data: data))
    #expect(stored.extent.size == CGSize(width: 61, height: 47) && stored.properties["Orientation"] as? Int == 6)
    let upright = try #require(CIImage(data: data, options: [.applyOrientationProperty: true]))
    #expect(upright.extent == CGRect(x: 0, y: 0, width: 47, height: 61))
    #expect(rendered(upright, upright.extent) == rendered(stored.oriented(forExifOrientation: 6), upright.extent))
  }
}
