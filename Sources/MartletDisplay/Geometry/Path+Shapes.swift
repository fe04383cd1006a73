import Foundation

extension Path {
  /// A rectangle; empty for a null, infinite or NaN one.
  public init(_ rect: CGRect) {
    self.init(roundedRect: RoundedRect(rect: rect))
  }

  /// A rectangle with equal corners of `cornerSize` points.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(
      roundedRect: RoundedRect(
        rect: rect, topLeft: cornerSize, topRight: cornerSize, bottomRight: cornerSize, bottomLeft: cornerSize,
        isContinuous: style == .continuous))
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: RoundedRect(rect: rect, radius: cornerRadius, isContinuous: style == .continuous))
  }

  /// A rectangle whose corners differ. Keeps the rectangle's own description for painters.
  public init(roundedRect shape: RoundedRect) {
    guard shape.rect.isFiniteRect else {
      self.init()
      return
    }
    let fitted = shape.fitted
    self.init(elements: fitted.hasSquareCorners ? Path.rectElements(fitted.rect) : fitted.elements)
    roundedRect = fitted
  }

  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// An outline that `callback` draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public init(_ path: CGPath) { self = path.path }
  public init(_ path: CGMutablePath) { self = path.path }

  /// A copy for interfaces that take Core Graphics' class.
  public var cgPath: CGPath { CGPath(self) }
}
