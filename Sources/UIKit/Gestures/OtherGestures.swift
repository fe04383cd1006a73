import Foundation
import MartletHost
import MartletTree

/// A quick pull in one direction.
final class SwipeGestureEngine: ViewGesture {
  /// Points, and seconds in which they are to be passed; more across than half of along is no swipe.
  private static let distance: CGFloat = 50
  private static let duration = 0.5
  private var pointer: Int?
  private var start = CGPoint.zero
  private var startTime = 0.0
  private var way = CGPoint.zero

  override func handle(_ event: PointerEvent, at location: CGPoint) {
    guard isUndecided, event.button == .primary else { return }
    if event.phase == .began, pointer == nil {
      (pointer, start, startTime) = (event.id, location, event.time)
      owner.numberOfTouches = 1
      return
    }
    guard event.id == pointer else { return }
    way = CGPoint(x: location.x - start.x, y: location.y - start.y)
    if event.time - startTime > Self.duration { return state = .failed }
    reconsider()
    if isUndecided, event.phase == .ended || event.phase == .cancelled { state = .failed }
  }

  override func reconsider() {
    guard isUndecided, let direction = (owner as? UISwipeGestureRecognizer)?.direction, !isHeldUp else { return }
    let (x, y) = (way.x, way.y)
    let isMeant =
      direction.contains(.right) && x >= Self.distance && abs(y) < x / 2
      || direction.contains(.left) && -x >= Self.distance && abs(y) < -x / 2
      || direction.contains(.down) && y >= Self.distance && abs(x) < y / 2
      || direction.contains(.up) && -y >= Self.distance && abs(x) < -y / 2
    if isMeant { recognize(.ended, at: start) }
  }

  override func reset() {
    (pointer, way) = (nil, .zero)
    super.reset()
  }
}

/// Two fingers that spread or turn. Spec: H13.
final class TwoFingerGestureEngine: ViewGesture {
  private let inner: TwoFingerRecognizer
  var base: Double
  var value: TwoFingerRecognizer.Value { inner.value }

  init(owner: UIGestureRecognizer, _ motion: TwoFingerRecognizer.Motion) {
    inner = TwoFingerRecognizer(motion, threshold: motion == .spreading ? 0.01 : 0.02)
    base = motion == .spreading ? 1 : 0
    super.init(owner: owner)
    inner.changed = { [weak self] in self?.follow($0) }
    inner.ended = { [weak self] in self?.tell(.ended, at: $0.startLocation) }
    inner.cancelled = { [weak self] in self?.giveUp() }
  }

  private func follow(_ value: TwoFingerRecognizer.Value) {
    owner.numberOfTouches = 2
    if isActive {
      tell(.changed, at: value.startLocation)
    } else if isUndecided {
      recognize(.began, at: value.startLocation)
    }
  }
  private func giveUp() { if isActive { tell(.cancelled, at: nil) } }

  override func handle(_ event: PointerEvent, at location: CGPoint) {
    guard isUndecided || isActive else { return }
    inner.handle(event, at: location)
    if inner.state == .failed, isUndecided { state = .failed }
  }
  override func handle(_ event: PinchEvent, at location: CGPoint) { inner.handle(event, at: location) }

  override func cancel() {
    inner.reset()
    super.cancel()
  }
  override func reset() {
    inner.reset()
    super.reset()
  }
}

/// A recogniser of an app's own: it gets the touches, and what it makes of its `state` counts.
final class CustomGestureEngine: ViewGesture {
  private var touches: [Int: UITouch] = [:]

  override func handle(_ event: PointerEvent, at location: CGPoint) {
    let touch = touches[event.id] ?? UITouch()
    touch.view = owner.view
    (touch.placeBefore, touch.place, touch.timestamp) = (touch.place, event.location, event.time)
    touches[event.id] = touch
    owner.place = event.location
    owner.numberOfTouches = touches.count
    let all = UIEvent()
    all.allTouches = Set(touches.values)
    switch event.phase {
    case .began: owner.touchesBegan([touch], with: all)
    case .moved: owner.touchesMoved([touch], with: all)
    case .ended: owner.touchesEnded([touch], with: all)
    case .cancelled: owner.touchesCancelled([touch], with: all)
    }
    if event.phase == .ended || event.phase == .cancelled { touches[event.id] = nil }
    follow()
    if touches.isEmpty, isUndecided { state = .failed }
  }

  /// Takes over the state that the app set.
  private func follow() {
    switch owner.state {
    case .possible: break
    case .began where isUndecided: recognize(.began, at: nil)
    case .began, .changed: if isActive { tell(.changed, at: nil) } else { recognize(.began, at: nil) }
    case .ended: if isActive { tell(.ended, at: nil) } else if isUndecided { recognize(.ended, at: nil) }
    case .cancelled, .failed: isActive ? tell(.cancelled, at: nil) : (state = .failed)
    }
  }

  private func recognize(_ new: State, at location: CGPoint?) {
    guard owner._mayBegin else { return state = .failed }
    state = new
    owner._tell(new == .ended ? .ended : .began, at: location)
  }

  override func reset() {
    touches = [:]
    owner.state = .possible
    owner.reset()
    super.reset()
  }
}
