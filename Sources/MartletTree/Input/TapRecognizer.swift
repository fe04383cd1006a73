import Foundation
import MartletHost

/// Taps close in time and place. Spec: H8.
public final class TapRecognizer: GestureRecognizer {
  /// Points that a pointer may move and still tap.
  public static let slack: CGFloat = 10
  /// Seconds between the taps of one gesture.
  public static let interval = 0.35

  public let count: Int
  /// Called with the place of the last tap, in the node's coordinates.
  public var action: (CGPoint) -> Void
  private var taps = 0
  private var start: CGPoint?
  private var timeout: FrameClock.Alarm?

  public init(count: Int = 1, action: @escaping (CGPoint) -> Void) {
    self.count = max(1, count)
    self.action = action
  }

  public override func handle(_ event: PointerEvent, at location: CGPoint) {
    guard isUndecided, event.button == .primary else { return }
    switch event.phase {
    case .began:
      if start == nil { start = location }
      timeout?.cancel()
    case .moved:
      if hasMoved(location) { state = .failed }
    case .ended:
      if hasMoved(location) { return state = .failed }
      taps += 1
      if taps == count {
        state = .ended
        action(location)
      } else {
        timeout = clock.alarm(at: event.time + Self.interval) { [weak self] in self?.giveUp() }
      }
    case .cancelled: state = .failed
    }
  }

  private func hasMoved(_ location: CGPoint) -> Bool {
    guard let start else { return false }
    return hypot(location.x - start.x, location.y - start.y) > Self.slack
  }

  private func giveUp() {
    guard isUndecided else { return }
    state = .failed
    didDecideLate()
  }

  public override func waits(for other: GestureRecognizer) -> Bool {
    (other as? TapRecognizer).map { $0.count > count } ?? false
  }

  public override func cancel() {
    super.cancel()
    timeout?.cancel()
  }

  public override func reset() {
    super.reset()
    timeout?.cancel()
    (taps, start, timeout) = (0, nil, nil)
  }
}
