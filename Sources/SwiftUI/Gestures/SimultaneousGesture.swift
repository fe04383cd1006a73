/// Two gestures at the same time; each acts for itself. Spec: H6.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public struct Value {
    /// Nil while the first has nothing to say.
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  nonisolated public func _makeTracker() -> _GestureTracker<Value> { SimultaneousTracker(self) }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension Gesture {
  /// This gesture and another one, both at once.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

private final class SimultaneousTracker<First: Gesture, Second: Gesture>: PairTracker<
  First, Second, SimultaneousGesture<First, Second>.Value
>
{
  init(_ gesture: SimultaneousGesture<First, Second>) { super.init(gesture.first, gesture.second) }

  override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let (a, b) = (first.phase, second.phase)
    if a.isFailed, b.isFailed { return .failed }
    let value = SimultaneousGesture<First, Second>.Value(first: a.value, second: b.value)
    // Both have decided, one of them for success.
    if (a.isEnded || a.isFailed) && (b.isEnded || b.isFailed) { return .ended(value) }
    if a.isActive || b.isActive || a.isEnded || b.isEnded { return .active(value) }
    return .possible(a.value == nil && b.value == nil ? nil : value)
  }

  override func update(from gesture: Any) -> Bool {
    guard let gesture = gesture as? SimultaneousGesture<First, Second> else { return false }
    return update(gesture.first, gesture.second)
  }
}

/// Follows two gestures.
class PairTracker<First: Gesture, Second: Gesture, Value>: _GestureTracker<Value> {
  let first: _GestureTracker<First.Value>
  let second: _GestureTracker<Second.Value>

  init(_ first: First, _ second: Second) { (self.first, self.second) = (first._makeTracker(), second._makeTracker()) }

  final func update(_ first: First, _ second: Second) -> Bool {
    let isFirst = self.first.update(from: first)
    return self.second.update(from: second) && isFirst
  }
  override func attach(to host: GestureHost) {
    super.attach(to: host)
    first.attach(to: host)
    second.attach(to: host)
  }
  override func handle(_ input: GestureInput) {
    first.handle(input)
    second.handle(input)
  }
  override func commit() {
    first.commit()
    second.commit()
  }
  override func settle() {
    first.settle()
    second.settle()
  }
  override func cancel() {
    first.cancel()
    second.cancel()
  }
  override func reset() {
    first.reset()
    second.reset()
  }
  override func reconsider() {
    first.reconsider()
    second.reconsider()
  }
  override var tapCount: Int { max(first.tapCount, second.tapCount) }
  override var isStill: Bool { first.isStill || second.isStill }
}
