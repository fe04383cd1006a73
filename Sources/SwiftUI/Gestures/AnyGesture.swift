/// A gesture whose kind is not part of its type.
public struct AnyGesture<Value>: PrimitiveGesture {
  let makeTracker: () -> _GestureTracker<Value>
  let updateTracker: (_GestureTracker<Value>) -> Bool
  nonisolated public init<G: Gesture>(_ gesture: G) where G.Value == Value {
    makeTracker = { gesture._makeTracker() }
    updateTracker = { $0.update(from: gesture) }
  }
  nonisolated public func _makeTracker() -> _GestureTracker<Value> { AnyGestureTracker(self) }
}

private final class AnyGestureTracker<Value>: WrappingTracker<Value, Value> {
  init(_ gesture: AnyGesture<Value>) { super.init(gesture.makeTracker()) }
  override var phase: GesturePhase<Value> { inner.phase }
  override func update(from gesture: Any) -> Bool {
    guard let gesture = gesture as? AnyGesture<Value> else { return false }
    return gesture.updateTracker(inner)
  }
}

/// Which gestures of a view and of those inside it are on. Spec: H5.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None of them.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
