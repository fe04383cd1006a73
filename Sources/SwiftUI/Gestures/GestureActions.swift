import MartletGraph

/// A gesture with an action for its end.
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void
  nonisolated public func _makeTracker() -> _GestureTracker<Value> { EndedTracker(self) }
}

/// A gesture with an action for each new value.
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void
  nonisolated public func _makeTracker() -> _GestureTracker<Value> { ChangedTracker(self) }
}

/// A gesture whose values are made into others.
public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value
  nonisolated public func _makeTracker() -> _GestureTracker<Value> { MapTracker(self) }
}

/// A gesture that writes a gesture state while it goes on. Spec: H12.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  public var base: Base
  public var state: GestureState<State>
  public var body: (Value, inout State, inout Transaction) -> Void
  nonisolated public init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) { (self.base, self.state, self.body) = (base, state, body) }
  nonisolated public func _makeTracker() -> _GestureTracker<Value> { UpdatingTracker(self) }
}

extension Gesture {
  /// Runs `action` with the last value when the gesture succeeds. Spec: H14.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  /// Writes `state` with each value; it goes back to its start when the gesture ends or is given up. Spec: H12.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }

  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs `action` when the gesture has another value than before. Spec: H14.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

private final class EndedTracker<Content: Gesture>: WrappingTracker<Content.Value, Content.Value> {
  private var action: (Content.Value) -> Void
  private var isDone = false
  init(_ gesture: _EndedGesture<Content>) {
    action = gesture.action
    super.init(gesture.content._makeTracker())
  }
  override var phase: GesturePhase<Content.Value> { inner.phase }
  override func update(from gesture: Any) -> Bool {
    guard let gesture = gesture as? _EndedGesture<Content> else { return false }
    action = gesture.action
    return inner.update(from: gesture.content)
  }
  override func commit() {
    super.commit()
    guard case .ended(let value) = inner.phase, !isDone else { return }
    isDone = true
    action(value)
  }
  override func reset() {
    isDone = false
    super.reset()
  }
}

private final class ChangedTracker<Content: Gesture>: WrappingTracker<Content.Value, Content.Value>
where Content.Value: Equatable {
  private var action: (Content.Value) -> Void
  private var last: Content.Value?
  init(_ gesture: _ChangedGesture<Content>) {
    action = gesture.action
    super.init(gesture.content._makeTracker())
  }
  override var phase: GesturePhase<Content.Value> { inner.phase }
  override func update(from gesture: Any) -> Bool {
    guard let gesture = gesture as? _ChangedGesture<Content> else { return false }
    action = gesture.action
    return inner.update(from: gesture.content)
  }
  /// The end alone is no change: what it says was said before.
  override func commit() {
    super.commit()
    guard !inner.phase.isEnded, let value = inner.phase.value, value != last else { return }
    last = value
    action(value)
  }
  override func reset() {
    last = nil
    super.reset()
  }
}

private final class MapTracker<Content: Gesture, Value>: WrappingTracker<Content.Value, Value> {
  private var transform: (Content.Value) -> Value
  init(_ gesture: _MapGesture<Content, Value>) {
    transform = gesture.transform
    super.init(gesture.content._makeTracker())
  }
  override var phase: GesturePhase<Value> { inner.phase.map(transform) }
  override func update(from gesture: Any) -> Bool {
    guard let gesture = gesture as? _MapGesture<Content, Value> else { return false }
    transform = gesture.transform
    return inner.update(from: gesture.content)
  }
}

private final class UpdatingTracker<Base: Gesture, State>: WrappingTracker<Base.Value, Base.Value> {
  private var gesture: GestureStateGesture<Base, State>
  private var hasWritten = false
  init(_ gesture: GestureStateGesture<Base, State>) {
    self.gesture = gesture
    super.init(gesture.base._makeTracker())
  }
  override var phase: GesturePhase<Base.Value> { inner.phase }
  override func update(from gesture: Any) -> Bool {
    guard let gesture = gesture as? GestureStateGesture<Base, State> else { return false }
    self.gesture = gesture
    return inner.update(from: gesture.base)
  }
  override func commit() {
    super.commit()
    guard !inner.phase.isEnded, let value = inner.phase.value else { return }
    var state = Reader.withoutTracking { gesture.state.wrappedValue }
    var transaction = Transaction.current
    gesture.body(value, &state, &transaction)
    hasWritten = true
    withTransaction(transaction) { gesture.state.set(state, transaction) }
  }
  override func settle() {
    super.settle()
    guard hasWritten else { return }
    hasWritten = false
    gesture.state.reset()
  }
  override func reset() {
    super.reset()
    settle()
  }
}
