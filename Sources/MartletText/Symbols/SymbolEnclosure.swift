import Foundation
import MartletDisplay

/// What surrounds another symbol: the shape of `name.circle` and `name.square.fill`, the device of `name.iphone`.
struct SymbolEnclosure {
  enum Form {
    /// The outer outline at regular weight, centred on the origin.
    case outline(Path)
    /// A symbol with room inside, filled or not.
    case symbol(SymbolNode)
  }

  /// The name's suffix without the dot.
  var name: String
  var box: CGSize
  var form: Form
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
    let place = CGAffineTransform(translationX: center.x * pen.scale, y: center.y * pen.scale)
    let inner = node.rendered(
      SymbolPen(scale: pen.scale * innerScale(node), lineWidth: pen.lineWidth * (isFilled ? 1.05 : 0.97))
    ).applying(place)
    return (shape(isFilled, pen), inner)
  }

  private func shape(_ isFilled: Bool, _ pen: SymbolPen) -> Path {
    switch form {
    case .symbol(let node): return node.rendered(pen)
    case .outline(let outline):
      let scaled = outline.applying(CGAffineTransform(scaleX: pen.scale, y: pen.scale))
      return isFilled ? SymbolPen.grown(scaled.normalized(), by: pen.growth * 0.5) : pen.rim(of: scaled)
    }
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
      for path in [glyph.area, glyph.rim, glyph.strokes, glyph.bodies, glyph.details, glyph.detailArea] {
        result.add(path)
      }
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
