import Foundation
import MartletDisplay

/// An outline that can be added to, with the settings it is stroked by. Lengths in points, y down.
open class UIBezierPath: NSObject {
  /// The outline as a value.
  public var _path: Path

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  /// Whether filling and `contains` count by even-odd instead of nonzero winding.
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  public override init() { _path = Path() }
  public init(_path: Path) { self._path = _path }
  public convenience init(cgPath: CGPath) { self.init(_path: Path(cgPath)) }
  public convenience init(rect: CGRect) { self.init(_path: Path(rect)) }
  public convenience init(ovalIn rect: CGRect) { self.init(_path: Path(ellipseIn: rect)) }

  /// Corners are of the smooth (continuous) kind. A radius beyond half of a side is reduced to it.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(_path: Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  /// Rounds the given corners, the others stay square.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func size(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
    self.init(
      _path: Path(
        roundedRect: RoundedRect(
          rect: rect, topLeft: size(.topLeft), topRight: size(.topRight), bottomRight: size(.bottomRight),
          bottomLeft: size(.bottomLeft), isContinuous: true)))
  }

  /// An open arc. Angles in radians from the x axis; `clockwise` as seen on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A copy of the outline; setting it replaces the outline.
  open var cgPath: CGPath {
    get { _path.cgPath }
    set { _path = Path(newValue) }
  }

  open override func copy() -> Any {
    let copy = UIBezierPath(_path: _path)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.flatness, copy.usesEvenOddFillRule) = (miterLimit, flatness, usesEvenOddFillRule)
    copy.dash = dash
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return _path == other._path && _strokeStyle == other._strokeStyle
      && usesEvenOddFillRule == other.usesEvenOddFillRule
  }
  open override var hash: Int { _path.hashValue }
}

// MARK: Drawing

extension UIBezierPath {
  public func move(to point: CGPoint) { _path.move(to: point) }
  public func addLine(to point: CGPoint) { _path.addLine(to: point) }
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    _path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    _path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, joined by a line to the current point. Angles in radians; `clockwise` as seen on screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // The path's own parameter is named for axes with y up.
    _path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: !clockwise)
  }

  public func close() { _path.closeSubpath() }
  public func removeAllPoints() { _path = Path() }
  public func append(_ bezierPath: UIBezierPath) { _path.addPath(bezierPath._path) }
  public func apply(_ transform: CGAffineTransform) { _path = _path.applying(transform) }

  /// The same parts, each drawn from its end to its beginning.
  public func reversing() -> UIBezierPath {
    let reversed = copy() as! UIBezierPath
    reversed._path = _path.reversed
    return reversed
  }
}

// MARK: Asking

extension UIBezierPath {
  public var isEmpty: Bool { _path.isEmpty }
  /// The rectangle around the outline; null when empty.
  public var bounds: CGRect { _path.boundingRect }
  /// Zero for an empty path.
  public var currentPoint: CGPoint { _path.currentPoint ?? .zero }
  public func contains(_ point: CGPoint) -> Bool { _path.contains(point, eoFill: usesEvenOddFillRule) }

  /// Dash lengths in points, drawn and left out in turn; nil or a count of 0 draws a full line.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase)
  }

  public var _strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit,
      dash: dash.lengths, dashPhase: dash.phase)
  }
  public var _fillStyle: FillStyle { FillStyle(eoFill: usesEvenOddFillRule) }
}
