import Foundation
import MartletDisplay

// On the picture that is drawn on this thread; outside of one nothing happens. Pictures are upright, whatever their
// orientation; symbols are in their tint, black unless they have one.
extension UIImage {
  /// At its own size, the top left corner at `point`.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Stretched to fill `rect`; cap insets keep their size.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    drawing(blendMode, alpha) { context in
      if let symbol = _symbolDrawing {
        draw(symbol, in: rect, on: context)
      } else if let reference = _reference {
        for part in parts(of: reference, in: rect) { context.draw(part.picture, in: part.rect) }
      }
    }
  }

  /// Over and over at its own size, from the top left of the picture that is drawn on.
  public func drawAsPattern(in rect: CGRect) {
    guard let reference = _reference else { return }
    drawing(.normal, 1) { $0.tile(reference, first: CGRect(origin: .zero, size: size), in: rect) }
  }

  private func drawing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = GraphicsContexts.current else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    context.setAlpha(context.state.alpha * alpha)
    body(context)
    context.restoreGState()
  }

  private func draw(_ symbol: SymbolDrawing, in rect: CGRect, on context: CGContext) {
    let place = CGAffineTransform(rect.width, 0, 0, rect.height, rect.minX, rect.minY)
    context.setFillColor((look.tint ?? .black).cgColor)
    for layer in symbol.layers {
      context.beginPath()
      context.add(layer.path.applying(place))
      context.fillPath(using: layer.usesEvenOddFill ? .evenOdd : .winding)
    }
  }

  /// The whole, or nine parts of which the middle ones are stretched.
  // DEVIATION: the middle of a resizable image is stretched, not tiled, whatever its mode.
  private func parts(of reference: ImageReference, in rect: CGRect) -> [(picture: ImageReference, rect: CGRect)] {
    let insets = capInsets
    guard insets != .zero, rect.width > insets.left + insets.right, rect.height > insets.top + insets.bottom else {
      return [(reference, rect)]
    }
    let picture = CGImage(_reference: reference)
    let columns = zip(
      Slice.three(insets.left, insets.right, of: size.width), Slice.three(insets.left, insets.right, of: rect.width))
    let rows = zip(
      Slice.three(insets.top, insets.bottom, of: size.height), Slice.three(insets.top, insets.bottom, of: rect.height))
    return rows.flatMap { own, shown in
      columns.compactMap { ownColumn, shownColumn in
        let part = Slice.rect(ownColumn, own).applying(CGAffineTransform(scaleX: scale, y: scale))
        let place = Slice.rect(shownColumn, shown).offsetBy(dx: rect.minX, dy: rect.minY)
        return picture.cropping(to: part).map { ($0._reference, place) }
      }
    }
  }
}

/// A part of a picture along one axis, in points.
private struct Slice {
  var start: CGFloat
  var length: CGFloat

  /// The first, the middle and the last part.
  static func three(_ first: CGFloat, _ last: CGFloat, of whole: CGFloat) -> [Slice] {
    let start = min(first, whole)
    let end = max(whole - last, start)
    return [
      Slice(start: 0, length: start), Slice(start: start, length: end - start), Slice(start: end, length: whole - end),
    ]
  }

  static func rect(_ column: Slice, _ row: Slice) -> CGRect {
    CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
  }
}
