import Foundation
import MartletDisplay

/// A shape around another symbol: `name.circle`, `name.square.fill`, …
struct SymbolEnclosure {
  /// The name's suffix without the dot.
  var name: String
  var box: CGSize
  /// The outer outline at regular weight, centred on the origin.
  var outline: Path
  /// The middle of the room inside, and the largest half extent and radius of what stands there.
  var center = CGPoint.zero
  var halfExtent: CGFloat
  var radius: CGFloat

  /// Of one colour: a filled shape is cut out where the sign stands.
  func rendered(around node: SymbolNode, _ isFilled: Bool, _ pen: SymbolPen) -> Path {
    let (shape, sign) = parts(around: node, isFilled, pen)
    if isFilled { return shape.subtracting(sign) }
    var result = shape
    result.addPath(sign)
    return result
  }

  /// The shape, filled or as a line, and what stands inside.
  func parts(around node: SymbolNode, _ isFilled: Bool, _ pen: SymbolPen) -> (shape: Path, sign: Path) {
    let toSize = CGAffineTransform(scaleX: pen.scale, y: pen.scale)
    let place = CGAffineTransform(translationX: center.x * pen.scale, y: center.y * pen.scale)
    let inner = node.rendered(
      SymbolPen(scale: pen.scale * innerScale(node), lineWidth: pen.lineWidth * (isFilled ? 1.05 : 0.97))
    ).applying(place)
    let shape = outline.applying(toSize)
    return (isFilled ? SymbolPen.grown(shape.normalized(), by: pen.growth * 0.5) : pen.rim(of: shape), inner)
  }

  /// What stands inside is measured without its lines' thickness: its place must not depend on the weight.
  private func innerScale(_ node: SymbolNode) -> CGFloat {
    let extent = node.extent
    return min(halfExtent / max(extent.half, 0.1), radius / max(extent.radius, 0.1))
  }
}

/// How far a drawing reaches from the origin: along the axes, and in any direction.
struct SymbolExtent {
  var half: CGFloat = 0
  var radius: CGFloat = 0

  mutating func add(_ path: Path) {
    let bounds = path.boundingRect
    guard !bounds.isNull else { return }
    half = max(half, bounds.maxX, -bounds.minX, bounds.maxY, -bounds.minY)
    path.forEach { element in
      switch element {
      case .line(let to), .curve(let to, _, _), .move(let to), .quadCurve(let to, _):
        radius = max(radius, (to.x * to.x + to.y * to.y).squareRoot())
      case .closeSubpath: return
      }
    }
  }
}

extension SymbolNode {
  var extent: SymbolExtent {
    var result = SymbolExtent()
    switch self {
    case .glyph(let glyph):
      for path in [glyph.area, glyph.rim, glyph.strokes] { result.add(path) }
    case .overlaid(let parts, _):
      for part in parts {
        let inner = part.node.extent
        let distance = (part.center.x * part.center.x + part.center.y * part.center.y).squareRoot()
        result.half = max(result.half, inner.half * part.scale + max(abs(part.center.x), abs(part.center.y)))
        result.radius = max(result.radius, inner.radius * part.scale + distance)
      }
    case .slashed(let node): return node.extent
    case .enclosed, .badged, .dotBadged:
      result.half = max(box.width, box.height) / 2
      result.radius = result.half
    }
    return result
  }
}
