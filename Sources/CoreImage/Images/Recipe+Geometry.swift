import Foundation
import MartletDisplay
import MartletVips
import UIKit

extension Recipe {
  convenience init(storing picture: StoredPicture) {
    self.init(
      .stored(picture), extent: CGRect(x: 0, y: 0, width: CGFloat(picture.width), height: CGFloat(picture.height)))
  }

  convenience init(color: CIColor) {
    self.init(.points([], [.constant(color.components4, .encoded)]), extent: .infinite)
  }

  func cropped(to rect: CGRect) -> Recipe {
    let part = rect.isSane ? extent.intersection(rect.standardized) : .null
    if part == extent { return self }
    if case .cropped(let child) = operation { return Recipe(.cropped(child), extent: part) }
    return Recipe(.cropped(self), extent: part)
  }

  func clamped() -> Recipe {
    extent.isInfinite || extent.isNull || extent.isEmpty ? self : Recipe(.clamped(self), extent: .infinite)
  }

  func transformed(_ map: CGAffineTransform, isSmooth: Bool = true) -> Recipe {
    if map.isIdentity { return self }
    let isSmooth = isSmooth && !samplesNearest
    let determinant = map.a * map.d - map.b * map.c
    guard determinant.isFinite, determinant != 0, map.tx.isFinite, map.ty.isFinite else {
      return Recipe(.points([], []), extent: .null)
    }
    // Two maps of one image are one.
    if case .transformed(let child, let first, let wasSmooth) = operation {
      return child.transformed(first.concatenating(map), isSmooth: isSmooth && wasSmooth)
    }
    return Recipe(
      .transformed(self, map, isSmooth: isSmooth), extent: extent.isInfinite ? extent : extent.applying(map))
  }

  func samplingNearest() -> Recipe { Recipe(.cropped(self), extent: extent, samplesNearest: true) }

  /// Turns and mirrors, then moves the lower left corner to (0, 0).
  func orientationTransform(exif: Int) -> CGAffineTransform {
    let turns: [CGAffineTransform] = [
      .identity, .init(-1, 0, 0, 1, 0, 0), .init(-1, 0, 0, -1, 0, 0), .init(1, 0, 0, -1, 0, 0),
      .init(0, -1, -1, 0, 0, 0), .init(0, -1, 1, 0, 0, 0), .init(0, 1, 1, 0, 0, 0), .init(0, 1, -1, 0, 0, 0),
    ]
    guard turns.indices.contains(exif - 1), exif != 1, !extent.isInfinite, !extent.isNull else { return .identity }
    let turned = extent.applying(turns[exif - 1])
    return turns[exif - 1].concatenating(CGAffineTransform(translationX: -turned.minX, y: -turned.minY))
  }

  func oriented(exif: Int) -> Recipe { transformed(orientationTransform(exif: exif)) }

  /// One step or more on each pixel; the extent stays.
  func changed(_ steps: PointStep...) -> Recipe { changed(steps) }

  func changed(_ steps: [PointStep]) -> Recipe {
    if case .points(let children, let first) = operation {
      return Recipe(.points(children, first + steps), extent: extent)
    }
    return Recipe(.points([self], steps), extent: extent)
  }

  /// `above` over `below`, in the extent of both together unless another is given.
  static func joining(_ below: Recipe, _ above: Recipe, _ step: PointStep, extent: CGRect? = nil) -> Recipe {
    Recipe(.points([below, above], [step]), extent: extent ?? below.extent.union(above.extent))
  }

  func blurred(_ sigma: CGFloat) -> Recipe { blurred(x: sigma, y: sigma) }

  /// By a bell; deviations are limited to 2,000 pixels, and those that are not positive do nothing.
  func blurred(x: CGFloat, y: CGFloat) -> Recipe {
    let (x, y) = (x > 0 ? min(x, 2000) : 0, y > 0 ? min(y, 2000) : 0)
    guard x > 0.01 || y > 0.01, !extent.isNull else { return self }
    return Recipe(.blurred(self, x: x, y: y), extent: extent.grown(ceil(3 * x), ceil(3 * y)))
  }

  /// The colour components, taken as premultiplied already, without their alpha's weight, and back.
  func premultiplied() -> Recipe { changed(.alphaWeight(isApplied: true)) }
  func unpremultiplied() -> Recipe { changed(.alphaWeight(isApplied: false)) }

  func opaque(in rect: CGRect) -> Recipe {
    let black = Recipe(.points([], [.constant([0, 0, 0, 1], .encoded)]), extent: .infinite)
    return Recipe.joining(black, self, .composite(.over), extent: rect.isSane ? rect.standardized : .null)
  }
}
