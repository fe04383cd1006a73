import Foundation
import MartletVips

/// How an image comes about, as a tree of values. Nothing is computed before a context asks for pixels.
///
/// Coordinates are Core Image's: y grows upwards. Inside, rows grow downwards (`PixelArea`), so that y changes its sign.
final class Recipe: @unchecked Sendable {
  enum Operation {
    case stored(StoredPicture)
    /// The children's pixels onto the stack, in order, then the steps. Children that are one after another in a chain
    /// of such recipes are computed in one pass.
    case points([Recipe], [PointStep])
    /// The child inside of the recipe's extent.
    case cropped(Recipe)
    /// The child, its edge going on without end.
    case clamped(Recipe)
    /// Another place of the child for each pixel; `reach` is how far a place lies away at most, nil: anywhere.
    case mapped(Recipe, PlaceMap, [Float], PlaceReading, reach: CGFloat?)
    case transformed(Recipe, CGAffineTransform, isSmooth: Bool)
    case windowed(Recipe, WindowKind, x: Int, y: Int, weights: [Float])
    case blurred(Recipe, x: CGFloat, y: CGFloat)
    /// By a square of 2 · radius + 1 pixels a side.
    case boxed(Recipe, radius: CGFloat)
    case disc(Recipe, radius: CGFloat)
    /// Means of squares that meet at `origin`.
    case squares(Recipe, side: CGFloat, origin: CGPoint)
    /// One pixel for all of them inside `area`.
    case reduced(Recipe, BlockKind, area: CGRect)
    case resized(Recipe, x: CGFloat, y: CGFloat, ResamplingKernel)
    /// The luminance as a place from the left to the right of the second image.
    case colorMap(Recipe, gradient: Recipe)
  }

  let operation: Operation
  let extent: CGRect
  /// Whether maps take its nearest pixels instead of interpolated ones.
  let samplesNearest: Bool

  init(_ operation: Operation, extent: CGRect, samplesNearest: Bool = false) {
    (self.operation, self.samplesNearest) = (operation, samplesNearest)
    self.extent = extent.isSane ? extent : .null
  }

  /// The extent in whole pixels.
  var area: PixelArea { PixelArea(extent) }

  var children: [Recipe] {
    switch operation {
    case .stored: []
    case .points(let children, _): children
    case .colorMap(let child, let gradient): [child, gradient]
    case .cropped(let child), .clamped(let child), .mapped(let child, _, _, _, _), .transformed(let child, _, _),
      .windowed(let child, _, _, _, _), .blurred(let child, _, _), .boxed(let child, _),
      .disc(let child, _), .squares(let child, _, _),
      .reduced(let child, _, _), .resized(let child, _, _, _):
      [child]
    }
  }
}

extension CGRect {
  /// Not NaN; infinite sides are only those of `.infinite`.
  var isSane: Bool {
    isNull || isInfinite || (origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite)
  }

  /// Larger by a distance on each side; what is infinite or null stays.
  func grown(_ x: CGFloat, _ y: CGFloat) -> CGRect { isNull || isInfinite ? self : insetBy(dx: -x, dy: -y) }

  func grown(_ distance: CGFloat) -> CGRect { grown(distance, distance) }
}

extension PixelArea {
  /// Sides within a ten-thousandth of a pixel's edge count as on it: maps leave such dust.
  init(_ rect: CGRect) {
    guard !rect.isNull else {
      self = .empty
      return
    }
    guard !rect.isInfinite, abs(rect.minX) < 9e7, abs(rect.minY) < 9e7, rect.width < 9e7, rect.height < 9e7 else {
      self = .everything
      return
    }
    let dust = 1e-4
    let (left, right) = (floor(rect.minX + dust), ceil(rect.maxX - dust))
    let (top, bottom) = (floor(-rect.maxY + dust), ceil(-rect.minY - dust))
    self.init(left: Int(left), top: Int(top), width: Int(right - left), height: Int(bottom - top))
  }

  var rect: CGRect {
    self == .everything
      ? .infinite
      : CGRect(x: CGFloat(left), y: CGFloat(-bottom), width: CGFloat(width), height: CGFloat(height))
  }
}
