import Foundation
import MartletDisplay

extension Path {
  /// The same parts, each drawn from its end to its beginning.
  var reversed: Path {
    var result = Path()
    var points: [CGPoint] = []
    var steps: [Element] = []
    func finish(isClosed: Bool, into result: inout Path) {
      guard let last = points.last else { return }
      result.move(to: last)
      for (index, step) in steps.enumerated().reversed() { result.addReverse(step, to: points[index]) }
      if isClosed { result.closeSubpath() }
    }
    for element in elements {
      switch element {
      case .move(let to):
        finish(isClosed: false, into: &result)
        (points, steps) = ([to], [])
      case .closeSubpath:
        finish(isClosed: true, into: &result)
        // What follows begins where the part began.
        (points, steps) = (points.first.map { [$0] } ?? [], [])
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        points.append(to)
        steps.append(element)
      }
    }
    if !steps.isEmpty || elements.last != .closeSubpath { finish(isClosed: false, into: &result) }
    return result
  }

  private mutating func addReverse(_ step: Element, to start: CGPoint) {
    switch step {
    case .quadCurve(_, let control): addQuadCurve(to: start, control: control)
    case .curve(_, let control1, let control2): addCurve(to: start, control1: control2, control2: control1)
    case .move, .line, .closeSubpath: addLine(to: start)
    }
  }
}
