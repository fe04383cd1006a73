import Foundation
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

/// The key under which `quality` is known to Image I/O.
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"

extension CIContext {
  public typealias Options = [CIImageRepresentationOption: Any]

  /// The pixels of the image's extent as a JPEG file, transparent ones on black. Nil, with a note where something went
  /// wrong, when there are none.
  public func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: Options = [:]) -> Data? {
    data(image, .jpeg(quality: quality(options)), .rgb8)
  }

  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: Options = [:]
  ) -> Data? {
    data(image, .png, format.isDeep ? .rgba16 : .rgba8)
  }

  public func tiffRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: Options = [:]
  ) -> Data? {
    data(image, .tiff, format.isDeep ? .rgba16 : .rgba8)
  }

  public func heifRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: Options = [:]
  ) -> Data? {
    data(image, .heif(quality: quality(options), isDeep: false), .rgba8)
  }

  /// Ten bits a component.
  public func heif10Representation(
    of image: CIImage, colorSpace: CGColorSpace, options: Options = [:]
  ) throws -> Data {
    let format = Picture.FileFormat.heif(quality: quality(options), isDeep: true)
    return try whole(image, .rgb16).encoded(as: format)
  }

  /// Writes the file in the place of one that is there only when it is whole. Throws what went wrong, as a full disk.
  public func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: Options = [:]
  ) throws {
    try write(image, .jpeg(quality: quality(options)), .rgb8, url)
  }

  public func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: Options = [:]
  ) throws {
    try write(image, .png, format.isDeep ? .rgba16 : .rgba8, url)
  }

  public func writeTIFFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: Options = [:]
  ) throws {
    try write(image, .tiff, format.isDeep ? .rgba16 : .rgba8, url)
  }

  public func writeHEIFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: Options = [:]
  ) throws {
    try write(image, .heif(quality: quality(options), isDeep: false), .rgba8, url)
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

  private func whole(_ image: CIImage, _ layout: Picture.Layout) throws(PictureFailure) -> Picture {
    guard let area = area(of: image.extent) else {
      throw PictureFailure(message: "an image with the extent \(image.extent) has no file")
    }
    return try picture(image, area, layout)
  }

  private func data(_ image: CIImage, _ format: Picture.FileFormat, _ layout: Picture.Layout) -> Data? {
    do throws(PictureFailure) {
      return try whole(image, layout).encoded(as: format)
    } catch {
      note(error)
      return nil
    }
  }

  private func write(
    _ image: CIImage, _ format: Picture.FileFormat, _ layout: Picture.Layout, _ url: URL
  ) throws(PictureFailure) {
    guard url.isFileURL else { throw PictureFailure(message: "\(url) is no file") }
    try whole(image, layout).write(format, to: url.path)
  }
}
