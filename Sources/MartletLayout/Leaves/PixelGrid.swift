import Foundation

/// The device's pixels, on which the edges of placed views lie. Spec: A8.
@frozen public struct PixelGrid: Equatable, Sendable {
  /// Device pixels per point. Zero, negative, NaN and infinite values count as 1.
  public let pixelsPerPoint: CGFloat

  public init(pixelsPerPoint: CGFloat) {
    self.pixelsPerPoint = pixelsPerPoint > 0 && pixelsPerPoint < .infinity ? pixelsPerPoint : 1
  }

  /// The nearest pixel edge; halfway goes up, so that a shift by whole pixels never changes a length.
  public func round(_ edge: CGFloat) -> CGFloat {
    edge.isFinite ? (edge * pixelsPerPoint + 0.5).rounded(.down) / pixelsPerPoint : edge
  }

  /// The rectangle with its four edges rounded, not its size: neighbours keep a common edge.
  ///
  /// Edges are rounded in the coordinates they are given in: pass the window's, in points.
  public func round(_ rect: CGRect) -> CGRect {
    let (minX, minY) = (round(rect.minX), round(rect.minY))
    return CGRect(x: minX, y: minY, width: round(rect.maxX) - minX, height: round(rect.maxY) - minY)
  }
}
