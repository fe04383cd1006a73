import Foundation

/// Draws along a line with a pen and records the pen's outline.
///
/// The outline is the sum of one rectangle a segment and one wedge a corner, all turning the same way, with
/// the edges they share left out. Its winding number is therefore never negative, and nonzero filling covers
/// exactly the union, however the line crosses itself:
///
///         left side  ──────────╲ join
///     start ●─────────────────● pivot       the inner side of a corner passes through the pivot,
///         right side ────────╱ │            unless both segments are long enough to meet without it
struct PathStroker {
  private(set) var outline = Path()
  private let style: StrokeStyle
  private let radius: CGFloat

  init(style: StrokeStyle) {
    self.style = style
    radius = style.lineWidth / 2
  }

  mutating func stroke(_ line: Polyline) {
    guard line.points.count > 1 else { return dot(at: line.points.first) }
    if line.isClosed {
      addSide(of: line, closed: true)
      addSide(of: line.reversed, closed: true)
    } else {
      addSide(of: line, closed: false)
      addCap(at: line.points[line.points.count - 1], direction: line.direction(line.points.count - 2))
      addSide(of: line.reversed, closed: false, continuing: true)
      addCap(at: line.points[0], direction: line.direction(0) * -1)
      outline.append(.closeSubpath)
    }
  }

  /// A part without length: only caps that stick out are seen.
  private mutating func dot(at point: CGPoint?) {
    guard let point else { return }
    switch style.lineCap {
    case .butt: return
    case .round:
      outline.addEllipse(in: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    case .square:
      outline.addRect(CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    }
  }

  /// The side that lies a quarter turn back from the way, with its joins.
  private mutating func addSide(of line: Polyline, closed: Bool, continuing: Bool = false) {
    let count = line.points.count
    let segments = closed ? count : count - 1
    for index in 0..<segments {
      let offset = line.direction(index).quarterTurned * -radius
      let start = line.points[index] + offset
      outline.append(index == 0 && !continuing ? .move(to: start) : .line(to: start))
      outline.append(.line(to: line.points[(index + 1) % count] + offset))
      if closed || index < segments - 1 { addJoin(of: line, after: index) }
    }
    if closed { outline.append(.closeSubpath) }
  }

  /// What lies between the end of segment `index` and the start of the next on this side.
  private mutating func addJoin(of line: Polyline, after index: Int) {
    let next = (index + 1) % line.points.count
    let pivot = line.points[next]
    let before = line.direction(index)
    let after = line.direction(next)
    let turn = before.cross(after)
    // This side is the outer one when the way turns to the other side.
    if turn > 0 || (turn == 0 && before.dot(after) < 0) {
      addOuterJoin(at: pivot, before: before, after: after, isCorner: line.isCorner[next])
    } else if min(line.length(index), line.length(next)) < radius * abs(turn) || before.dot(after) < 0 {
      outline.append(.line(to: pivot))
    }
  }

  private mutating func addOuterJoin(at pivot: CGPoint, before: CGPoint, after: CGPoint, isCorner: Bool) {
    let cosine = before.dot(after)
    switch isCorner ? style.lineJoin : (cosine < 0.9 ? .round : .bevel) {
    case .bevel: return
    case .round: addArc(around: pivot, from: before.quarterTurned * -1, to: after.quarterTurned * -1)
    case .miter:
      // The miter's length over the width is 1 / sin(corner / 2), the corner being half a turn less the bend.
      let halfCornerSine = ((1 + cosine) / 2).squareRoot()
      guard halfCornerSine > 1e-6, 1 / halfCornerSine <= style.miterLimit else { return }
      let outward = (before.quarterTurned + after.quarterTurned).unit * -1
      outline.append(.line(to: pivot + outward * (radius / halfCornerSine)))
    }
  }

  private mutating func addCap(at point: CGPoint, direction: CGPoint) {
    let side = direction.quarterTurned * -radius
    switch style.lineCap {
    case .butt: return
    case .round: addArc(around: point, from: direction.quarterTurned * -1, to: direction.quarterTurned)
    case .square:
      outline.append(.line(to: point + side + direction * radius))
      outline.append(.line(to: point - side + direction * radius))
    }
  }

  /// Turns from one unit vector to the other, from the x axis towards the y axis.
  private mutating func addArc(around center: CGPoint, from: CGPoint, to: CGPoint) {
    let start = atan2(from.y, from.x)
    var sweep = atan2(to.y, to.x) - start
    if sweep <= 0 { sweep += 2 * .pi }
    let toPen = CGAffineTransform(radius, 0, 0, radius, center.x, center.y)
    for element in Path.arcElements(start: Double(start), sweep: Double(sweep), startsSubpath: false) {
      outline.append(element.applying(toPen))
    }
  }
}

extension Polyline {
  var reversed: Polyline {
    guard isClosed else { return Polyline(points: points.reversed(), isCorner: isCorner.reversed()) }
    return Polyline(points: points.reversed(), isCorner: isCorner.reversed(), isClosed: true)
  }

  /// The direction of the segment that begins at point `index`.
  func direction(_ index: Int) -> CGPoint { (points[(index + 1) % points.count] - points[index]).unit }
  func length(_ index: Int) -> CGFloat { (points[(index + 1) % points.count] - points[index]).length }
}
