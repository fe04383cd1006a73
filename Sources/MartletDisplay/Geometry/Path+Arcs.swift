import Foundation

extension Path {
  /// Adds an arc of a circle, joined by a line to the current point if there is one.
  ///
  /// Angles run from the x axis towards the y axis, so 90° is at the bottom of a view. `clockwise` is named
  /// for axes with y up: on screen, `false` sweeps clockwise (angles grow) and `true` counterclockwise.
  /// A difference of a full turn or more draws the whole circle. A negative, NaN or infinite radius, center
  /// or angle adds nothing.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let direction: Double = clockwise ? -1 : 1
    var sweep = (endAngle.radians - startAngle.radians) * direction
    let turn = 2 * Double.pi
    guard sweep.isFinite else { return }
    if abs(sweep) >= turn - 1e-9 {
      sweep = turn
    } else if sweep < 0 {
      sweep += turn
    }
    addArc(center: center, radius: radius, start: startAngle.radians, sweep: sweep * direction, transform: transform)
  }

  /// Adds an arc that turns by `delta` from `startAngle`; a positive delta is clockwise on screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    addArc(center: center, radius: radius, start: startAngle.radians, sweep: delta.radians, transform: transform)
  }

  /// Rounds the corner between the lines current point–`tangent1End` and `tangent1End`–`tangent2End` with a
  /// circle of `radius`. Where the lines form no corner, or the radius is not positive, a line to `tangent1End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    let target = tangent2End.applying(transform)
    guard let from = currentPoint, corner.isFinite, target.isFinite, radius.isFinite else { return }
    let incoming = (from - corner).unit
    let outgoing = (target - corner).unit
    let turn = incoming.cross(outgoing)
    guard radius > 0, abs(turn) > 1e-9 else { return addLine(to: corner) }
    let halfAngle = acos(min(max(incoming.dot(outgoing), -1), 1)) / 2
    let first = corner + incoming * (radius / tan(halfAngle))
    let center = corner + (incoming + outgoing).unit * (radius / sin(halfAngle))
    let startVector = first - center
    let sweep = (CGFloat.pi - 2 * halfAngle) * (turn < 0 ? 1 : -1)
    addArc(
      center: center, radius: radius, start: Double(atan2(startVector.y, startVector.x)), sweep: Double(sweep),
      transform: .identity)
  }

  private mutating func addArc(
    center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform
  ) {
    guard center.isFinite, radius.isFinite, radius >= 0, start.isFinite, sweep.isFinite else { return }
    let toCircle = CGAffineTransform(radius, 0, 0, radius, center.x, center.y).concatenating(transform)
    let first = CGPoint(x: cos(start), y: sin(start)).applying(toCircle)
    guard first.isFinite else { return }
    if let currentPoint {
      if currentPoint != first { addLine(to: first) }
    } else {
      move(to: first)
    }
    for element in Path.arcElements(start: start, sweep: sweep, startsSubpath: false) {
      append(element.applying(toCircle))
    }
  }

  /// A unit circle's arc in cubic curves of at most a quarter turn each.
  static func arcElements(start: Double, sweep: Double, startsSubpath: Bool) -> [Element] {
    var result: [Element] = startsSubpath ? [.move(to: CGPoint(x: cos(start), y: sin(start)))] : []
    // A thousand turns cover as much as one; the end stays where it was asked for.
    let bounded = abs(sweep) > 1000 * .pi ? sweep.remainder(dividingBy: 2 * .pi) : sweep
    let count = max(Int((abs(bounded) / (.pi / 2) - 1e-9).rounded(.up)), bounded == 0 ? 0 : 1)
    let step = bounded / Double(max(count, 1))
    let handle = 4.0 / 3.0 * tan(step / 4)
    for index in 0..<count {
      let a = start + step * Double(index)
      let b = a + step
      result.append(
        .curve(
          to: CGPoint(x: cos(b), y: sin(b)),
          control1: CGPoint(x: cos(a) - handle * sin(a), y: sin(a) + handle * cos(a)),
          control2: CGPoint(x: cos(b) + handle * sin(b), y: sin(b) - handle * cos(b))))
    }
    return result
  }
}
