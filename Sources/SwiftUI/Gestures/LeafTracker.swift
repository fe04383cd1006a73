import Foundation
import MartletHost
import MartletTree

/// Follows pointers with one of the engine's recognisers.
class LeafTracker<Recognizer: GestureRecognizer, Value>: _GestureTracker<Value> {
  let recognizer: Recognizer
  init(_ recognizer: Recognizer) {
    self.recognizer = recognizer
    super.init()
    recognizer.stateDidChange = { [weak self] in self?.host?.partDidDecide() }
  }

  /// The value now, in the states in which there is one.
  var value: Value? { nil }
  /// The space in which locations are given.
  var space: CoordinateSpace { .local }

  override var phase: GesturePhase<Value> {
    switch recognizer.state {
    case .possible: return .possible(nil)
    case .began, .changed: return value.map { .active($0) } ?? .possible(nil)
    case .ended: return value.map { .ended($0) } ?? .failed
    case .failed, .cancelled: return .failed
    }
  }

  override func handle(_ input: GestureInput) {
    guard recognizer.isUndecided || recognizer.isActive else { return }
    recognizer.clock = host?.clock
    switch input.event {
    case .pointer(let event): recognizer.handle(event, at: input.location(in: space))
    case .pinch(let event): recognizer.handle(event, at: input.location(in: space))
    }
  }
  override func cancel() {
    if recognizer.isUndecided || recognizer.isActive { recognizer.cancel() }
  }
  override func reset() { recognizer.reset() }
  override func reconsider() { recognizer.reconsider() }
  override var tapCount: Int { recognizer.tapCount }
}
