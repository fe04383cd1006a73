import Foundation

extension Path.Element {
  /// The points after `transform`.
  func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let to): return .move(to: to.applying(transform))
    case .line(let to): return .line(to: to.applying(transform))
    case .quadCurve(let to, let control):
      return .quadCurve(to: to.applying(transform), control: control.applying(transform))
    case .curve(let to, let control1, let control2):
      return .curve(
        to: to.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .closeSubpath: return .closeSubpath
    }
  }

  /// Where the element ends; nil when it closes.
  var end: CGPoint? {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): return to
    case .closeSubpath: return nil
    }
  }

  var isFinite: Bool {
    switch self {
    case .move(let to), .line(let to): return to.isFinite
    case .quadCurve(let to, let control): return to.isFinite && control.isFinite
    case .curve(let to, let control1, let control2): return to.isFinite && control1.isFinite && control2.isFinite
    case .closeSubpath: return true
    }
  }
}

extension Path {
  /// The outline with every point mapped. Points that a transform makes NaN or infinite are dropped.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var result = Path(elements: elements.map { $0.applying(transform) }.filter(\.isFinite))
    if result.elements.count == elements.count { result.roundedRect = roundedRect?.applying(transform) }
    return result
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Calls `body` with each step in order.
  public func forEach(_ body: (Path.Element) -> Void) {
    elements.forEach(body)
  }
}

extension RoundedRect {
  /// Nil when the mapped outline is no upright rounded rectangle of this kind: turned, sheared or mirrored.
  func applying(_ transform: CGAffineTransform) -> RoundedRect? {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
    guard !isContinuous || transform.a == transform.d else { return nil }
    var result = self
    result.rect = rect.applying(transform)
    result.topLeft = topLeft.applying(transform)
    result.topRight = topRight.applying(transform)
    result.bottomRight = bottomRight.applying(transform)
    result.bottomLeft = bottomLeft.applying(transform)
    return result
  }
}
