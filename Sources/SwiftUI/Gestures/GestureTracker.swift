import Foundation
import MartletHost
import MartletTree

/// Follows pointers for one gesture and what it is made of.
///
/// `handle` finds out the new phase and runs no action; `commit` runs the actions for what became of it, once it is
/// sure that this gesture is meant; `settle` puts back what lasts only as long as the gesture. Spec: H14.
open class _GestureTracker<Value> {
  final weak var host: GestureHost?

  /// Takes another value of the same gesture: new actions, other limits. False when it is of another kind.
  func update(from gesture: Any) -> Bool { false }
  func attach(to host: GestureHost) { self.host = host }

  var phase: GesturePhase<Value> { .failed }
  func handle(_ input: GestureInput) {}
  func commit() {}
  func settle() {}
  /// Others were first.
  func cancel() {}
  func reset() {}
  /// One that was asked before has given up, or time has passed.
  func reconsider() {}

  /// The most taps that the gesture may wait for; 0 where taps play no part.
  var tapCount: Int { 0 }
  /// Whether what has been recognised is a press that did not move: it waits for taps inside.
  var isStill: Bool { false }
}

/// One event, in the view that has the gesture.
struct GestureInput {
  enum Event {
    case pointer(PointerEvent)
    case pinch(PinchEvent)
  }
  let event: Event
  /// In the coordinates of the view.
  let location: CGPoint
  let node: LayoutNode?

  private var windowLocation: CGPoint {
    switch event {
    case .pointer(let event): event.location
    case .pinch(let event): event.location
    }
  }

  /// The event's place in a coordinate space. Spec: H30.
  func location(in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: location
    case .global: windowLocation
    case .named(let name): node?.ancestor(named: name)?.ownPoint(fromWindow: windowLocation) ?? windowLocation
    }
  }
}

/// The recogniser of the engine that a gesture of a view is: it takes part in the contest with others for all of it.
final class GestureHost: GestureRecognizer {
  private var tracker: AnyTracking
  private var isHandling = false

  init<G: Gesture>(_ gesture: G) {
    let tracker = gesture._makeTracker()
    self.tracker = Tracking(tracker)
    super.init()
    tracker.attach(to: self)
  }

  /// Takes the gesture of the view's new body. Spec: C26.
  func update<G: Gesture>(_ gesture: G) {
    if tracker.update(from: gesture) { return }
    if isActive || isUndecided { cancel() }
    let new = gesture._makeTracker()
    new.attach(to: self)
    tracker = Tracking(new)
  }

  override var tapCount: Int { tracker.tapCount }

  override func waits(for other: GestureRecognizer) -> Bool {
    if super.waits(for: other) { return true }
    return tracker.isStill && other.tapCount > 0
  }

  override func handle(_ event: PointerEvent, at location: CGPoint) {
    take(GestureInput(event: .pointer(event), location: location, node: node))
    if event.phase == .cancelled, isUndecided || isActive { cancel() }
  }

  override func handle(_ event: PinchEvent, at location: CGPoint) {
    take(GestureInput(event: .pinch(event), location: location, node: node))
  }

  private func take(_ input: GestureInput) {
    isHandling = true
    tracker.handle(input)
    isHandling = false
    evaluate()
  }

  /// A recogniser inside decided between two events.
  func partDidDecide() { if !isHandling { reconsider() } }

  override func reconsider() {
    isHandling = true
    tracker.reconsider()
    isHandling = false
    evaluate()
  }

  private func evaluate() {
    guard isUndecided || isActive else { return }
    switch tracker.state {
    case .possible: tracker.commit()
    case .began:
      if isUndecided, isHeldUp { return }
      state = isUndecided ? .began : .changed
      tracker.commit()
    case .ended:
      if isUndecided, isHeldUp { return }
      state = .ended
      tracker.commit()
      tracker.settle()
    default:
      state = isActive ? .cancelled : .failed
      tracker.cancel()
      tracker.settle()
    }
  }

  override func cancel() {
    super.cancel()
    isHandling = true
    tracker.cancel()
    isHandling = false
    tracker.settle()
  }

  override func reset() {
    isHandling = true
    tracker.reset()
    isHandling = false
    super.reset()
  }
}

/// A tracker of any value, as its host sees it.
private class AnyTracking {
  var state: GestureRecognizer.State { .failed }
  var tapCount: Int { 0 }
  var isStill: Bool { false }
  func update(from gesture: Any) -> Bool { false }
  func handle(_ input: GestureInput) {}
  func commit() {}
  func settle() {}
  func cancel() {}
  func reset() {}
  func reconsider() {}
}

private final class Tracking<Value>: AnyTracking {
  private let tracker: _GestureTracker<Value>
  init(_ tracker: _GestureTracker<Value>) { self.tracker = tracker }

  override var state: GestureRecognizer.State {
    switch tracker.phase {
    case .possible: .possible
    case .active: .began
    case .ended: .ended
    case .failed: .failed
    }
  }
  override var tapCount: Int { tracker.tapCount }
  override var isStill: Bool { tracker.isStill }
  override func update(from gesture: Any) -> Bool { tracker.update(from: gesture) }
  override func handle(_ input: GestureInput) { tracker.handle(input) }
  override func commit() { tracker.commit() }
  override func settle() { tracker.settle() }
  override func cancel() { tracker.cancel() }
  override func reset() { tracker.reset() }
  override func reconsider() { tracker.reconsider() }
}
