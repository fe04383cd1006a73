import MartletHost
import MartletTree

/// A gesture that counts only while keys are held. Spec: H43.
public struct _ModifiersGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value
  let content: Content
  let modifiers: EventModifiers
  nonisolated public func _makeTracker() -> _GestureTracker<Value> { ModifiersTracker(self) }
}

extension Gesture {
  /// The same gesture, for the time that these keys are held: without one of them it fails, and gestures that are asked
  /// later get their turn. Keys held beside them do not matter; an empty set changes nothing.
  ///
  /// The keys count until the gesture has begun: a drag goes on when they are let go.
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}

private final class ModifiersTracker<Content: Gesture>: WrappingTracker<Content.Value, Content.Value> {
  private var needed: KeyModifiers
  /// Whether a key was missing before the gesture began.
  private var isBarred = false

  init(_ gesture: _ModifiersGesture<Content>) {
    needed = KeyModifiers(rawValue: gesture.modifiers.rawValue)
    super.init(gesture.content._makeTracker())
  }

  override var phase: GesturePhase<Content.Value> { isBarred ? .failed : inner.phase }

  override func update(from gesture: Any) -> Bool {
    guard let gesture = gesture as? _ModifiersGesture<Content> else { return false }
    needed = KeyModifiers(rawValue: gesture.modifiers.rawValue)
    return inner.update(from: gesture.content)
  }

  override func handle(_ input: GestureInput) {
    if inner.phase.isPossible, !input.modifiers.isSuperset(of: needed) { isBarred = true }
    if !isBarred { inner.handle(input) }
  }

  override func commit() { if !isBarred { inner.commit() } }
  override var tapCount: Int { isBarred ? 0 : inner.tapCount }

  override func reset() {
    isBarred = false
    super.reset()
  }
}

extension GestureInput {
  fileprivate var modifiers: KeyModifiers {
    switch event {
    case .pointer(let event): event.modifiers
    case .pinch(let event): event.modifiers
    }
  }
}
