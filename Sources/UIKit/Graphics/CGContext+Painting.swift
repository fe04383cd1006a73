import CGtk
import Foundation
import MartletDisplay

/// What of a path is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

extension CGContext {
  // MARK: The path, which is used up

  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
  public func strokePath() { drawPath(using: .stroke) }

  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke {
      setFillRule(mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
      setSource(state.fill)
      cairo_fill_preserve(cairo)
    }
    if mode != .fill, mode != .eoFill {
      setSource(state.stroke)
      cairo_stroke_preserve(cairo)
    }
    beginPath()
  }

  // MARK: Shapes

  public func fill(_ rect: CGRect) { draw(Path(rect), .fill) }
  public func fill(_ rects: [CGRect]) { rects.forEach(fill) }
  public func stroke(_ rect: CGRect) { draw(Path(rect), .stroke) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }
  public func fillEllipse(in rect: CGRect) { draw(Path(ellipseIn: rect), .fill) }
  public func strokeEllipse(in rect: CGRect) { draw(Path(ellipseIn: rect), .stroke) }
  /// Each two points are a line.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  private func draw(_ path: Path, _ mode: CGPathDrawingMode) {
    beginPath()
    add(path)
    drawPath(using: mode)
  }

  /// Makes a part transparent, or black in an opaque picture.
  public func clear(_ rect: CGRect) {
    saveGState()
    setAlpha(1)
    setBlendMode(.copy)
    state.fill = isOpaque ? .black : .clear
    fill(rect)
    restoreGState()
  }

  func setSource(_ color: RGBA) {
    func part(_ value: Float) -> Double { Double(min(max(value, 0), 1)) }
    cairo_set_source_rgba(
      cairo, part(color.red), part(color.green), part(color.blue), Double(color.alpha) * Double(state.alpha))
  }

  // MARK: Gradients

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    draw(gradient, on: cairo_pattern_create_linear(start.x, start.y, end.x, end.y), options)
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_radial(
      startCenter.x, startCenter.y, max(startRadius, 0), endCenter.x, endCenter.y, max(endRadius, 0))
    draw(gradient, on: pattern, options)
  }

  // DEVIATION: where only one end is to be extended, both are.
  private func draw(_ gradient: CGGradient, on pattern: OpaquePointer?, _ options: CGGradientDrawingOptions) {
    defer { cairo_pattern_destroy(pattern) }
    for stop in gradient.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
    cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    cairo_set_source(cairo, pattern)
    cairo_paint_with_alpha(cairo, state.alpha)
  }

  // MARK: Pictures

  /// The picture in `rect`, its first row at the greatest y: upright with y up, and upside down in UIKit's contexts,
  /// where `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    let whole = CGRect(origin: .zero, size: rect.size)
    if byTiling { tile(image._reference, first: whole, in: nil) } else { draw(image._reference, in: whole) }
    restoreGState()
  }
}
