import Foundation
import MartletDisplay
import MartletVips
import UIKit

enum TileFilters {
  private static let category = [kCICategoryTileEffect]

  static let all: [FilterSpec] = [
    .ofImage(
      "CIAffineTile", "Affine Tile", category, [FilterInput(key: kCIInputTransformKey, content: .transform)]
    ) { image, values in
      let extent = image.extent
      guard !extent.isInfinite, extent.width > 0, extent.height > 0 else { return image }
      let back = values.transform(kCIInputTransformKey).inverted()
      let map = [back.a, back.b, back.c, back.d, back.tx, back.ty].map(Float.init)
      let tile = [extent.minX, extent.minY, extent.width, extent.height].map(Float.init)
      let smooth = !values.transform(kCIInputTransformKey).isIdentity
      return Recipe(
        .mapped(image.withNeighbours(), .tiles, map + tile, .once(smooth: smooth), reach: nil), extent: .infinite)
    },
    .ofImage(
      "CIKaleidoscope", "Kaleidoscope", category, [.number(kCIInputCountKey, 6, 1...64), .center(), .angle()]
    ) { image, values in
      let count = min(max(values.number(kCIInputCountKey).rounded(), 1), 1000)
      return Recipe(
        .mapped(
          image.clamped(), .kaleidoscope, values.center() + [count, values.number(kCIInputAngleKey)],
          .once(smooth: true), reach: nil), extent: .infinite)
    },
  ]
}

extension Recipe {
  /// With a rim of the tiles around it, so that what lies between two tiles is of both.
  fileprivate func withNeighbours() -> Recipe {
    var page = self
    for j in -1...1 {
      for i in -1...1 where i != 0 || j != 0 {
        let move = CGAffineTransform(translationX: CGFloat(i) * extent.width, y: CGFloat(j) * extent.height)
        page = Recipe.joining(page, transformed(move), .composite(.over))
      }
    }
    return page.cropped(to: extent.grown(1)).clamped()
  }
}
