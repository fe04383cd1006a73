import Foundation

extension Path {
  /// The stretch of the outline between two fractions of its length, measured over all parts in order.
  ///
  /// Fractions outside 0…1 are clamped; NaN counts as 0. From 0 to 1 is the path itself, still closed; a
  /// shorter stretch is open. `from` not below `to` gives an empty path.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let first = from.isNaN ? 0 : min(max(from, 0), 1)
    let last = to.isNaN ? 0 : min(max(to, 0), 1)
    guard first < last else { return Path() }
    guard first > 0 || last < 1 else { return self }
    let lengths = subpaths.map { subpath in subpath.segments.map(\.length) }
    let total = lengths.reduce(0) { $0 + $1.reduce(0, +) }
    return Path(elements: Self.stretch(of: subpaths, lengths: lengths, from: total * first, to: total * last))
  }

  private static func stretch(
    of subpaths: [Subpath], lengths: [[CGFloat]], from first: CGFloat, to last: CGFloat
  ) -> [Element] {
    var result: [Element] = []
    var passed: CGFloat = 0
    for (subpath, segmentLengths) in zip(subpaths, lengths) {
      var isDrawing = false
      for (segment, length) in zip(subpath.segments, segmentLengths) {
        defer { passed += length }
        guard length > 0, let part = segment.part(from: first - passed, to: last - passed, length: length) else {
          continue
        }
        if !isDrawing { result.append(.move(to: part.start)) }
        isDrawing = true
        result.append(part.element)
      }
    }
    return result
  }
}

extension PathSegment {
  /// The part between two distances from its start; nil when nothing of it lies between.
  func part(from first: CGFloat, to last: CGFloat, length: CGFloat) -> PathSegment? {
    guard first < length, last > 0, first < last else { return nil }
    var part = self
    if last < length { part = part.split(at: fraction(atLength: last)).0 }
    if first > 0 { part = part.split(at: part.fraction(atLength: first)).1 }
    return part
  }

  var element: Path.Element {
    switch self {
    case .line(_, let to): return .line(to: to)
    case .curve(_, let control1, let control2, let to):
      return .curve(to: to, control1: control1, control2: control2)
    }
  }
}
