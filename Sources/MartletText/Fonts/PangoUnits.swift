import Foundation
import MartletDisplay

/// Points in Pango's unit, 1/1024 point. Undefined lengths count as zero; larger than a million points is that.
func pangoUnits(_ points: CGFloat) -> Int32 {
  points.isNaN ? 0 : Int32(min(max(points, -1_000_000), 1_000_000) * 1024)
}

extension CGFloat {
  /// A distance of a text style; undefined and infinite ones count as zero.
  var usableDistance: CGFloat { isFinite ? self : 0 }
}

extension FontDescription {
  /// The size, 0…10,000 points; undefined ones count as zero.
  var usableSize: CGFloat { size.isNaN ? 0 : min(max(size, 0), 10_000) }
}
