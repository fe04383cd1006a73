import CoreImage
import UniformTypeIdentifiers

/// What a picture is saved as.
enum PictureFormat: String, CaseIterable, Identifiable {
  case jpeg = "JPEG"
  case heic = "HEIC"
  case png = "PNG"
  case tiff = "TIFF"

  var id: Self { self }

  /// Whether less quality makes the file smaller.
  var hasQuality: Bool { self == .jpeg || self == .heic }

  var type: UTType {
    switch self {
    case .jpeg: .jpeg
    case .heic: .heic
    case .png: .png
    case .tiff: .tiff
    }
  }

  /// The picture as the bytes of a file, in the colours of `space` if it has red, green and blue, else in sRGB's; nil
  /// where that fails.
  func data(of image: CIImage, quality: Double, space: CGColorSpace?, context: CIContext) -> Data? {
    let space = space.flatMap { $0.model == .rgb ? $0 : nil } ?? CGColorSpace(name: CGColorSpace.sRGB)!
    let options = [
      CIImageRepresentationOption(rawValue: kCGImageDestinationLossyCompressionQuality as String): quality
    ]
    return switch self {
    case .jpeg: context.jpegRepresentation(of: image, colorSpace: space, options: options)
    case .heic: context.heifRepresentation(of: image, format: .RGBA8, colorSpace: space, options: options)
    case .png: context.pngRepresentation(of: image, format: .RGBA8, colorSpace: space)
    case .tiff: context.tiffRepresentation(of: image, format: .RGBA8, colorSpace: space)
    }
  }
}
