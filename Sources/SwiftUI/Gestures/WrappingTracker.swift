/// Follows one gesture and changes something about it: actions, values, bodies.
class WrappingTracker<Inner, Value>: _GestureTracker<Value> {
  let inner: _GestureTracker<Inner>
  init(_ inner: _GestureTracker<Inner>) { self.inner = inner }

  override func attach(to host: GestureHost) {
    super.attach(to: host)
    inner.attach(to: host)
  }
  override func handle(_ input: GestureInput) { inner.handle(input) }
  override func commit() { inner.commit() }
  override func settle() { inner.settle() }
  override func cancel() { inner.cancel() }
  override func reset() { inner.reset() }
  override func reconsider() { inner.reconsider() }
  override var tapCount: Int { inner.tapCount }
  override var isStill: Bool { inner.isStill }
}

/// Follows what a gesture of an app's own is made of.
final class BodyTracker<G: Gesture>: WrappingTracker<G.Body.Value, G.Body.Value> {
  init(_ gesture: G) { super.init(gesture.body._makeTracker()) }
  override var phase: GesturePhase<G.Body.Value> { inner.phase }
  override func update(from gesture: Any) -> Bool {
    guard let gesture = gesture as? G else { return false }
    return inner.update(from: gesture.body)
  }
}
