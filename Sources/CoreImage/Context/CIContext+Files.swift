import Foundation
import MartletControls
import MartletVips
import UIKit

/// What a file of a picture can be told.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// 0 (smallest) to 1 (best), for JPEG and HEIF. Default 0.9.
  public static let quality = CIImageRepresentationOption(
    rawValue: kCGImageDestinationLossyCompressionQuality as String)
}

extension CIContext {
  public typealias Options = [CIImageRepresentationOption: Any]

  /// The pixels of the image's extent as a JPEG file, transparent ones on black. Nil, with a note where something went
  /// wrong, when there are none.
  ///
  /// Colours are those of `colorSpace`, whose profile is in the file: sRGB, Display P3, or that of another file whose
  /// profile is one of lights and curves (`CIImage.colorSpace`). Others (grey, CMYK, linear light) are noted and written
  /// as sRGB; a device's space is sRGB without a profile. The file says what `image.properties` say.
  public func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: Options = [:]) -> Data? {
    data(image, .jpeg(quality: quality(options)), .rgb8, colorSpace)
  }

  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: Options = [:]
  ) -> Data? {
    data(image, .png, format.isDeep ? .rgba16 : .rgba8, colorSpace)
  }

  public func tiffRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: Options = [:]
  ) -> Data? {
    data(image, .tiff, format.isDeep ? .rgba16 : .rgba8, colorSpace)
  }

  public func heifRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: Options = [:]
  ) -> Data? {
    data(image, .heif(quality: quality(options), isDeep: false), .rgba8, colorSpace)
  }

  /// Ten bits a component.
  public func heif10Representation(
    of image: CIImage, colorSpace: CGColorSpace, options: Options = [:]
  ) throws -> Data {
    let format = Picture.FileFormat.heif(quality: quality(options), isDeep: true)
    return try file(image, .rgb16, colorSpace) { picture, label throws(PictureFailure) in
      try picture.encoded(as: format, label)
    }
  }

  /// Writes the file in the place of one that is there only when it is whole. Throws what went wrong, as a full disk.
  public func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: Options = [:]
  ) throws {
    try write(image, .jpeg(quality: quality(options)), .rgb8, colorSpace, url)
  }

  public func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: Options = [:]
  ) throws {
    try write(image, .png, format.isDeep ? .rgba16 : .rgba8, colorSpace, url)
  }

  public func writeTIFFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: Options = [:]
  ) throws {
    try write(image, .tiff, format.isDeep ? .rgba16 : .rgba8, colorSpace, url)
  }

  public func writeHEIFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: Options = [:]
  ) throws {
    try write(image, .heif(quality: quality(options), isDeep: false), .rgba8, colorSpace, url)
  }
}

extension CIContext {
  private func quality(_ options: Options) -> Double {
    switch options[.quality] {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: 0.9
    }
  }

  /// The image's pixels in a colour space, and what a file is to say of them.
  private func file<Result>(
    _ image: CIImage, _ layout: Picture.Layout, _ colorSpace: CGColorSpace,
    _ use: (Picture, PictureLabel) throws(PictureFailure) -> Result
  ) throws(PictureFailure) -> Result {
    guard let area = area(of: image.extent) else {
      throw PictureFailure(message: "an image with the extent \(image.extent) has no file")
    }
    let profile = colorSpace.profile
    let label = PictureLabel(
      metadata: ImageProperties.metadata(image.metadata, image.properties),
      orientation: image.properties["Orientation"] as? Int ?? 1, profile: profile?.data)
    guard let profile, !profile.isSRGB, space.isManaged else {
      return try computed(image, area, layout) { picture throws(PictureFailure) in try use(picture, label) }
    }
    return try computed(image, area, .float) { picture throws(PictureFailure) in
      try use(try picture.encoded(in: profile, layout: layout), label)
    }
  }

  private func data(
    _ image: CIImage, _ format: Picture.FileFormat, _ layout: Picture.Layout, _ colorSpace: CGColorSpace
  ) -> Data? {
    do throws(PictureFailure) {
      return try file(image, layout, colorSpace) { picture, label throws(PictureFailure) in
        try picture.encoded(as: format, label)
      }
    } catch {
      note(error)
      return nil
    }
  }

  private func write(
    _ image: CIImage, _ format: Picture.FileFormat, _ layout: Picture.Layout, _ colorSpace: CGColorSpace, _ url: URL
  ) throws(PictureFailure) {
    guard url.isFileURL else { throw PictureFailure(message: "\(url) is no file") }
    try file(image, layout, colorSpace) { picture, label throws(PictureFailure) in
      try picture.write(format, to: url.path, label)
    }
  }
}

extension CGColorSpace {
  private static let standard = ColorProfile(builtin: "srgb")
  private static let wide = ColorProfile(builtin: "p3")

  /// What files hold of it; nil for a device's.
  fileprivate var profile: ColorProfile? {
    if let iccData {
      if let profile = ColorProfile(data: iccData) { return profile }
      Notes.once("a colour profile that is not one of lights and curves cannot be written: the file is sRGB")
      return Self.standard
    }
    switch name.map({ String(describing: $0) }) {
    case String(describing: CGColorSpace.sRGB), String(describing: CGColorSpace.extendedSRGB): return Self.standard
    case String(describing: CGColorSpace.displayP3): return Self.wide
    case "kCGColorSpaceDeviceRGB": return nil
    case let other:
      Notes.once("files in the colour space \(other ?? "without a name") cannot be written: the file is sRGB")
      return Self.standard
    }
  }
}
