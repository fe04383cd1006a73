import Foundation
import MartletDisplay
import MartletLayout

/// A shape whose outline another one's is made into.
public struct _DerivedShape<S: Shape>: Shape {
  let base: S
  let derive: @Sendable (S, CGRect) -> Path
  public func path(in rect: CGRect) -> Path { derive(base, rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// The part of an outline between two fractions of its length.
public struct _TrimmedShape<S: Shape>: Shape {
  public var shape: S
  public var startFraction: CGFloat
  public var endFraction: CGFloat
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension Shape {
  /// The part of the outline between two fractions 0…1 of its length.
  nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> _TrimmedShape<Self> {
    _TrimmedShape(shape: self, startFraction: start, endFraction: end)
  }
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _DerivedShape<Self> {
    _DerivedShape(base: self) { shape, rect in
      shape.path(in: rect).applying(.around(anchor.point(in: rect), CGAffineTransform(rotationAngle: angle.radians)))
    }
  }
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> _DerivedShape<Self> {
    _DerivedShape(base: self) { shape, rect in
      shape.path(in: rect).applying(.around(anchor.point(in: rect), CGAffineTransform(scaleX: x, y: y)))
    }
  }
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _DerivedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  nonisolated public func offset(_ offset: CGSize) -> _DerivedShape<Self> {
    _DerivedShape(base: self) { shape, rect in shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
  }
  nonisolated public func offset(_ offset: CGPoint) -> _DerivedShape<Self> {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _DerivedShape<Self> {
    offset(CGSize(width: x, height: y))
  }
  nonisolated public func size(_ size: CGSize) -> _DerivedShape<Self> {
    _DerivedShape(base: self) { shape, rect in shape.path(in: CGRect(origin: rect.origin, size: size)) }
  }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> _DerivedShape<Self> {
    size(CGSize(width: width, height: height))
  }
  nonisolated public func transform(_ transform: CGAffineTransform) -> _DerivedShape<Self> {
    _DerivedShape(base: self) { shape, rect in shape.path(in: rect).applying(transform) }
  }
}

extension CGAffineTransform {
  /// A map around a point instead of the origin.
  static func around(_ point: CGPoint, _ transform: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
