import Foundation
import MartletTree

/// Two fingers that spread or close. Spec: H13.
public struct MagnifyGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The distance of the fingers against that at the beginning.
    public var magnification: CGFloat
    /// Of the magnification, a second.
    public var velocity: CGFloat
    /// Where the fingers' middle is in the view, as a share of its size.
    public var startAnchor: UnitPoint
    /// The same in points.
    public var startLocation: CGPoint
  }
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  nonisolated public func _makeTracker() -> _GestureTracker<Value> {
    TwoFingerTracker<Value>(self, .spreading) { gesture in
      (gesture as? MagnifyGesture).map { Double($0.minimumScaleDelta) }
    } value: { now, anchor in
      Value(
        time: Date(timeIntervalSinceReferenceDate: now.time), magnification: CGFloat(now.scale),
        velocity: CGFloat(now.velocity), startAnchor: anchor, startLocation: now.startLocation)
    }
  }
}

/// The older name, with the magnification alone as its value. Spec: H13.
public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  nonisolated public func _makeTracker() -> _GestureTracker<CGFloat> {
    TwoFingerTracker<CGFloat>(self, .spreading) { gesture in
      (gesture as? MagnificationGesture).map { Double($0.minimumScaleDelta) }
    } value: { now, _ in
      CGFloat(now.scale)
    }
  }
}

/// Two fingers that turn. Spec: H13.
public struct RotateGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// Clockwise from the beginning on.
    public var rotation: Angle
    /// A second.
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  nonisolated public func _makeTracker() -> _GestureTracker<Value> {
    TwoFingerTracker<Value>(self, .turning) { gesture in
      (gesture as? RotateGesture)?.minimumAngleDelta.radians
    } value: { now, anchor in
      Value(
        time: Date(timeIntervalSinceReferenceDate: now.time), rotation: .radians(now.rotation),
        velocity: .radians(now.velocity), startAnchor: anchor, startLocation: now.startLocation)
    }
  }
}

/// The older name, with the angle alone as its value. Spec: H13.
public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle
  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  nonisolated public func _makeTracker() -> _GestureTracker<Angle> {
    TwoFingerTracker<Angle>(self, .turning) { gesture in
      (gesture as? RotationGesture)?.minimumAngleDelta.radians
    } value: { now, _ in
      .radians(now.rotation)
    }
  }
}

private final class TwoFingerTracker<Value>: LeafTracker<TwoFingerRecognizer, Value> {
  /// The threshold of a gesture of the same kind; nil for others.
  private let threshold: (Any) -> Double?
  private let make: (TwoFingerRecognizer.Value, UnitPoint) -> Value
  private var size = CGSize.zero

  init(
    _ gesture: Any, _ motion: TwoFingerRecognizer.Motion, threshold: @escaping (Any) -> Double?,
    value: @escaping (TwoFingerRecognizer.Value, UnitPoint) -> Value
  ) {
    self.threshold = threshold
    make = value
    super.init(TwoFingerRecognizer(motion, threshold: threshold(gesture) ?? 0))
  }

  override var value: Value? {
    let start = recognizer.value.startLocation
    let anchor = UnitPoint(x: size.width > 0 ? start.x / size.width : 0, y: size.height > 0 ? start.y / size.height : 0)
    return make(recognizer.value, anchor)
  }
  override func handle(_ input: GestureInput) {
    size = input.node?.size ?? .zero
    super.handle(input)
  }
  override func update(from gesture: Any) -> Bool {
    guard let new = threshold(gesture) else { return false }
    recognizer.threshold = new
    return true
  }
}
