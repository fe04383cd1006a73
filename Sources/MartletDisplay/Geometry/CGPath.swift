import Foundation

/// An outline as Core Graphics code knows it: an immutable object around a `Path`.
public class CGPath: Hashable {
  /// The outline as a value.
  public internal(set) final var path: Path

  init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(CGPath.mapped(Path(rect), transform))
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(CGPath.mapped(Path(ellipseIn: rect), transform))
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(CGPath.mapped(Path(roundedRect: rect, cornerSize: corner, style: .circular), transform))
  }

  public final var isEmpty: Bool { path.isEmpty }
  /// Zero for an empty path.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The rectangle around all points, control points of curves among them.
  public final var boundingBox: CGRect {
    Path(elements: path.elements.flatMap(\.controlPolygon)).boundingRect
  }
  public final var boundingBoxOfPath: CGRect { path.boundingRect }

  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  public final func copy() -> CGPath? { CGPath(path) }
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(CGPath.mapped(path, transform))
  }
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }
  /// The dashes of the outline as separate open parts.
  public final func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.applying(transform).dashes(lengths, phase: phase))
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path.elements == b.path.elements }
  public final func hash(into hasher: inout Hasher) { hasher.combine(path.elements) }

  static func mapped(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { path.applying($0.pointee) } ?? path
  }
}

/// Which points a closed outline encloses.
@frozen public enum CGPathFillRule: Int, Hashable, Sendable { case winding, evenOdd }

extension Path {
  func dashes(_ lengths: [CGFloat], phase: CGFloat) -> Path {
    var result = Path()
    for subpath in subpaths {
      let line = Polyline(subpath, tolerance: 0.02)
      for piece in line.dashed(lengths, phase: phase) {
        result.addLines(piece.points)
        if piece.isClosed { result.closeSubpath() }
      }
    }
    return result
  }
}

extension Path.Element {
  /// Lines through all of the element's points.
  var controlPolygon: [Path.Element] {
    switch self {
    case .quadCurve(let to, let control): return [.line(to: control), .line(to: to)]
    case .curve(let to, let control1, let control2): return [.line(to: control1), .line(to: control2), .line(to: to)]
    case .move, .line, .closeSubpath: return [self]
    }
  }
}
