import CGtk
import Foundation
import MartletDisplay

// Cairo keeps the path in pixels, as Core Graphics does: a change of the space moves no point that is there already.
extension CGContext {
  public func beginPath() { cairo_new_path(cairo) }
  public func closePath() { cairo_close_path(cairo) }
  public func move(to point: CGPoint) {
    guard point.isUsable else { return }
    cairo_move_to(cairo, point.x, point.y)
  }
  public func addLine(to point: CGPoint) {
    guard point.isUsable else { return }
    cairo_line_to(cairo, point.x, point.y)
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard end.isUsable, control1.isUsable, control2.isUsable else { return }
    cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = currentPointOfPath
    // A cubic curve of the same shape.
    func between(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    addCurve(to: end, control1: between(start), control2: between(end))
  }
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    points.dropFirst().forEach { addLine(to: $0) }
  }
  public func addRect(_ rect: CGRect) { add(Path(rect)) }
  public func addRects(_ rects: [CGRect]) { rects.forEach { add(Path($0)) } }
  public func addEllipse(in rect: CGRect) { add(Path(ellipseIn: rect)) }
  public func addPath(_ path: CGPath) { add(path.path) }

  /// Angles in radians from the x axis; `clockwise` as seen with y up, so the other way round in UIKit's contexts.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    var arc = Path()
    arc.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: clockwise)
    let startsPath = cairo_has_current_point(cairo) == 0
    for (index, element) in arc.elements.enumerated() {
      // An arc goes on from where the path is.
      if index == 0, !startsPath, case .move(let point) = element { addLine(to: point) } else { add(element) }
    }
  }

  func add(_ path: Path) { path.elements.forEach(add) }

  private func add(_ element: Path.Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
    case .closeSubpath: closePath()
    }
  }

  // MARK: Asking

  public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }
  /// Zero for an empty path.
  public var currentPointOfPath: CGPoint {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(cairo, &x, &y)
    return CGPoint(x: x, y: y)
  }
  public var boundingBoxOfPath: CGRect { path.map(\.boundingBox) ?? .null }

  /// A copy of the path in user space; nil when it is empty.
  public var path: CGPath? {
    guard let copied = cairo_copy_path(cairo) else { return nil }
    defer { cairo_path_destroy(copied) }
    let result = CGMutablePath()
    var index = 0
    while index < Int(copied.pointee.num_data), let data = copied.pointee.data {
      func point(_ offset: Int) -> CGPoint {
        CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
      }
      // Cairo's numbers of moves, lines, curves and ends.
      switch data[index].header.type.rawValue {
      case 0: result.move(to: point(1))
      case 1: result.addLine(to: point(1))
      case 2: result.addCurve(to: point(3), control1: point(1), control2: point(2))
      default: result.closeSubpath()
      }
      index += Int(data[index].header.length)
    }
    return result.isEmpty ? nil : result
  }

  // MARK: Clipping

  /// Keeps what is drawn from now on inside of the path, which is used up.
  public func clip(using rule: CGPathFillRule = .winding) {
    setFillRule(rule)
    cairo_clip(cairo)
  }
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }
  public func resetClip() { cairo_reset_clip(cairo) }
  /// In user space.
  public var boundingBoxOfClipPath: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func setFillRule(_ rule: CGPathFillRule) {
    cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }
}

extension CGPoint {
  /// Cairo's numbers have 24 bits before the point; far beyond, its outlines wrap around.
  fileprivate var isUsable: Bool { abs(x) < 4_000_000 && abs(y) < 4_000_000 }
}
