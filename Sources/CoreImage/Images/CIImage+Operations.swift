import Foundation
import UIKit

extension CIImage {
  private func replacing(_ recipe: Recipe) -> CIImage {
    CIImage(recipe, properties: properties, url: url, metadata: metadata)
  }

  /// The part inside of `rect`; without common pixels, an empty image.
  public func cropped(to rect: CGRect) -> CIImage { replacing(recipe.cropped(to: rect)) }

  /// The image under a map; pixels between others are interpolated. A map without area leaves nothing.
  public func transformed(by matrix: CGAffineTransform) -> CIImage { replacing(recipe.transformed(matrix)) }

  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }

  /// Turned and mirrored as a picture with the EXIF orientation (1…8) is to be shown; others leave it as it is. The
  /// lower left corner stays at (0, 0). After the turn that its file asks for, `properties` call the image upright.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    let turned = recipe.oriented(exif: Int(orientation))
    let isAsked = properties["Orientation"] as? Int == Int(orientation)
    return CIImage(
      turned, properties: isAsked ? properties.withOrientation(1) : properties, url: url, metadata: metadata)
  }

  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    oriented(forExifOrientation: Int32(orientation.rawValue))
  }

  /// The map that `oriented(forExifOrientation:)` applies.
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    recipe.orientationTransform(exif: Int(orientation))
  }

  public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    recipe.orientationTransform(exif: Int(orientation.rawValue))
  }

  /// This image over `background`.
  public func composited(over background: CIImage) -> CIImage {
    replacing(Recipe.joining(background.recipe, recipe, .composite(.over)))
  }

  /// Without end: beyond the extent, the pixels of its edge go on.
  public func clampedToExtent() -> CIImage { replacing(recipe.clamped()) }

  public func clamped(to rect: CGRect) -> CIImage { replacing(recipe.cropped(to: rect).clamped()) }

  /// The output of the filter `name` with this image as its input. An unknown name is noted, and the image returned as
  /// it is.
  public func applyingFilter(_ name: String, parameters: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: name) else { return self }
    if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
    for (key, value) in parameters { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? .empty()
  }

  public func applyingFilter(_ name: String) -> CIImage { applyingFilter(name, parameters: [:]) }

  /// Blurred by a bell of the standard deviation `sigma`, in pixels. The extent grows by three times as much.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { replacing(recipe.blurred(CGFloat(sigma))) }

  /// Each pixel's red, green and blue by its alpha, and back.
  public func premultiplyingAlpha() -> CIImage { replacing(recipe.premultiplied()) }
  public func unpremultiplyingAlpha() -> CIImage { replacing(recipe.unpremultiplied()) }

  /// Opaque inside of `rect`, transparent outside.
  public func settingAlphaOne(in rect: CGRect) -> CIImage { replacing(recipe.opaque(in: rect)) }

  /// With other properties: what a file of the image is to say. An empty dictionary leaves nothing; a field that is left
  /// out of one of the dictionaries is left out of the file.
  public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    var texts: [String: Any] = [:]
    for (key, value) in properties { if let key = key as? String { texts[key] = value } }
    return CIImage(recipe, properties: texts, url: url, colorSpace: colorSpace, metadata: metadata)
  }

  /// Nearest pixels instead of interpolated ones, where this image is transformed next.
  public func samplingNearest() -> CIImage { replacing(recipe.samplingNearest()) }
  public func samplingLinear() -> CIImage { self }

  /// A hint to keep computed pixels; nothing is kept here.
  public func insertingIntermediate() -> CIImage { self }
  public func insertingIntermediate(cache: Bool) -> CIImage { self }
}

/// How the stored pixels of a picture lie, by the numbers that cameras write.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
