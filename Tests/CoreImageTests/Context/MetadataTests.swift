import Foundation
import MartletVips
import Testing
import UIKit

@testable import CoreImage

/// What a file says beside its pixels, from the file that is read to the one that is written.
@Suite struct MetadataTests {
  private let context = CIContext()
  private let space = CGColorSpace(name: CGColorSpace.sRGB)!
  private let photo = TestPicture.photo.image

  private func camera(orientation: UInt16 = 6) throws -> Data {
    let jpeg = try #require(
      context.jpegRepresentation(of: photo, colorSpace: CGColorSpaceCreateDeviceRGB(), options: [.quality: 1.0]))
    return ExifBytes.camera(orientation: orientation).inserted(into: jpeg)
  }

  private func dictionary(_ image: CIImage?, _ name: String) -> [String: Any] {
    image?.properties[name] as? [String: Any] ?? [:]
  }

  @Test func whatACameraSays() throws {
    let image = try #require(CIImage(data: try camera()))
    #expect(image.properties["Orientation"] as? Int == 6)
    let (tiff, exif, gps) = (dictionary(image, "{TIFF}"), dictionary(image, "{Exif}"), dictionary(image, "{GPS}"))
    #expect(tiff["Make"] as? String == "Martlet (Works)" && tiff["Model"] as? String == "Nest 3")
    #expect((tiff["Orientation"] as? NSNumber)?.intValue == 6)
    #expect((exif["ExposureTime"] as? NSNumber)?.doubleValue == 0.004)
    #expect((exif["FNumber"] as? NSNumber)?.doubleValue == 2.8)
    #expect((exif["ISOSpeedRatings"] as? [NSNumber])?.map(\.intValue) == [400])
    #expect(exif["DateTimeOriginal"] as? String == "2026:12:01 09:30:00")
    let latitude = try #require(gps["Latitude"] as? Double)
    #expect(abs(latitude - (48 + 12.0 / 60 + 30.45 / 3600)) < 1e-9 && gps["LatitudeRef"] as? String == "N")
    #expect(image.properties[kCGImagePropertyExifDictionary as String] != nil)
  }

  private func files(_ image: CIImage) throws -> [(String, Data)] {
    [
      ("jpeg", try #require(context.jpegRepresentation(of: image, colorSpace: space))),
      ("png", try #require(context.pngRepresentation(of: image, format: .RGBA8, colorSpace: space))),
      ("tiff", try #require(context.tiffRepresentation(of: image, format: .RGBA8, colorSpace: space))),
      ("tiff file", try tiffFile(of: image)),
      ("heif", try #require(context.heifRepresentation(of: image, format: .RGBA8, colorSpace: space))),
      ("heif10", try context.heif10Representation(of: image, colorSpace: space)),
    ]
  }

  private func tiffFile(of image: CIImage) throws -> Data {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("MetadataTests-\(UUID()).tif")
    defer { try? FileManager.default.removeItem(at: url) }
    try context.writeTIFFRepresentation(of: image, to: url, format: .RGBA16, colorSpace: space)
    return try Data(contentsOf: url)
  }

  /// Through filters, and turned upright: every field stays but the orientation, which is 1 then.
  @Test func filesSayTheSame() throws {
    let image = try #require(CIImage(data: try camera(), options: [.applyOrientationProperty: true]))
    #expect(image.properties["Orientation"] as? Int == 1)
    let output = image.applyingFilter("CISepiaTone").applyingFilter("CIBloom").cropped(to: image.extent)
    for (kind, data) in try files(output) {
      let file = try #require(CIImage(data: data))
      #expect(file.extent.size == CGSize(width: 47, height: 61), "\(kind)")
      #expect(file.properties["Orientation"] as? Int == 1, "\(kind)")
      let (tiff, exif, gps) = (dictionary(file, "{TIFF}"), dictionary(file, "{Exif}"), dictionary(file, "{GPS}"))
      #expect(tiff["Make"] as? String == "Martlet (Works)" && tiff["Copyright"] as? String != nil, "\(kind)")
      #expect((exif["ExposureTime"] as? NSNumber)?.doubleValue == 0.004, "\(kind)")
      #expect(exif["DateTimeOriginal"] as? String == "2026:12:01 09:30:00", "\(kind)")
      #expect(gps["Longitude"] as? Double == dictionary(image, "{GPS}")["Longitude"] as? Double, "\(kind)")
    }
  }

  /// Pixels that stay as they lie keep their orientation; turned as it asks, they lose it.
  @Test func orientationsGoWithThePixels() throws {
    let stored = try #require(CIImage(data: try camera()))
    let same = try #require(context.jpegRepresentation(of: stored.applyingFilter("CIColorInvert"), colorSpace: space))
    #expect(CIImage(data: same)?.properties["Orientation"] as? Int == 6)
    let turned = stored.oriented(forExifOrientation: 6)
    let upright = try #require(context.jpegRepresentation(of: turned, colorSpace: space))
    let file = try #require(CIImage(data: upright))
    #expect(file.properties["Orientation"] as? Int == 1 && file.extent.size == CGSize(width: 47, height: 61))
    #expect((dictionary(file, "{TIFF}")["Orientation"] as? NSNumber)?.intValue == 1)
  }

  @Test func whatAnAppSays() throws {
    let image = try #require(CIImage(data: try camera(orientation: 1)))
    var properties = image.properties
    var (tiff, exif) = (dictionary(image, "{TIFF}"), dictionary(image, "{Exif}"))
    tiff["Artist"] = "Someone"
    tiff["Copyright"] = nil
    exif["FNumber"] = 5.6
    properties["{TIFF}"] = tiff
    properties["{Exif}"] = exif
    properties["{GPS}"] = nil
    let data = try #require(
      context.jpegRepresentation(of: image.settingProperties(properties), colorSpace: space))
    let file = try #require(CIImage(data: data))
    #expect(dictionary(file, "{TIFF}")["Artist"] as? String == "Someone")
    #expect(dictionary(file, "{TIFF}")["Copyright"] == nil && dictionary(file, "{TIFF}")["Make"] != nil)
    #expect((dictionary(file, "{Exif}")["FNumber"] as? NSNumber)?.doubleValue == 5.6)
    #expect(dictionary(file, "{GPS}").isEmpty)
    // Nothing at all.
    let silent = try #require(context.jpegRepresentation(of: image.settingProperties([:]), colorSpace: space))
    #expect(CIImage(data: silent).map { dictionary($0, "{TIFF}")["Make"] == nil } == true)
    // Of an image that no file said anything of.
    let place: [String: Any] = ["Latitude": 10.5, "LatitudeRef": "S"]
    let drawn = photo.settingProperties(["{TIFF}": ["Artist": "Nobody"], "{GPS}": place])
    let signed = try #require(context.jpegRepresentation(of: drawn, colorSpace: space))
    #expect(dictionary(CIImage(data: signed), "{TIFF}")["Artist"] as? String == "Nobody")
    #expect(dictionary(CIImage(data: signed), "{GPS}")["Latitude"] as? Double == 10.5)
  }

  /// The small picture in EXIF shows what the photo was before.
  @Test func filesWithoutTheOldThumbnail() throws {
    let thumbnail = try #require(
      context.jpegRepresentation(of: TestPicture.pixel.image, colorSpace: CGColorSpaceCreateDeviceRGB()))
    let image = try #require(CIImage(data: try camera()))
    let data = try #require(context.jpegRepresentation(of: image, colorSpace: space))
    // Two beginnings of JPEG files would be in it.
    #expect(data.count > thumbnail.count && data.dropFirst(2).range(of: Data([0xFF, 0xD8, 0xFF])) == nil)
  }

  // MARK: Colour profiles

  private func profile(_ data: Data?) throws -> Data? {
    try PictureFile(.data(#require(data))).profileData
  }

  @Test func profilesAsAskedFor() throws {
    let wide = CGColorSpace(name: CGColorSpace.displayP3)!
    let standardData = try #require(ColorProfile(builtin: "srgb")).data
    let wideData = try #require(ColorProfile(builtin: "p3")).data
    for (colorSpace, expected) in [(space, standardData), (wide, wideData)] {
      #expect(try profile(context.jpegRepresentation(of: photo, colorSpace: colorSpace)) == expected)
      #expect(
        try profile(context.pngRepresentation(of: photo, format: .RGBA16, colorSpace: colorSpace)) == expected)
      #expect(
        try profile(context.tiffRepresentation(of: photo, format: .RGBA8, colorSpace: colorSpace)) == expected)
      #expect(
        try profile(context.heifRepresentation(of: photo, format: .RGBA8, colorSpace: colorSpace)) == expected)
    }
    #expect(
      try profile(
        context.pngRepresentation(of: photo, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB())) == nil)
  }

  /// The numbers of one space, shown in the other, are the same colours.
  @Test func coloursStayUnderProfiles() throws {
    let wide = CGColorSpace(name: CGColorSpace.displayP3)!
    let data = try #require(context.pngRepresentation(of: photo, format: .RGBA16, colorSpace: wide))
    let image = try #require(CIImage(data: data))
    let (before, after) = (rendered(photo, photo.extent), rendered(image, photo.extent))
    #expect(zip(before, after).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    // And they are other numbers: red is less red in a wider space.
    let numbers = rendered(image, photo.extent, in: CIContext(options: [.workingColorSpace: NSNull()]))
    #expect(zip(before, numbers).contains { abs(Int($0) - Int($1)) > 8 })
  }

  /// Colours that sRGB does not have pass through a filter and into a file: Display P3's own red, green and blue.
  @Test func wideColoursAreNotCutOff() throws {
    let lights = TestPicture("lights", 3, 1) { x, _ in [x == 0 ? 1 : 0, x == 1 ? 1 : 0, x == 2 ? 1 : 0, 1] }
    let bytes = lights.values.map { UInt8(($0 * 255).rounded()) }
    let stored = try #require(Picture(pixels: Data(bytes), width: 3, height: 1, layout: .rgba8))
    let wideData = try #require(ColorProfile(builtin: "p3")).data
    let file = try stored.encoded(as: .png, PictureLabel(profile: wideData))
    let image = try #require(CIImage(data: file))
    let colorSpace = try #require(image.colorSpace)
    #expect(colorSpace.copyICCData().map { $0 as Data } == wideData)
    let output = image.applyingFilter("CIExposureAdjust", parameters: ["inputEV": 0])
      .applyingFilter("CIHueAdjust", parameters: ["inputAngle": 0])
    #expect(output.properties["ProfileName"] as? String == image.properties["ProfileName"] as? String)
    let written = try #require(context.pngRepresentation(of: output, format: .RGBA8, colorSpace: colorSpace))
    let back = try PictureFile(.data(written))
    #expect(back.profileData == wideData)
    #expect(try Array(back.picture(isManaged: false).pixels()) == bytes)
    // On a screen, which is sRGB here, they are as near as it goes.
    #expect(Array(rendered(image, image.extent).prefix(4)) == [255, 0, 0, 255])
  }

  @Test func spacesThatNoFileHas() throws {
    let linear = CGColorSpace(name: CGColorSpace.linearSRGB)!
    var data: Data?
    let lines = notes { data = context.jpegRepresentation(of: photo, colorSpace: linear) }
    #expect(try profile(data) == ColorProfile(builtin: "srgb")?.data)
    #expect(lines == ["martlet: files in the colour space kCGColorSpaceLinearSRGB cannot be written: the file is sRGB"])
  }
}
