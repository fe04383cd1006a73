import CoreImage
import UIKit

/// A picture that was chosen: whole, and at the size of a screen.
struct Photo {
  let image: CIImage
  let preview: CIImage
  let name: String
  /// False when the file was cut off, so that a part of the photo is missing.
  let isWhole: Bool

  /// Pixels of the preview's longer side.
  static let previewLength = 1600.0
  /// Pixels of a thumbnail's longer side.
  static let thumbnailLength = 160.0

  var previewScale: Double { preview.extent.width / image.extent.width }

  /// Upright, whatever way the camera was held; with what the camera wrote about the picture.
  init?(data: Data, name: String, context: CIContext) {
    guard let image = CIImage(data: data, options: [.applyOrientationProperty: true]) else { return nil }
    self.init(image: image, name: name, isWhole: PictureCheck.isWhole(data), context: context)
  }

  init?(uiImage: UIImage, context: CIContext) {
    guard let image = CIImage(image: uiImage) else { return nil }
    self.init(
      image: image.oriented(CGImagePropertyOrientation(uiImage.imageOrientation)), name: "Photo", context: context)
  }

  private init?(image: CIImage, name: String, isWhole: Bool = true, context: CIContext) {
    guard image.extent.width >= 1, image.extent.height >= 1,
      let preview = Photo.reduced(image, to: Photo.previewLength, context: context)
    else { return nil }
    (self.image, self.preview, self.name, self.isWhole) = (image, preview, name, isWhole)
  }

  /// The image with its longer side at most as long, computed once.
  static func reduced(_ image: CIImage, to length: Double, context: CIContext) -> CIImage? {
    let scale = min(1, length / max(image.extent.width, image.extent.height))
    let small = image.transformed(by: CGAffineTransform(scaleX: scale, y: scale))
    return context.createCGImage(small, from: small.extent.integral).map { CIImage(cgImage: $0) }
  }
}

extension CGImagePropertyOrientation {
  init(_ orientation: UIImage.Orientation) {
    switch orientation {
    case .up: self = .up
    case .upMirrored: self = .upMirrored
    case .down: self = .down
    case .downMirrored: self = .downMirrored
    case .left: self = .left
    case .leftMirrored: self = .leftMirrored
    case .right: self = .right
    case .rightMirrored: self = .rightMirrored
    @unknown default: self = .up
    }
  }
}
