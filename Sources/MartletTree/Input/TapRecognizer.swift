import Foundation
import MartletHost

/// Taps close in time and place. Spec: H8.
public final class TapRecognizer: GestureRecognizer {
  /// Points that a pointer may move and still tap.
  public static let slack: CGFloat = 10
  /// Seconds and points between the taps of one gesture. Spec: M-BEH-5.
  public static let interval = 0.35
  public static let distance: CGFloat = 45

  public var count: Int
  /// Called with the place of the last tap, in the node's coordinates.
  public var action: (CGPoint) -> Void
  private var taps = 0
  private var pointer: Int?
  private var start: CGPoint?
  private var firstTap: CGPoint?
  /// The place of the last tap, while it waits for others to fail.
  private var waiting: CGPoint?
  private var timeout: FrameClock.Alarm?

  public init(count: Int = 1, action: @escaping (CGPoint) -> Void = { _ in }) {
    self.count = max(1, count)
    self.action = action
  }

  public override var tapCount: Int { count }

  public override func handle(_ event: PointerEvent, at location: CGPoint) {
    guard isUndecided, event.button == .primary, waiting == nil else { return }
    if event.phase == .began, pointer == nil {
      pointer = event.id
      start = location
      timeout?.cancel()
      if isFar(location, from: firstTap, Self.distance) { state = .failed }
      return
    }
    guard event.id == pointer else { return }
    switch event.phase {
    case .began: break
    case .moved: if isFar(location, from: start, Self.slack) { state = .failed }
    case .ended: isFar(location, from: start, Self.slack) ? state = .failed : tapped(event, at: location)
    case .cancelled: state = .failed
    }
  }

  private func tapped(_ event: PointerEvent, at location: CGPoint) {
    pointer = nil
    taps += 1
    firstTap = firstTap ?? location
    guard taps == count else {
      timeout = clock.alarm(at: event.time + Self.interval) { [weak self] in self?.giveUp() }
      return
    }
    waiting = location
    reconsider()
  }

  private func isFar(_ point: CGPoint, from other: CGPoint?, _ distance: CGFloat) -> Bool {
    guard let other else { return false }
    return hypot(point.x - other.x, point.y - other.y) > distance
  }

  public override func reconsider() {
    guard let waiting, isUndecided, !isHeldUp else { return }
    state = .ended
    action(waiting)
  }

  private func giveUp() { if isUndecided { state = .failed } }

  public override func cancel() {
    timeout?.cancel()
    super.cancel()
  }

  public override func reset() {
    timeout?.cancel()
    taps = 0
    (pointer, start, firstTap, waiting, timeout) = (nil, nil, nil, nil, nil)
    super.reset()
  }
}
