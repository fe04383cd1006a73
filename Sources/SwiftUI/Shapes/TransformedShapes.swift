import Foundation
import MartletDisplay
import MartletLayout

/// A shape whose outline another one's is made into by a value; both animate.
public struct _DerivedShape<S: Shape, Value: Animatable & Sendable>: Shape {
  var base: S
  var value: Value
  let derive: @Sendable (S, Value, CGRect) -> Path
  public func path(in rect: CGRect) -> Path { derive(base, value, rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  public var animatableData: AnimatablePair<S.AnimatableData, Value.AnimatableData> {
    get { AnimatablePair(base.animatableData, value.animatableData) }
    set { (base.animatableData, value.animatableData) = (newValue.first, newValue.second) }
  }
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
  nonisolated public func trim(
    from start: CGFloat = 0, to end: CGFloat = 1, file: String = #fileID, line: UInt = #line
  ) -> _TrimmedShape<Self> {
    let repair = ValueRepair("trim", file, line)
    return _TrimmedShape(
      shape: self, startFraction: repair.finite(start, "from"), endFraction: repair.finite(end, "to", or: 1))
  }
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center, file: String = #fileID, line: UInt = #line
  ) -> _DerivedShape<Self, _Anchored<Angle>> {
    let angle = ValueRepair("rotation", file, line).angle(angle)
    return _DerivedShape(base: self, value: Anchored(value: angle, anchor: anchor)) { shape, turn, rect in
      let rotation = CGAffineTransform(rotationAngle: turn.value.radians)
      return shape.path(in: rect).applying(.around(turn.anchor.point(in: rect), rotation))
    }
  }
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center, file: String = #fileID, line: UInt = #line
  ) -> _DerivedShape<Self, _Anchored<CGSize>> {
    let scale = ValueRepair("scale", file, line).size(CGSize(width: x, height: y), or: 1)
    return _DerivedShape(base: self, value: Anchored(value: scale, anchor: anchor)) { shape, scale, rect in
      let transform = CGAffineTransform(scaleX: scale.value.width, y: scale.value.height)
      return shape.path(in: rect).applying(.around(scale.anchor.point(in: rect), transform))
    }
  }
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center, file: String = #fileID, line: UInt = #line
  ) -> _DerivedShape<Self, _Anchored<CGSize>> {
    let scale = ValueRepair("scale", file, line).finite(scale, or: 1)
    return self.scale(x: scale, y: scale, anchor: anchor, file: file, line: line)
  }
  nonisolated public func offset(
    _ offset: CGSize, file: String = #fileID, line: UInt = #line
  ) -> _DerivedShape<Self, CGSize> {
    let offset = ValueRepair("offset", file, line).size(offset)
    return _DerivedShape(base: self, value: offset) { shape, offset, rect in
      shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
  }
  nonisolated public func offset(
    _ offset: CGPoint, file: String = #fileID, line: UInt = #line
  ) -> _DerivedShape<Self, CGSize> { self.offset(CGSize(width: offset.x, height: offset.y), file: file, line: line) }
  nonisolated public func offset(
    x: CGFloat = 0, y: CGFloat = 0, file: String = #fileID, line: UInt = #line
  ) -> _DerivedShape<Self, CGSize> { offset(CGSize(width: x, height: y), file: file, line: line) }
  nonisolated public func size(_ size: CGSize) -> _DerivedShape<Self, CGSize> {
    _DerivedShape(base: self, value: size) { shape, size, rect in
      shape.path(in: CGRect(origin: rect.origin, size: size))
    }
  }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> _DerivedShape<Self, CGSize> {
    size(CGSize(width: width, height: height))
  }
  nonisolated public func transform(_ transform: CGAffineTransform) -> _DerivedShape<Self, _NoValue> {
    _DerivedShape(base: self, value: NoValue()) { shape, _, rect in shape.path(in: rect).applying(transform) }
  }
}

extension CGAffineTransform {
  /// A map around a point instead of the origin.
  static func around(_ point: CGPoint, _ transform: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
