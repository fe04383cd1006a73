import Foundation
import MartletDisplay

/// An elliptical arc between two points, as SVG 1.1 appendix F.6 turns it into a center and angles.
struct SVGArc {
  var from: CGPoint
  var to: CGPoint
  var radii: CGSize
  var rotationInDegrees: CGFloat
  var isLarge: Bool
  var isSweep: Bool

  func add(to path: inout Path) {
    guard from != to else { return }
    guard radii.width != 0, radii.height != 0 else { return path.addLine(to: to) }
    let rotation = CGAffineTransform(rotationAngle: rotationInDegrees * .pi / 180)
    // F.6.5 step 1: half the chord in the ellipse's own axes.
    let half = CGPoint(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2).applying(rotation.inverted())
    // F.6.6: radii that are too small grow until the ellipse reaches both points.
    var rx = abs(radii.width)
    var ry = abs(radii.height)
    let need = half.x * half.x / (rx * rx) + half.y * half.y / (ry * ry)
    if need > 1 {
      rx *= need.squareRoot()
      ry *= need.squareRoot()
    }
    // Steps 2 and 3: the center, in units of the radii and then in the drawing.
    let unit = CGPoint(x: half.x / rx, y: half.y / ry)
    let lengthSquared = unit.x * unit.x + unit.y * unit.y
    let distance = max(1 / lengthSquared - 1, 0).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let center = CGPoint(x: unit.y * distance, y: -unit.x * distance)
    // Step 4: the angles.
    let start = atan2(unit.y - center.y, unit.x - center.x)
    var sweep = atan2(-unit.y - center.y, -unit.x - center.x) - start
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
    let toDrawing = CGAffineTransform(translationX: center.x, y: center.y)
      .concatenating(CGAffineTransform(scaleX: rx, y: ry)).concatenating(rotation)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    var arc = Path()
    arc.addRelativeArc(center: .zero, radius: 1, startAngle: .radians(Double(start)), delta: .radians(Double(sweep)))
    // Joined by hand: the computed end differs from the given one in the last digits.
    for element in arc.applying(toDrawing).elements {
      if case .curve(let end, let control1, let control2) = element {
        path.addCurve(to: end, control1: control1, control2: control2)
      }
    }
  }
}
