// Colours of the picture that is drawn on this thread; outside of one nothing happens.
extension UIColor {
  /// For filling and stroking.
  public func set() {
    setFill()
    setStroke()
  }
  /// Resolved for the current traits.
  public func setFill() { GraphicsContexts.current?.setFillColor(cgColor) }
  public func setStroke() { GraphicsContexts.current?.setStrokeColor(cgColor) }
}
