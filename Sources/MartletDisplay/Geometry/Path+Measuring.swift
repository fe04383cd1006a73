import Foundation

extension Path {
  /// Whether there is nothing at all, not even a starting point.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line or curve would begin; nil for an empty path. After closing: where that part began.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    if let end = last.end { return end }
    for element in elements.reversed() {
      if case .move(let to) = element { return to }
    }
    return nil
  }

  /// The smallest rectangle around every point of the lines and curves (control points may lie outside).
  /// `CGRect.null` for an empty path.
  public var boundingRect: CGRect {
    var bounds = BoundsAccumulator()
    for subpath in subpaths {
      bounds.add(subpath.start)
      for segment in subpath.segments { bounds.add(segment) }
    }
    return bounds.rect
  }

  /// Whether `point` lies inside the filled outline: nonzero winding, or even-odd with `eoFill`. Open parts
  /// count as closed. A NaN or infinite point is outside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = windingNumber(at: point)
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// How often the outline turns around the point, by the crossings of a ray to the right.
  private func windingNumber(at point: CGPoint) -> Int {
    let bounds = boundingRect
    guard point.isFinite, bounds.insetBy(dx: -1e-9, dy: -1e-9).contains(point) else { return 0 }
    let tolerance = max(bounds.width, bounds.height) * 1e-5
    var winding = 0
    func cross(from a: CGPoint, to b: CGPoint) {
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let side = (b - a).cross(point - a)
      if b.y > a.y, side > 0 { winding += 1 }
      if b.y < a.y, side < 0 { winding -= 1 }
    }
    for subpath in subpaths {
      var previous = subpath.start
      for next in subpath.segments.flatMap({ $0.flattened(tolerance: tolerance) }) + [subpath.start] {
        cross(from: previous, to: next)
        previous = next
      }
    }
    return winding
  }
}

/// Collects the extent of points and curves.
private struct BoundsAccumulator {
  private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  var rect: CGRect {
    low.x > high.x ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  mutating func add(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  mutating func add(_ segment: PathSegment) {
    add(segment.end)
    guard case .curve(let from, let control1, let control2, let to) = segment else { return }
    let turns =
      extrema(from.x, control1.x, control2.x, to.x) + extrema(from.y, control1.y, control2.y, to.y)
    for fraction in turns { add(segment.point(at: fraction)) }
  }

  /// Where a cubic's derivative a·t² + b·t + c is zero, inside 0…1.
  private func extrema(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
