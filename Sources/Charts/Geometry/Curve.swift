import SwiftUI

/// A line through points.
enum Curve {
  /// The cubic pieces from the second point on; straight ones where the method asks for no curve.
  static func append(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path, isStart: Bool) {
    guard let first = points.first else { return }
    if isStart { path.move(to: first) } else { path.addLine(to: first) }
    guard points.count > 1 else { return }
    switch method.method {
    case .linear: points.dropFirst().forEach { path.addLine(to: $0) }
    case .stepStart, .stepCenter, .stepEnd: steps(points, method, &path)
    case .monotone: smooth(points, tangents: monotoneTangents(points), &path)
    case .cardinal(let tension): smooth(points, tangents: cardinalTangents(points, tension), &path)
    case .catmullRom(let alpha): catmullRom(points, alpha, &path)
    }
  }

  private static func steps(_ points: [CGPoint], _ method: InterpolationMethod, _ path: inout Path) {
    for (from, to) in zip(points, points.dropFirst()) {
      let x: CGFloat =
        switch method.method {
        case .stepStart: from.x
        case .stepEnd: to.x
        default: (from.x + to.x) / 2
        }
      path.addLine(to: CGPoint(x: x, y: from.y))
      path.addLine(to: CGPoint(x: x, y: to.y))
      path.addLine(to: to)
    }
  }

  /// Hermite pieces as cubic ones: control points a third of the tangent away.
  private static func smooth(_ points: [CGPoint], tangents: [CGVector], _ path: inout Path) {
    for index in 1..<points.count {
      let (from, to) = (points[index - 1], points[index])
      path.addCurve(
        to: to,
        control1: CGPoint(x: from.x + tangents[index - 1].dx / 3, y: from.y + tangents[index - 1].dy / 3),
        control2: CGPoint(x: to.x - tangents[index].dx / 3, y: to.y - tangents[index].dy / 3))
    }
  }

  private static func cardinalTangents(_ points: [CGPoint], _ tension: CGFloat) -> [CGVector] {
    points.indices.map { index in
      let (before, after) = (points[max(index - 1, 0)], points[min(index + 1, points.count - 1)])
      let factor = (1 - tension) / 2
      return CGVector(dx: (after.x - before.x) * factor, dy: (after.y - before.y) * factor)
    }
  }

  /// Fritsch and Carlson's limit on slopes: no piece rises above its ends. Slopes are per step along x.
  private static func monotoneTangents(_ points: [CGPoint]) -> [CGVector] {
    let slopes = zip(points, points.dropFirst()).map { $1.x == $0.x ? 0 : ($1.y - $0.y) / ($1.x - $0.x) }
    let inner = points.indices.map { index -> CGFloat in
      guard index > 0, index < points.count - 1 else { return index == 0 ? slopes[0] : slopes[slopes.count - 1] }
      let (before, after) = (slopes[index - 1], slopes[index])
      guard before * after > 0 else { return 0 }
      let mean = (before + after) / 2
      let bound = 3 * min(abs(before), abs(after))
      return abs(mean) > bound ? (mean < 0 ? -bound : bound) : mean
    }
    return points.indices.map { index in
      let step = index > 0 ? points[index].x - points[index - 1].x : points[1].x - points[0].x
      return CGVector(dx: step, dy: inner[index] * step)
    }
  }

  /// Knots at distances to the power of alpha, after Barry and Goldman, each piece as a cubic.
  private static func catmullRom(_ points: [CGPoint], _ alpha: CGFloat, _ path: inout Path) {
    func knot(_ from: CGPoint, _ to: CGPoint) -> CGFloat { pow(hypot(to.x - from.x, to.y - from.y), alpha) }
    for index in 1..<points.count {
      let (p1, p2) = (points[index - 1], points[index])
      let p0 = index > 1 ? points[index - 2] : p1
      let p3 = index + 1 < points.count ? points[index + 1] : p2
      let (d1, d2, d3) = (knot(p0, p1), knot(p1, p2), knot(p2, p3))
      func control(_ near: CGPoint, _ far: CGPoint, _ outer: CGPoint, _ own: CGFloat) -> CGPoint {
        guard own > 1e-6, d2 > 1e-6 else { return near }
        let divisor = 3 * own * (own + d2)
        func mix(_ near: CGFloat, _ far: CGFloat, _ outer: CGFloat) -> CGFloat {
          (own * own * far - d2 * d2 * outer + (2 * own * own + 3 * own * d2 + d2 * d2) * near) / divisor
        }
        return CGPoint(x: mix(near.x, far.x, outer.x), y: mix(near.y, far.y, outer.y))
      }
      path.addCurve(to: p2, control1: control(p1, p2, p0, d1), control2: control(p2, p1, p3, d3))
    }
  }
}
