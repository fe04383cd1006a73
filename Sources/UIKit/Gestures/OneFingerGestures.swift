import Foundation
import MartletHost
import MartletTree

/// Taps of one finger close in time and place. Spec: H8.
final class TapGestureEngine: ViewGesture {
  private var taps = 0
  private var pointer: Int?
  private var start = CGPoint.zero
  private var firstTap: CGPoint?
  private var waiting: CGPoint?
  private var timeout: FrameClock.Alarm?

  private var wanted: Int { (owner as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 1 }
  override var tapCount: Int { wanted }

  override func handle(_ event: PointerEvent, at location: CGPoint) {
    guard isUndecided, event.button == .primary, waiting == nil else { return }
    if event.phase == .began, pointer == nil {
      (pointer, start) = (event.id, location)
      timeout?.cancel()
      owner.numberOfTouches = 1
      if let firstTap, distance(location, firstTap) > TapRecognizer.distance { state = .failed }
      return
    }
    guard event.id == pointer else { return }
    if event.phase == .cancelled || distance(location, start) > TapRecognizer.slack { return state = .failed }
    if event.phase == .ended { tapped(at: location, event.time) }
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  private func tapped(at location: CGPoint, _ time: Double) {
    pointer = nil
    taps += 1
    firstTap = firstTap ?? location
    guard taps >= wanted else {
      timeout = clock.alarm(at: time + TapRecognizer.interval) { [weak self] in
        if self?.isUndecided ?? false { self?.state = .failed }
      }
      return
    }
    waiting = location
    reconsider()
  }

  override func reconsider() {
    guard let waiting, isUndecided, !isHeldUp else { return }
    recognize(.ended, at: waiting)
  }

  override func cancel() {
    timeout?.cancel()
    super.cancel()
  }

  override func reset() {
    timeout?.cancel()
    taps = 0
    (pointer, firstTap, waiting, timeout) = (nil, nil, nil, nil)
    super.reset()
  }
}

/// A pointer that is pulled. Spec: H10.
final class PanGestureEngine: ViewGesture {
  /// Points before it begins.
  static let threshold: CGFloat = 10
  private(set) var start = CGPoint.zero
  private(set) var last = CGPoint.zero
  private var samples: [(location: CGPoint, time: Double)] = []
  private var pointer: Int?
  /// What the app took off the translation.
  var taken = CGPoint.zero

  var translation: CGPoint { CGPoint(x: last.x - start.x - taken.x, y: last.y - start.y - taken.y) }
  /// Points a second over the last tenth of a second.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let seconds = last.time - first.time
    return CGPoint(
      x: (last.location.x - first.location.x) / seconds, y: (last.location.y - first.location.y) / seconds)
  }

  override func handle(_ event: PointerEvent, at location: CGPoint) {
    guard isUndecided || isActive, event.button == .primary else { return }
    if event.phase == .began, pointer == nil {
      (pointer, start, samples) = (event.id, location, [])
      owner.numberOfTouches = 1
    }
    guard event.id == pointer else { return }
    last = location
    samples.append((location, event.time))
    while samples.count > 2, event.time - samples[0].time > 0.1 { samples.removeFirst() }
    switch event.phase {
    case .began: break
    case .moved: isActive ? tell(.changed, at: location) : reconsider()
    case .ended: isActive ? tell(.ended, at: location) : (state = .failed)
    case .cancelled: cancel()
    }
  }

  override func reconsider() {
    guard isUndecided, pointer != nil, hypot(translation.x, translation.y) >= Self.threshold, !isHeldUp else { return }
    recognize(.began, at: last)
  }

  override func reset() {
    (pointer, samples, taken) = (nil, [], .zero)
    super.reset()
  }
}

/// A pointer that rests; then it may move. Spec: H9.
final class LongPressGestureEngine: ViewGesture {
  private var pointer: Int?
  private var start = CGPoint.zero
  private var alarm: FrameClock.Alarm?
  private var isDue = false
  private var press: UILongPressGestureRecognizer? { owner as? UILongPressGestureRecognizer }

  override func handle(_ event: PointerEvent, at location: CGPoint) {
    guard isUndecided || isActive, event.button == .primary else { return }
    if event.phase == .began, pointer == nil {
      (pointer, start) = (event.id, location)
      owner.numberOfTouches = 1
      alarm = clock.alarm(at: event.time + (press?.minimumPressDuration ?? 0.5)) { [weak self] in
        self?.isDue = true
        self?.reconsider()
      }
      return
    }
    guard event.id == pointer else { return }
    if isActive {
      if event.phase == .cancelled { return cancel() }
      return tell(event.phase == .ended ? .ended : .changed, at: location)
    }
    let isFar = hypot(location.x - start.x, location.y - start.y) > (press?.allowableMovement ?? 10)
    if event.phase != .moved || isFar { state = .failed }
  }

  override func reconsider() {
    guard isUndecided, pointer != nil, isDue, !isHeldUp else { return }
    recognize(.began, at: start)
  }

  override func reset() {
    alarm?.cancel()
    (pointer, alarm, isDue) = (nil, nil, false)
    super.reset()
  }
}
