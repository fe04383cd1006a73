import Foundation
import MartletTree

/// A press that lasts. It succeeds while the finger is still down. Spec: H9.
public struct LongPressGesture: PrimitiveGesture {
  /// True from the touch on.
  public typealias Value = Bool
  /// Seconds.
  public var minimumDuration: Double
  /// Points that the finger may move meanwhile.
  public var maximumDistance: CGFloat
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
  nonisolated public func _makeTracker() -> _GestureTracker<Bool> { LongPressTracker(self) }
}

private final class LongPressTracker: LeafTracker<LongPressRecognizer, Bool> {
  init(_ gesture: LongPressGesture) {
    super.init(
      LongPressRecognizer(minimumDuration: gesture.minimumDuration, maximumDistance: gesture.maximumDistance))
  }
  override var value: Bool? { true }
  /// A press that is not long yet says so and keeps nobody else out.
  override var phase: GesturePhase<Bool> {
    recognizer.isUndecided ? .possible(recognizer.isPressing ? true : nil) : super.phase
  }
  override func update(from gesture: Any) -> Bool {
    guard let gesture = gesture as? LongPressGesture else { return false }
    (recognizer.minimumDuration, recognizer.maximumDistance) = (gesture.minimumDuration, gesture.maximumDistance)
    return true
  }
}
