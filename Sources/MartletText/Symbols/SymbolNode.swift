import Foundation
import MartletDisplay

/// A symbol as a composition. Everything is centred on the origin.
indirect enum SymbolNode {
  case glyph(SymbolGlyph)
  case enclosed(SymbolNode, SymbolEnclosure, isFilled: Bool)
  case slashed(SymbolNode)
  case badged(SymbolNode, badge: SymbolNode, hasDisc: Bool)
  case dotBadged(SymbolNode)
  /// Later parts lie in front and keep a gap around themselves.
  case overlaid([Part], box: CGSize)

  struct Part {
    var node: SymbolNode
    var center: CGPoint
    var scale: CGFloat
  }

  var box: CGSize {
    switch self {
    case .glyph(let glyph): return glyph.box
    case .enclosed(_, let enclosure, _): return enclosure.box
    case .slashed(let node): return node.box
    case .badged(let node, _, _), .dotBadged(let node):
      return CGSize(width: node.box.width + 3, height: node.box.height + 2)
    case .overlaid(_, let box): return box
    }
  }

  func rendered(_ pen: SymbolPen) -> Path {
    switch self {
    case .glyph(let glyph): return glyph.rendered(pen)
    case .enclosed(let node, let enclosure, let isFilled): return enclosure.rendered(around: node, isFilled, pen)
    case .slashed, .badged, .dotBadged:
      var result = Path()
      for layer in layers(pen) { result.addPath(layer.path) }
      return result
    case .overlaid(let parts, _): return Self.overlay(parts, pen)
    }
  }

  /// The same apart, back to front: the sign that a symbol is about is its first level, what carries it the second. A
  /// drawing that is not composed is the first level alone.
  func layers(_ pen: SymbolPen) -> [SymbolDrawing.Layer] {
    switch self {
    case .glyph, .overlaid: return [SymbolDrawing.Layer(path: rendered(pen))]
    case .enclosed(let node, let enclosure, let isFilled):
      let (carrier, sign) = enclosure.parts(around: node, isFilled, pen)
      return [SymbolDrawing.Layer(path: carrier, level: 1), SymbolDrawing.Layer(path: sign)]
    case .slashed(let node): return Self.slash(node, pen)
    case .badged(let node, let badge, let hasDisc): return Self.badge(node, badge, hasDisc, pen)
    case .dotBadged(let node): return Self.dotBadge(node, pen)
    }
  }

  /// `node` without the room that the sign needs, and the sign.
  private static func layers(
    _ node: SymbolNode, without room: Path, under sign: Path, _ pen: SymbolPen
  ) -> [SymbolDrawing.Layer] {
    [SymbolDrawing.Layer(path: node.rendered(pen).subtracting(room), level: 1), SymbolDrawing.Layer(path: sign)]
  }

  /// A line from the upper left to the lower right, with a gap beside it.
  private static func slash(_ node: SymbolNode, _ pen: SymbolPen) -> [SymbolDrawing.Layer] {
    let reach = (node.box.width + node.box.height) / 4 * 0.93 * pen.scale
    let line = Path { $0.addLines([CGPoint(x: -reach, y: -reach), CGPoint(x: reach, y: reach)]) }
    let gap = SymbolPen(scale: 1, lineWidth: pen.lineWidth * 3).stroke(line)
    return layers(node, without: gap, under: pen.stroke(line), pen)
  }

  /// A small sign at the lower right: on a disc, or by itself beside people and text.
  private static func badge(
    _ node: SymbolNode, _ badge: SymbolNode, _ hasDisc: Bool, _ pen: SymbolPen
  ) -> [SymbolDrawing.Layer] {
    let center = CGAffineTransform(
      translationX: (node.box.width / 2 - 2.4) * pen.scale, y: (node.box.height / 2 - 3.2) * pen.scale)
    let radius = 5.1 * pen.scale
    let size = max(2 * badge.extent.half, 1)
    let inner = badge.rendered(
      SymbolPen(scale: (hasDisc ? 5.6 : 7.4) * pen.scale / size, lineWidth: pen.lineWidth * (hasDisc ? 0.85 : 0.95)))
    let gap = radius + 1.1 * pen.scale
    let hole = Path(ellipseIn: CGRect(x: -gap, y: -gap, width: 2 * gap, height: 2 * gap)).applying(center)
    let disc = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    let sign = (hasDisc ? disc.subtracting(inner) : inner).applying(center)
    return layers(node, without: hole, under: sign, pen)
  }

  /// A dot at the upper right.
  private static func dotBadge(_ node: SymbolNode, _ pen: SymbolPen) -> [SymbolDrawing.Layer] {
    let center = CGPoint(x: (node.box.width / 2 - 3.4) * pen.scale, y: (3.6 - node.box.height / 2) * pen.scale)
    func disc(_ radius: CGFloat) -> Path {
      Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    return layers(node, without: disc(4.4 * pen.scale), under: disc(3.3 * pen.scale), pen)
  }

  private static func overlay(_ parts: [Part], _ pen: SymbolPen) -> Path {
    var result = Path()
    for part in parts {
      let place = CGAffineTransform(translationX: part.center.x * pen.scale, y: part.center.y * pen.scale)
      let drawing = part.node.rendered(pen.scaled(by: part.scale, lineWidthBy: max(part.scale, 0.8))).applying(place)
      if !result.isEmpty {
        var hidden = drawing.outerArea.simplified(tolerance: 0.06)
        hidden.addPath(hidden.strokedPath(StrokeStyle(lineWidth: 2 * 1.2 * pen.scale, lineJoin: .bevel)))
        result = result.subtracting(hidden)
      }
      result.addPath(drawing)
    }
    return result
  }
}

extension Path {
  /// The area with its holes filled: what lies behind it is hidden.
  var outerArea: Path {
    let plain = normalized()
    var result = Path()
    var loop: [Path.Element] = []
    plain.forEach { element in
      loop.append(element)
      guard element == .closeSubpath else { return }
      let part = Path(elements: loop)
      loop = []
      if part.isTurningClockwise { result.addPath(part) }
    }
    return result
  }

  /// Whether a single outline of lines runs clockwise on screen, by the sign of its area.
  private var isTurningClockwise: Bool {
    var points: [CGPoint] = []
    forEach { element in
      if case .move(let to) = element { points.append(to) }
      if case .line(let to) = element { points.append(to) }
    }
    var doubleArea: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      doubleArea += point.x * next.y - point.y * next.x
    }
    return doubleArea > 0
  }
}
