import CGtk
import Foundation
import MartletControls
import MartletDisplay

extension CGContext {
  // MARK: Space

  /// From user space to the picture's pixels.
  public var ctm: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return CGAffineTransform(matrix)
  }

  /// Maps what is drawn from now on first by `transform`, then as before. Maps without an inverse are left out.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isUsable else { return }
    var matrix = transform.cairo
    cairo_transform(cairo, &matrix)
  }
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Radians, from the x axis towards the y axis: clockwise in UIKit's contexts.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  // MARK: Colours

  public func setFillColor(_ color: CGColor) { state.fill = color._rgba }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color._rgba }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  /// The opacity of all that is drawn, 0…1, clamped.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1) }
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
    cairo_set_operator(cairo, mode.cairoOperator)
  }

  // MARK: Lines

  public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, width.isFinite ? max(width, 0) : 0) }
  public func setLineCap(_ cap: CGLineCap) {
    cairo_set_line_cap(
      cairo, cap == .butt ? CAIRO_LINE_CAP_BUTT : cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_SQUARE)
  }
  public func setLineJoin(_ join: CGLineJoin) {
    cairo_set_line_join(
      cairo, join == .miter ? CAIRO_LINE_JOIN_MITER : join == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_BEVEL)
  }
  public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, limit) }
  /// Lengths drawn and left out in turn; without lengths, or with one below 0, lines are full.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    let dashes = isUsable ? lengths.map(Double.init) : []
    cairo_set_dash(cairo, dashes, Int32(dashes.count), phase.isFinite ? phase : 0)
  }
  public func setFlatness(_ flatness: CGFloat) {}

  // MARK: Quality

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { setShouldAntialias(allowsAntialiasing) }

  // MARK: Layers

  /// What is drawn until `endTransparencyLayer` is laid down as one, with the opacity and blend mode of now.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saveGState()
    cairo_push_group(cairo)
    setAlpha(1)
    setBlendMode(.normal)
  }
  public func endTransparencyLayer() {
    guard cairo_get_group_target(cairo) != cairo_get_target(cairo) else { return }
    cairo_pop_group_to_source(cairo)
    restoreGState()
    cairo_paint_with_alpha(cairo, state.alpha)
  }

  // MARK: Missing

  public func setShadow(
    offset: CGSize, blur: CGFloat, color: CGColor?, file: StaticString = #fileID, line: UInt = #line
  ) {
    guard color != nil else { return }
    Notes.once("shadows of a CGContext are not drawn", at: .init(file: "\(file)", line: line))
  }
  public func setShadow(offset: CGSize, blur: CGFloat, file: StaticString = #fileID, line: UInt = #line) {
    setShadow(offset: offset, blur: blur, color: .black, file: file, line: line)
  }
}
