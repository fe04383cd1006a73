import Foundation

/// A part of an outline as points, none twice in a row.
struct Polyline {
  var points: [CGPoint]
  /// Whether the last point joins the first (which is not repeated).
  var isClosed: Bool
  /// Whether a corner lies at each point, as against a bend inside a curve, which is always drawn smooth.
  var isCorner: [Bool]

  init(points: [CGPoint], isCorner: [Bool], isClosed: Bool = false) {
    (self.points, self.isCorner, self.isClosed) = (points, isCorner, isClosed)
  }

  init(_ subpath: Subpath, tolerance: CGFloat) {
    points = [subpath.start]
    isCorner = [true]
    isClosed = subpath.isClosed
    for segment in subpath.segments {
      let flat = segment.flattened(tolerance: tolerance)
      for (index, point) in flat.enumerated() where point != points.last {
        points.append(point)
        isCorner.append(index == flat.count - 1)
      }
    }
    if isClosed, points.count > 1, points.last == points.first {
      points.removeLast()
      isCorner.removeLast()
    }
    if points.count < 2 { isClosed = false }
  }

  /// The drawn pieces for alternating lengths of line and gap. An odd pattern is used twice over; one that is
  /// empty, negative, undefined or without any length draws the whole.
  func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [Polyline] {
    let period = pattern.reduce(0, +)
    guard points.count > 1, period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return [self] }
    var walker = DashWalker(pattern: pattern.count % 2 == 0 ? pattern : pattern + pattern, phase: phase)
    let corners = isClosed ? points + [points[0]] : points
    let kinds = isClosed ? isCorner + [isCorner[0]] : isCorner
    for index in 1..<corners.count { walker.walk(from: corners[index - 1], to: corners[index], isCorner: kinds[index]) }
    return walker.finished(joiningEnds: isClosed)
  }
}

/// Cuts a way into dashes.
private struct DashWalker {
  private let pattern: [CGFloat]
  private var index = 0
  private var left: CGFloat
  private var pieces: [Polyline] = []
  private var isDrawing: Bool { index % 2 == 0 }
  private var startedDrawing = false
  private var hasMoved = false

  init(pattern: [CGFloat], phase: CGFloat) {
    self.pattern = pattern
    let period = pattern.reduce(0, +)
    var offset = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    if offset < 0 { offset += period }
    left = pattern[0]
    while offset >= left, offset > 0 {
      offset -= left
      index = (index + 1) % pattern.count
      left = pattern[index]
    }
    left -= offset
  }

  mutating func walk(from: CGPoint, to: CGPoint, isCorner: Bool) {
    let length = (to - from).length
    var passed: CGFloat = 0
    if !hasMoved { begin(at: from) }
    while length - passed > left {
      passed += left
      extend(to: from.interpolated(to: to, passed / length), isCorner: true)
      index = (index + 1) % pattern.count
      left = pattern[index]
      if isDrawing { pieces.append(Polyline(points: [from.interpolated(to: to, passed / length)], isCorner: [true])) }
    }
    left -= length - passed
    extend(to: to, isCorner: isCorner)
  }

  private mutating func begin(at point: CGPoint) {
    hasMoved = true
    startedDrawing = isDrawing
    if isDrawing { pieces.append(Polyline(points: [point], isCorner: [true])) }
  }

  private mutating func extend(to point: CGPoint, isCorner: Bool) {
    guard isDrawing, !pieces.isEmpty, pieces[pieces.count - 1].points.last != point else { return }
    pieces[pieces.count - 1].points.append(point)
    pieces[pieces.count - 1].isCorner.append(isCorner)
  }

  /// On a closed way a dash that runs over the starting point is one piece, not two with caps.
  func finished(joiningEnds: Bool) -> [Polyline] {
    guard joiningEnds, startedDrawing, isDrawing, pieces.count > 1, let last = pieces.last else { return pieces }
    var result = Array(pieces.dropLast())
    result[0].points = last.points + result[0].points.dropFirst()
    result[0].isCorner = last.isCorner + result[0].isCorner.dropFirst()
    return result
  }
}
