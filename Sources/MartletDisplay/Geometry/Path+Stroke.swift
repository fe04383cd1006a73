import Foundation

extension Path {
  /// The outline of this path drawn with a pen: filled by nonzero winding it covers what the stroke covers.
  ///
  /// Curves become short lines, closer than a fiftieth of a point. A width that is zero, negative, NaN or
  /// infinite gives an empty path. A part without length is a dot with round or square caps, else nothing.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let extent = boundingRect
    let size = extent.isNull ? 0 : max(extent.width, extent.height) + style.lineWidth
    return strokedPath(style, tolerance: min(0.02, size * 5e-4))
  }

  func strokedPath(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var stroker = PathStroker(style: style)
    for subpath in subpaths {
      let line = Polyline(subpath, tolerance: tolerance)
      for piece in line.dashed(style.dash, phase: style.dashPhase) { stroker.stroke(piece) }
    }
    return stroker.outline
  }
}
