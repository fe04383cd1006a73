import Foundation

/// Vector arithmetic for outlines. Internal, so that an app's own operators on points do not collide.
extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: a.x * factor, y: a.y * factor) }

  var length: CGFloat { (x * x + y * y).squareRoot() }
  var isFinite: Bool { x.isFinite && y.isFinite }
  /// The vector of length one in the same direction; zero for a zero vector.
  var unit: CGPoint { length > 0 ? self * (1 / length) : .zero }
  /// Turned a quarter from the x axis towards the y axis.
  var quarterTurned: CGPoint { CGPoint(x: -y, y: x) }

  func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }
  /// Positive when `other` lies in the direction of `quarterTurned`.
  func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
  func interpolated(to other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

extension CGRect {
  var isFiniteRect: Bool { !isNull && origin.isFinite && width.isFinite && height.isFinite }
}
