import CGtk
import Foundation
import MartletDisplay

extension CGRect {
  /// Cairo counts in 24.8 fixed point; content farther out than this many points cannot be seen anyway.
  static let reach: CGFloat = 2_000_000

  /// The part that can be drawn; nil for what is empty or not a rectangle of finite numbers.
  var drawable: CGRect? {
    guard !origin.x.isNaN, !origin.y.isNaN, size.width > 0, size.height > 0 else { return nil }
    let left = max(origin.x, -Self.reach)
    let top = max(origin.y, -Self.reach)
    let right = min(origin.x + size.width, Self.reach)
    let bottom = min(origin.y + size.height, Self.reach)
    guard right > left, bottom > top else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(minX), y: Float(minY)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }
}

extension CGPoint {
  var graphene: graphene_point_t { graphene_point_t(x: Float(x), y: Float(y)) }
  var isDrawable: Bool { abs(x) <= CGRect.reach && abs(y) <= CGRect.reach }

  /// The nearest point that Cairo can count; nil for undefined ones.
  var clamped: CGPoint? {
    guard !x.isNaN, !y.isNaN else { return nil }
    return CGPoint(x: min(max(x, -CGRect.reach), CGRect.reach), y: min(max(y, -CGRect.reach), CGRect.reach))
  }
}

extension RGBA {
  var gdk: GdkRGBA { GdkRGBA(red: red, green: green, blue: blue, alpha: alpha) }

  func setSource(of cairo: OpaquePointer) {
    cairo_set_source_rgba(cairo, Double(red), Double(green), Double(blue), Double(alpha))
  }
}

extension RoundedRect {
  var isDrawable: Bool { rect.drawable == rect }
  var hasCorners: Bool { [topLeft, topRight, bottomRight, bottomLeft].contains { $0.width > 0 && $0.height > 0 } }

  /// GSK's form; corners are circular or elliptical arcs.
  var gsk: GskRoundedRect {
    var result = GskRoundedRect()
    var bounds = rect.graphene
    func size(_ corner: CGSize) -> graphene_size_t {
      graphene_size_t(width: Float(corner.width), height: Float(corner.height))
    }
    var (topLeft, topRight) = (size(topLeft), size(topRight))
    var (bottomRight, bottomLeft) = (size(bottomRight), size(bottomLeft))
    gsk_rounded_rect_init(&result, &bounds, &topLeft, &topRight, &bottomRight, &bottomLeft)
    return result
  }
}

extension Path {
  /// Appends the outline to Cairo's current path. Elements with undefined points are left out.
  func trace(on cairo: OpaquePointer) {
    for element in elements {
      switch element {
      case .move(let to):
        guard let to = to.clamped else { continue }
        cairo_move_to(cairo, Double(to.x), Double(to.y))
      case .line(let to):
        guard let to = to.clamped else { continue }
        cairo_line_to(cairo, Double(to.x), Double(to.y))
      case .quadCurve(let to, let control):
        guard let to = to.clamped, let control = control.clamped else { continue }
        traceQuadratic(control: control, to: to, on: cairo)
      case .curve(let to, let first, let second):
        guard let to = to.clamped, let first = first.clamped, let second = second.clamped else { continue }
        cairo_curve_to(
          cairo, Double(first.x), Double(first.y), Double(second.x), Double(second.y), Double(to.x), Double(to.y))
      case .closeSubpath: cairo_close_path(cairo)
      }
    }
  }

  /// The same curve as a cubic one: its handles reach two thirds of the way to the control point.
  private func traceQuadratic(control: CGPoint, to end: CGPoint, on cairo: OpaquePointer) {
    var (x, y) = (Double(control.x), Double(control.y))
    if cairo_has_current_point(cairo) != 0 { cairo_get_current_point(cairo, &x, &y) }
    let start = CGPoint(x: x, y: y)
    cairo_curve_to(
      cairo, Double(start.x + (control.x - start.x) * 2 / 3), Double(start.y + (control.y - start.y) * 2 / 3),
      Double(end.x + (control.x - end.x) * 2 / 3), Double(end.y + (control.y - end.y) * 2 / 3), Double(end.x),
      Double(end.y))
  }

  /// The smallest rectangle around all points, control points included; nil without a finite point.
  var controlBounds: CGRect? {
    var (left, top, right, bottom) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
    func include(_ point: CGPoint) {
      guard let point = point.clamped else { return }
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): include(to)
      case .quadCurve(let to, let control): [to, control].forEach(include)
      case .curve(let to, let first, let second): [to, first, second].forEach(include)
      case .closeSubpath: break
      }
    }
    return left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  /// The shape as a rounded rectangle that GSK can clip to by itself.
  var nativeRoundedRect: RoundedRect? {
    guard let shape = roundedRect, shape.isDrawable, !(shape.isContinuous && shape.hasCorners) else { return nil }
    return shape
  }
}
