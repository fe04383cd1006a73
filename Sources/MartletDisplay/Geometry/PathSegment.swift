import Foundation

/// One drawn piece of an outline: what trimming, measuring and stroking work on.
enum PathSegment: Hashable, Sendable {
  case line(from: CGPoint, to: CGPoint)
  case curve(from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint)

  var start: CGPoint {
    switch self {
    case .line(let from, _), .curve(let from, _, _, _): return from
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let to), .curve(_, _, _, let to): return to
    }
  }

  func point(at fraction: CGFloat) -> CGPoint {
    switch self {
    case .line(let from, let to): return from.interpolated(to: to, fraction)
    case .curve: return split(at: fraction).0.end
    }
  }

  /// De Casteljau's construction: the parts before and after the parameter.
  func split(at fraction: CGFloat) -> (PathSegment, PathSegment) {
    switch self {
    case .line(let from, let to):
      let middle = from.interpolated(to: to, fraction)
      return (.line(from: from, to: middle), .line(from: middle, to: to))
    case .curve(let from, let control1, let control2, let to):
      let a = from.interpolated(to: control1, fraction)
      let b = control1.interpolated(to: control2, fraction)
      let c = control2.interpolated(to: to, fraction)
      let d = a.interpolated(to: b, fraction)
      let e = b.interpolated(to: c, fraction)
      let middle = d.interpolated(to: e, fraction)
      return (
        .curve(from: from, control1: a, control2: d, to: middle), .curve(from: middle, control1: e, control2: c, to: to)
      )
    }
  }

  /// The points after the start, close enough that no chord is further than `tolerance` from the curve.
  func flattened(tolerance: CGFloat) -> [CGPoint] {
    guard case .curve(let from, let control1, let control2, let to) = self else { return [end] }
    // The second difference bounds a cubic's distance from n equal chords: d ≤ √3/18·… ≤ bend·¾/n².
    let bend = max(
      (from - control1 * 2 + control2).length, (control1 - control2 * 2 + to).length)
    let count = min(max(Int((0.75 * bend / max(tolerance, 1e-9)).squareRoot().rounded(.up)), 1), 500)
    return (1...count).map { $0 == count ? to : point(at: CGFloat($0) / CGFloat(count)) }
  }

  var length: CGFloat {
    switch self {
    case .line(let from, let to): return (to - from).length
    case .curve(let from, let control1, let control2, let to):
      let scale = (control1 - from).length + (control2 - control1).length + (to - control2).length
      var total: CGFloat = 0
      var previous = from
      for point in flattened(tolerance: scale * 1e-5) {
        total += (point - previous).length
        previous = point
      }
      return total
    }
  }

  /// The parameter at which `distance` of the length has passed.
  func fraction(atLength distance: CGFloat) -> CGFloat {
    let total = length
    guard total > 0 else { return 0 }
    guard case .curve = self else { return min(max(distance / total, 0), 1) }
    var low: CGFloat = 0
    var high: CGFloat = 1
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if split(at: middle).0.length < distance { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// Segments that follow each other without lifting the pen.
struct Subpath {
  var start: CGPoint
  var segments: [PathSegment] = []
  /// Closed by `closeSubpath`: the line back to the start is among the segments if it has a length.
  var isClosed = false
}

extension Path {
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var open: Subpath?
    var current = CGPoint.zero
    func finish() {
      if let open { result.append(open) }
      open = nil
    }
    func add(_ segment: (CGPoint) -> PathSegment, to end: CGPoint) {
      if open == nil { open = Subpath(start: current) }
      open!.segments.append(segment(current))
      current = end
    }
    for element in elements {
      switch element {
      case .move(let to):
        finish()
        current = to
        open = Subpath(start: to)
      case .line(let to): add({ .line(from: $0, to: to) }, to: to)
      case .quadCurve(let to, let control):
        add({ PathSegment.raised(from: $0, control: control, to: to) }, to: to)
      case .curve(let to, let control1, let control2):
        add({ .curve(from: $0, control1: control1, control2: control2, to: to) }, to: to)
      case .closeSubpath:
        guard let start = open?.start else { continue }
        if current != start { add({ .line(from: $0, to: start) }, to: start) }
        open!.isClosed = true
        finish()
      }
    }
    finish()
    return result
  }
}

extension PathSegment {
  /// A quadratic curve written as the cubic one that is equal to it.
  static func raised(from: CGPoint, control: CGPoint, to: CGPoint) -> PathSegment {
    .curve(
      from: from, control1: from.interpolated(to: control, 2 / 3), control2: to.interpolated(to: control, 2 / 3), to: to
    )
  }
}
