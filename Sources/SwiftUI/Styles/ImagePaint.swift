import Foundation
import MartletControls
import MartletDisplay
import UIKit

/// A picture, repeated over the area from its leading top corner.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  /// The part of the picture that is a tile, in fractions of its size.
  public var sourceRect: CGRect
  /// How large a tile is for the part's own size; zero, negative, infinite and NaN count as 1.
  public var scale: CGFloat
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) { (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale) }

  // DEVIATION: symbols have no pixels and paint the foreground's colour, noted once.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    guard case .picture(let content) = image.resolved(in: environment) else {
      Notes.once("an ImagePaint of a symbol paints one colour: give it a picture")
      return ForegroundStyle()._paint(in: environment)
    }
    guard let tile = tile(of: content.image, content.naturalSize) else { return .color(.clear) }
    return .paint { area in .image(tile.image, tile: CGRect(origin: area.origin, size: tile.size)) }
  }

  private func tile(of picture: ImageReference, _ naturalSize: CGSize) -> (image: ImageReference, size: CGSize)? {
    let part = sourceRect.standardized.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard part.width > 0, part.height > 0 else { return nil }
    let factor = scale.isFinite && scale > 0 ? scale : 1
    let size = CGSize(
      width: naturalSize.width * part.width * factor, height: naturalSize.height * part.height * factor)
    if part.width == 1, part.height == 1 { return (picture, size) }
    let (width, height) = (CGFloat(picture.pixelWidth), CGFloat(picture.pixelHeight))
    let pixels = CGRect(
      x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
    let cropped = CGImage(_reference: picture).cropping(to: pixels)
    return cropped.map { ($0._reference, size) }
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
