import SwiftUI

/// A slice of a ring. Angles in radians, clockwise from the top; the inset is in points along both straight sides.
struct SectorPath {
  let center: CGPoint
  let start: CGFloat
  let end: CGFloat
  let inner: CGFloat
  let outer: CGFloat
  let inset: CGFloat
  let corner: CGFloat

  /// Centre, start, end, inner and outer radius, inset, corners' radius.
  init(_ list: [CGFloat]) {
    (center, start, end) = (CGPoint(x: list[0], y: list[1]), list[2], list[3])
    (inner, outer, inset, corner) = (list[4], list[5], list[6], list[7])
  }

  private func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }

  /// The sides are parallel to the radii, so that gaps are as wide inside as outside.
  private func ends(_ radius: CGFloat) -> (CGFloat, CGFloat) {
    guard radius > inset else { return ((start + end) / 2, (start + end) / 2) }
    let turn = asin(inset / radius)
    return start + turn < end - turn ? (start + turn, end - turn) : ((start + end) / 2, (start + end) / 2)
  }

  /// Where both sides meet, for slices that reach to the middle.
  private var innerRadius: CGFloat {
    let half = (end - start) / 2
    let meeting = inset > 0 && half < .pi / 2 ? inset / max(sin(half), 0.001) : inset
    return min(max(inner, meeting), outer)
  }

  var path: Path {
    guard end > start, outer > 0 else { return Path() }
    if end - start >= 2 * .pi - 1e-6 { return ring }
    let near = innerRadius
    let (outerStart, outerEnd) = ends(outer)
    let (innerStart, innerEnd) = ends(near)
    let span = outerEnd - outerStart
    let radius = max(0, min(corner, (outer - near) / 2, span * outer / 3))
    var path = Path()
    if radius < 0.5 {
      path.move(to: point(outer, outerStart))
      arc(&path, outer, outerStart, outerEnd)
      path.addLine(to: point(near, innerEnd))
      if near > 0 { arc(&path, near, innerEnd, innerStart) }
      path.closeSubpath()
      return path
    }
    // The rounded corners are curves whose control point is the sharp corner.
    let outerTurn = radius / outer
    let innerSpan = innerEnd - innerStart
    let innerCorner = min(radius, innerSpan * near / 3)
    let innerTurn = near > 0 ? innerCorner / near : 0
    path.move(to: point(outer, outerStart + outerTurn))
    arc(&path, outer, outerStart + outerTurn, outerEnd - outerTurn)
    path.addQuadCurve(to: side(outer - radius, near, outerEnd, innerEnd), control: point(outer, outerEnd))
    path.addLine(to: side(near + innerCorner, near, outerEnd, innerEnd))
    path.addQuadCurve(to: point(near, innerEnd - innerTurn), control: point(near, innerEnd))
    if near > 0 { arc(&path, near, innerEnd - innerTurn, innerStart + innerTurn) }
    path.addQuadCurve(to: side(near + innerCorner, near, outerStart, innerStart), control: point(near, innerStart))
    path.addLine(to: side(outer - radius, near, outerStart, innerStart))
    path.addQuadCurve(to: point(outer, outerStart + outerTurn), control: point(outer, outerStart))
    path.closeSubpath()
    return path
  }

  /// A point of a straight side at a distance from the centre.
  private func side(_ radius: CGFloat, _ near: CGFloat, _ outerAngle: CGFloat, _ innerAngle: CGFloat) -> CGPoint {
    let (from, to) = (point(near, innerAngle), point(outer, outerAngle))
    let part = outer > near ? (radius - near) / (outer - near) : 0
    return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }

  private func arc(_ path: inout Path, _ radius: CGFloat, _ from: CGFloat, _ to: CGFloat) {
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(from) - .pi / 2),
      endAngle: Angle(radians: Double(to) - .pi / 2), clockwise: to < from)
  }

  private var ring: Path {
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
    var path = Path(ellipseIn: circle(outer))
    if inner > 0 {
      path.move(to: point(inner, 0))
      arc(&path, inner, 2 * .pi, 0)
      path.closeSubpath()
    }
    return path
  }
}
