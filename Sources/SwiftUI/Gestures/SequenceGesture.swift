import MartletHost
import MartletTree

/// One gesture after another. Spec: H6.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended; nil while the second has nothing to say.
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  nonisolated public func _makeTracker() -> _GestureTracker<Value> { SequenceTracker(self) }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// This gesture, then another one. Spec: H6.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

private final class SequenceTracker<First: Gesture, Second: Gesture>: PairTracker<
  First, Second, SequenceGesture<First, Second>.Value
>
{
  typealias Value = SequenceGesture<First, Second>.Value
  private var firstValue: First.Value?
  /// The last event of a pointer that is down, with which the second begins.
  private var lastInput: GestureInput?
  private var isCommitted = false
  private var timeout: FrameClock.Alarm?
  private var hasTimedOut = false

  init(_ gesture: SequenceGesture<First, Second>) { super.init(gesture.first, gesture.second) }

  override var phase: GesturePhase<Value> {
    guard let firstValue else { return first.phase.isEnded ? .possible(nil) : first.phase.map { .first($0) } }
    if hasTimedOut { return .failed }
    switch second.phase {
    case .possible(let value): return .active(.second(firstValue, value))
    case .active(let value): return .active(.second(firstValue, value))
    case .ended(let value): return .ended(.second(firstValue, value))
    case .failed: return .failed
    }
  }

  override func handle(_ input: GestureInput) {
    remember(input)
    if firstValue == nil {
      first.handle(input)
      startSecond()
    } else {
      timeout?.cancel()
      second.handle(input)
    }
  }

  /// The first may have ended between two events: a press became long.
  override func reconsider() {
    if firstValue == nil { first.reconsider() } else { second.reconsider() }
    startSecond()
  }

  private func remember(_ input: GestureInput) {
    guard case .pointer(let event) = input.event else { return }
    lastInput = event.phase == .began || event.phase == .moved ? input : nil
  }

  private func startSecond() {
    guard firstValue == nil, case .ended(let value) = first.phase else { return }
    firstValue = value
    guard let lastInput, case .pointer(var event) = lastInput.event else { return waitForAnotherPress() }
    event.phase = .began
    second.handle(GestureInput(event: .pointer(event), location: lastInput.location, node: lastInput.node))
  }

  private func waitForAnotherPress() {
    guard let clock = host?.clock else { return }
    timeout = clock.alarm(at: clock.now + TapRecognizer.interval) { [weak self] in
      self?.hasTimedOut = true
      self?.host?.partDidDecide()
    }
  }

  override func commit() {
    if !isCommitted { first.commit() }
    guard firstValue != nil else { return }
    isCommitted = true
    second.commit()
  }

  override var tapCount: Int { firstValue == nil ? first.tapCount : second.tapCount }
  override var isStill: Bool { firstValue == nil ? first.isStill : false }

  override func update(from gesture: Any) -> Bool {
    guard let gesture = gesture as? SequenceGesture<First, Second> else { return false }
    return update(gesture.first, gesture.second)
  }
  override func reset() {
    timeout?.cancel()
    (firstValue, lastInput, isCommitted, hasTimedOut) = (nil, nil, false, false)
    super.reset()
  }
}
