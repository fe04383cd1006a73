import Foundation
import MartletDisplay

/// A drawing that is not composed of others. Paths have their origin in the middle of the box, in points at
/// the body size.
struct SymbolGlyph {
  /// The room it takes in a line, a little more than its drawing.
  var box: CGSize
  /// A filled area, every boundary turning for nonzero filling.
  var area = Path()
  /// The thickness of the lines that `area` already contains; nil for a solid area.
  var lineWidthInArea: CGFloat?
  /// An area of which only the rim is drawn; the `.fill` symbol shows the whole.
  var rim = Path()
  /// Center lines drawn with the pen.
  var strokes = Path()
  /// Closed center lines; the `.fill` symbol is filled inside of them.
  var bodies = Path()
  /// Center lines and an area inside of the bodies: drawn, or taken out of the `.fill` symbol.
  var details = Path()
  var detailArea = Path()
  /// Center lines taken out of the area.
  var cuts = Path()
  var isFilled = false

  func rendered(_ pen: SymbolPen) -> Path {
    let toSize = CGAffineTransform(scaleX: pen.scale, y: pen.scale)
    let scaledArea = area.applying(toSize)
    let growth = lineWidthInArea.map { pen.lineWidth - $0 * pen.scale } ?? pen.growth
    var result = SymbolPen.grown(scaledArea, by: growth)
    if !rim.isEmpty { result.addPath(pen.rim(of: rim.applying(toSize))) }
    if !bodies.isEmpty { result.addPath(renderedBodies(pen, toSize)) }
    let hidden = hiddenArea(pen, toSize)
    if !hidden.isEmpty { result = result.subtracting(hidden) }
    if !strokes.isEmpty { result.addPath(pen.stroke(strokes.applying(toSize))) }
    guard !isFilled else { return result }
    if !details.isEmpty { result.addPath(pen.stroke(details.applying(toSize))) }
    result.addPath(SymbolPen.grown(detailArea.applying(toSize), by: pen.growth))
    return result
  }

  private func renderedBodies(_ pen: SymbolPen, _ toSize: CGAffineTransform) -> Path {
    let lines = bodies.applying(toSize)
    var result = pen.stroke(lines)
    if isFilled { result.addPath(lines.normalized()) }
    return result
  }

  private func hiddenArea(_ pen: SymbolPen, _ toSize: CGAffineTransform) -> Path {
    var result = cuts.isEmpty ? Path() : pen.stroke(cuts.applying(toSize))
    guard isFilled else { return result }
    if !details.isEmpty { result.addPath(pen.stroke(details.applying(toSize))) }
    result.addPath(SymbolPen.grown(detailArea.applying(toSize), by: pen.growth))
    return result
  }

  /// The form that `.fill` asks for, when it follows from the drawing: the inside of the rim and the bodies.
  var filled: SymbolGlyph? {
    guard !isFilled, !rim.isEmpty || !bodies.isEmpty else { return nil }
    var result = self
    result.isFilled = true
    result.area.addPath(rim.normalized())
    result.lineWidthInArea = nil
    result.rim = Path()
    return result
  }

  /// Turned clockwise by quarter turns or any angle, mirrored first if asked.
  func transformed(degrees: CGFloat, isMirrored: Bool) -> SymbolGlyph {
    let transform = CGAffineTransform(scaleX: isMirrored ? -1 : 1, y: 1)
      .concatenating(CGAffineTransform(rotationAngle: degrees * .pi / 180))
    var result = self
    result.area = area.applying(transform).normalized()
    result.rim = rim.applying(transform)
    result.strokes = strokes.applying(transform)
    result.bodies = bodies.applying(transform)
    result.details = details.applying(transform)
    result.detailArea = detailArea.applying(transform).normalized()
    result.cuts = cuts.applying(transform)
    let size = CGRect(origin: .zero, size: box).applying(transform).size
    result.box = size
    return result
  }
}
