/// Two gestures of which one succeeds; the first is asked first. Spec: H7.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  nonisolated public func _makeTracker() -> _GestureTracker<Value> { ExclusiveTracker(self) }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// This gesture, or another one when this one fails. Spec: H7.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

private final class ExclusiveTracker<First: Gesture, Second: Gesture>: PairTracker<
  First, Second, ExclusiveGesture<First, Second>.Value
>
{
  typealias Value = ExclusiveGesture<First, Second>.Value
  /// Whether the second went on while the first was undecided: a drag beside a press.
  private var secondLeads = false

  init(_ gesture: ExclusiveGesture<First, Second>) { super.init(gesture.first, gesture.second) }

  override var phase: GesturePhase<Value> {
    if secondLeads || first.phase.isFailed { return second.phase.map { .second($0) } }
    return first.phase.map { .first($0) }
  }

  override func handle(_ input: GestureInput) {
    super.handle(input)
    decide()
  }
  override func reconsider() {
    super.reconsider()
    decide()
  }

  /// One that acts first ends the other.
  private func decide() {
    if first.phase.isActive || first.phase.isEnded { second.cancel() }
    if first.phase.isPossible, second.phase.isActive, !second.isStill {
      secondLeads = true
      first.cancel()
    }
  }

  override func commit() {
    if !secondLeads, !first.phase.isFailed { return first.commit() }
    second.commit()
  }

  override func update(from gesture: Any) -> Bool {
    guard let gesture = gesture as? ExclusiveGesture<First, Second> else { return false }
    return update(gesture.first, gesture.second)
  }
  override func reset() {
    secondLeads = false
    super.reset()
  }
}
