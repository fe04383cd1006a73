import Foundation
import MartletDisplay

extension Path {
  /// An area of straight lines with fewer points: none of those left out is further than `tolerance` from the
  /// line that replaces them. Outlines with curves are returned as they are.
  ///
  /// OPTIMIZATION: a pen's outline around a line of many tiny steps crosses itself at each of them; thinning the
  /// steps first made the slowest symbols ten times faster.
  func simplified(tolerance: CGFloat) -> Path {
    var result = Path()
    var loop: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let to): loop = [to]
      case .line(let to): loop.append(to)
      case .closeSubpath:
        result.addLines(Self.thinned(loop, tolerance))
        result.closeSubpath()
      case .curve, .quadCurve: return self
      }
    }
    return result
  }

  private static func thinned(_ points: [CGPoint], _ tolerance: CGFloat) -> [CGPoint] {
    guard points.count > 8 else { return points }
    var kept = [points[0]]
    var lastKept = 0
    for index in 1..<points.count {
      let next = points[(index + 1) % points.count]
      let skipped = points[(lastKept + 1)...index]
      if skipped.contains(where: { distance($0, from: points[lastKept], to: next) > tolerance }) {
        kept.append(points[index])
        lastKept = index
      }
    }
    return kept.count > 2 ? kept : points
  }

  private static func distance(_ point: CGPoint, from: CGPoint, to: CGPoint) -> CGFloat {
    let dx = to.x - from.x
    let dy = to.y - from.y
    let squared = dx * dx + dy * dy
    let along = squared > 0 ? min(max(((point.x - from.x) * dx + (point.y - from.y) * dy) / squared, 0), 1) : 0
    return hypot(point.x - from.x - along * dx, point.y - from.y - along * dy)
  }
}
