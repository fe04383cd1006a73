import Foundation

/// Two filled outlines as straight edges, to be combined into one area.
///
/// 1. Cut all edges where they cross, and round the cuts to a grid; again until nothing crosses.
/// 2. Ask on which sides of a piece the result lies: it bounds the result when that is one side.
/// 3. Chain the bounding pieces, turned so that the area lies on their quarter-turned side.
///
/// Step 2 asks the pieces, not the edges they came from: so every point has as many pieces that lead to it as
/// from it, and the chains close.
struct PathRegion {
  private var edges: [Edge] = []
  private let eoFill: Bool
  private let bounds: CGRect
  /// Points closer than this are one point.
  private let grid: CGFloat
  /// How far straight edges are from the curves that they stand for.
  private let tolerance: CGFloat
  private var bands: EdgeBands

  struct Edge {
    var from: CGPoint
    var to: CGPoint
    var isSecond: Bool
  }

  init(_ first: Path, _ second: Path, eoFill: Bool) {
    self.eoFill = eoFill
    bounds = first.boundingRect.isNull ? second.boundingRect : first.boundingRect.union(second.boundingRect)
    let size = bounds.isNull ? 1 : max(bounds.width, bounds.height, 1e-9)
    grid = size * 0x1p-20
    let tolerance = min(size * 6e-4, 0.012)
    self.tolerance = tolerance
    for (path, isSecond) in [(first, false), (second, true)] {
      for subpath in path.subpaths {
        var previous = subpath.start.snapped(to: grid)
        let flat = subpath.segments.flatMap { $0.flattened(tolerance: tolerance) }
        for point in flat + [subpath.start] {
          let next = point.snapped(to: grid)
          if next != previous { edges.append(Edge(from: previous, to: next, isSecond: isSecond)) }
          previous = next
        }
      }
    }
    bands = EdgeBands(edges, bounds: bounds)
    // Rounding moves pieces a little, which may make new crossings: two rounds are the rule.
    for _ in 0..<6 where cutAtCrossings() { bands = EdgeBands(edges, bounds: bounds) }
  }

  func combined(_ belongs: (Bool, Bool) -> Bool) -> Path {
    var kept = Set<Piece>()
    for (piece, net) in netTurns() {
      let across = (piece.to - piece.from).unit.quarterTurned * (grid / 64)
      let outside = windingNumbers(at: piece.from.interpolated(to: piece.to, 0.5) - across)
      let isBehind = belongs(fills(outside.first), fills(outside.second))
      let isAhead = belongs(fills(outside.first + net.first), fills(outside.second + net.second))
      if isAhead && !isBehind { kept.insert(piece) }
      if isBehind && !isAhead { kept.insert(Piece(from: piece.to, to: piece.from)) }
    }
    return PieceChain(kept).path(droppingBendsBelow: max(tolerance / 25, grid * 2))
  }

  struct Piece: Hashable {
    var from: CGPoint
    var to: CGPoint
  }

  /// Each piece once, and how much the winding numbers grow from its left to its quarter-turned side: pieces on
  /// top of each other count together.
  private func netTurns() -> [Piece: (first: Int, second: Int)] {
    var result: [Piece: (first: Int, second: Int)] = [:]
    for edge in edges {
      let isForward = (edge.from.y, edge.from.x) < (edge.to.y, edge.to.x)
      let piece = isForward ? Piece(from: edge.from, to: edge.to) : Piece(from: edge.to, to: edge.from)
      let turn = isForward ? 1 : -1
      var net = result[piece] ?? (0, 0)
      if edge.isSecond { net.second += turn } else { net.first += turn }
      result[piece] = net
    }
    return result
  }

  /// Replaces the edges by their pieces; false when none cross.
  private mutating func cutAtCrossings() -> Bool {
    var cuts: [Int: [CGPoint]] = [:]
    bands.forEachPair { first, second in
      for point in crossing(edges[first], edges[second]) ?? [] {
        for index in [first, second] where point != edges[index].from && point != edges[index].to {
          cuts[index, default: []].append(point)
        }
      }
    }
    guard !cuts.isEmpty else { return false }
    var pieces: [Edge] = []
    for (index, edge) in edges.enumerated() {
      let direction = edge.to - edge.from
      let inner = (cuts[index] ?? []).sorted { ($0 - edge.from).dot(direction) < ($1 - edge.from).dot(direction) }
      var previous = edge.from
      for point in inner + [edge.to] where point != previous {
        pieces.append(Edge(from: previous, to: point, isSecond: edge.isSecond))
        previous = point
      }
    }
    edges = pieces
    return true
  }

  /// Where two edges meet: ends that lie on the other edge, else the point where they cross.
  ///
  /// Ends come first: of edges that run almost along each other the crossing may be far from where they touch.
  private func crossing(_ a: Edge, _ b: Edge) -> [CGPoint]? {
    guard min(a.from.y, a.to.y) - grid <= max(b.from.y, b.to.y), min(b.from.y, b.to.y) - grid <= max(a.from.y, a.to.y)
    else { return nil }
    var touching: [CGPoint] = []
    if isOn(a, b.from) { touching.append(b.from) }
    if isOn(a, b.to) { touching.append(b.to) }
    if isOn(b, a.from) { touching.append(a.from) }
    if isOn(b, a.to) { touching.append(a.to) }
    guard touching.isEmpty else { return touching }
    let p = a.to - a.from
    let q = b.to - b.from
    let between = b.from - a.from
    let cross = p.cross(q)
    guard abs(cross) > 1e-12 * p.length * q.length else { return nil }
    let along = between.cross(q) / cross
    let other = between.cross(p) / cross
    guard along > 0, along < 1, other > 0, other < 1 else { return nil }
    return [(a.from + p * along).snapped(to: grid)]
  }

  /// Whether the point is on the edge, as far as the grid can tell.
  private func isOn(_ edge: Edge, _ point: CGPoint) -> Bool {
    let direction = edge.to - edge.from
    let offset = point - edge.from
    let along = offset.dot(direction)
    guard along >= 0, along <= direction.dot(direction) else { return false }
    return abs(direction.cross(offset)) <= grid * 0.75 * direction.length
  }

  private func fills(_ winding: Int) -> Bool { eoFill ? winding % 2 != 0 : winding != 0 }

  private func windingNumbers(at point: CGPoint) -> (first: Int, second: Int) {
    var first = 0
    var second = 0
    for index in bands.edges(at: point.y) {
      let edge = edges[index]
      let startsAbove = edge.from.y <= point.y
      guard startsAbove != (edge.to.y <= point.y) else { continue }
      let side =
        (edge.to.x - edge.from.x) * (point.y - edge.from.y) - (edge.to.y - edge.from.y) * (point.x - edge.from.x)
      guard startsAbove ? side > 0 : side < 0 else { continue }
      let step = startsAbove ? 1 : -1
      if edge.isSecond { second += step } else { first += step }
    }
    return (first, second)
  }
}

/// Edges sorted into horizontal bands: only edges of one band can cross, or lie beside a point in it.
private struct EdgeBands {
  private var bands: [[Int]]
  private let top: CGFloat
  private let height: CGFloat
  private let ranges: [ClosedRange<Int>]
  private let extents: [(low: CGFloat, high: CGFloat)]

  init(_ edges: [PathRegion.Edge], bounds: CGRect) {
    let count = min(max(edges.count / 4, 1), 256)
    let top = bounds.isNull ? 0 : bounds.minY
    let height = max(bounds.isNull ? 1 : bounds.height, 1e-9) / CGFloat(count)
    func band(_ y: CGFloat) -> Int { min(max(Int((y - top) / height), 0), count - 1) }
    var bands = [[Int]](repeating: [], count: count)
    ranges = edges.enumerated().map { index, edge in
      let range = band(min(edge.from.y, edge.to.y))...band(max(edge.from.y, edge.to.y))
      for number in range { bands[number].append(index) }
      return range
    }
    extents = edges.map { (min($0.from.x, $0.to.x), max($0.from.x, $0.to.x)) }
    (self.bands, self.top, self.height) = (bands, top, height)
  }

  func edges(at y: CGFloat) -> [Int] {
    bands[min(max(Int((y - top) / height), 0), bands.count - 1)]
  }

  /// Each pair once, in the topmost band that both share.
  func forEachPair(_ body: (Int, Int) -> Void) {
    for (number, members) in bands.enumerated() {
      for (position, first) in members.enumerated() {
        for second in members[(position + 1)...]
        where max(ranges[first].lowerBound, ranges[second].lowerBound) == number
          && extents[first].low <= extents[second].high && extents[second].low <= extents[first].high
        {
          body(first, second)
        }
      }
    }
  }
}

/// Joins directed pieces to closed outlines.
private struct PieceChain {
  private var outgoing: [CGPoint: [CGPoint]] = [:]
  private var starts: [CGPoint] = []

  init(_ pieces: Set<PathRegion.Piece>) {
    // Sorted, so that equal areas give equal paths.
    let sorted = pieces.sorted { ($0.from.y, $0.from.x, $0.to.y, $0.to.x) < ($1.from.y, $1.from.x, $1.to.y, $1.to.x) }
    for piece in sorted {
      outgoing[piece.from, default: []].append(piece.to)
      starts.append(piece.from)
    }
  }

  func path(droppingBendsBelow limit: CGFloat) -> Path {
    var left = outgoing
    var result = Path()
    for start in starts {
      while left[start]?.isEmpty == false {
        let loop = Self.takeLoop(from: start, &left)
        let points = Self.withoutStraightPoints(loop, limit)
        guard points.count > 2 else { continue }
        result.addLines(points)
        result.closeSubpath()
      }
    }
    return result
  }

  private static func takeLoop(from start: CGPoint, _ left: inout [CGPoint: [CGPoint]]) -> [CGPoint] {
    var loop: [CGPoint] = []
    var current = start
    while let next = left[current]?.popLast() {
      loop.append(current)
      current = next
      if current == start { break }
    }
    return loop
  }

  /// Cutting left points in the middle of straight sides. All that are left out between two corners are close to the
  /// line that joins these: of a curve of tiny steps no step bends by much.
  private static func withoutStraightPoints(_ loop: [CGPoint], _ limit: CGFloat) -> [CGPoint] {
    guard var corner = loop.first else { return [] }
    var result = [corner]
    var skipped: [CGPoint] = []
    for (index, point) in loop.enumerated().dropFirst() {
      let next = loop[(index + 1) % loop.count]
      skipped.append(point)
      let side = next - corner
      let isStraight = skipped.allSatisfy { inner in
        let offset = inner - corner
        return side.length >= limit && abs(side.unit.cross(offset)) <= limit && offset.dot(side) >= 0
          && (next - inner).dot(side) >= 0
      }
      guard !isStraight else { continue }
      result.append(point)
      corner = point
      skipped = []
    }
    return result
  }
}

extension CGPoint {
  fileprivate func snapped(to grid: CGFloat) -> CGPoint {
    // Adding zero turns a negative zero into zero, so that equal points have equal hashes.
    CGPoint(x: (x / grid).rounded() * grid + 0, y: (y / grid).rounded() * grid + 0)
  }
}
