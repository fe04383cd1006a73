import Foundation

// On the picture that is drawn on this thread; outside of one nothing happens.
extension UIBezierPath {
  public func fill() { fill(with: .normal, alpha: 1) }
  public func stroke() { stroke(with: .normal, alpha: 1) }

  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      let style = _strokeStyle
      context.setLineWidth(style.lineWidth)
      context.setLineCap(style.lineCap)
      context.setLineJoin(style.lineJoin)
      context.setMiterLimit(style.miterLimit)
      context.setLineDash(phase: style.dashPhase, lengths: style.dash)
      context.strokePath()
    }
  }

  /// Keeps what is drawn from now on inside of the outline.
  public func addClip() {
    guard let context = GraphicsContexts.current else { return }
    context.beginPath()
    context.add(_path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = GraphicsContexts.current else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    context.setAlpha(context.state.alpha * alpha)
    context.beginPath()
    context.add(_path)
    body(context)
    context.restoreGState()
  }
}
