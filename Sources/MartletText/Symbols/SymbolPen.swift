import Foundation
import MartletDisplay

/// How a drawing is to be rendered: its size and the thickness of its lines, in points at the body size.
struct SymbolPen: Hashable {
  var scale: CGFloat = 1
  var lineWidth: CGFloat

  init(weight: Int) { lineWidth = SymbolMetrics.lineWidth(weight: weight) }
  init(scale: CGFloat, lineWidth: CGFloat) { (self.scale, self.lineWidth) = (scale, lineWidth) }

  func scaled(by factor: CGFloat, lineWidthBy lineFactor: CGFloat = 1) -> SymbolPen {
    SymbolPen(scale: scale * factor, lineWidth: lineWidth * lineFactor)
  }

  /// Solid areas grow by a part of what lines gain over the regular weight; they do not shrink below it.
  var growth: CGFloat { max(lineWidth - SymbolMetrics.lineWidth(weight: 400), 0) * 0.4 }

  func stroke(_ centerLines: Path) -> Path {
    centerLines.strokedPath(StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
  }

  /// A line along the inside of an outline.
  func rim(of outline: Path) -> Path {
    let bounds = outline.boundingRect
    guard bounds.width > lineWidth, bounds.height > lineWidth else { return outline.normalized() }
    // OPTIMIZATION: the plain way would be to cut a line of twice the width by the outline. Moving the outline
    // inwards by scaling it differs by less than a tenth of a point for these shapes, and takes a tenth of the time.
    let inset = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(CGAffineTransform(scaleX: 1 - lineWidth / bounds.width, y: 1 - lineWidth / bounds.height))
      .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
    return stroke(outline.applying(inset))
  }

  /// The area made thicker by `amount` in all (half on each side of a line), or thinner.
  static func grown(_ area: Path, by amount: CGFloat) -> Path {
    guard abs(amount) > 0.05, !area.isEmpty else { return area }
    let area = area.simplified(tolerance: 0.012 + abs(amount) * 0.025)
    // Joined lines of a curve bend little: a miter keeps them exact. Sharp corners stay sharp.
    let rim = area.strokedPath(StrokeStyle(lineWidth: abs(amount), lineJoin: .miter, miterLimit: 2))
    guard amount > 0 else { return area.subtracting(rim) }
    var result = area
    result.addPath(rim)
    return result
  }
}
