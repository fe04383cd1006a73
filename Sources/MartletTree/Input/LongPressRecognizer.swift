import Foundation
import MartletHost

/// A pointer that stays where it was pressed for a time. It succeeds while still pressed. Spec: H9.
public final class LongPressRecognizer: GestureRecognizer {
  /// Seconds.
  public var minimumDuration: Double
  /// Points that the pointer may move meanwhile.
  public var maximumDistance: CGFloat
  /// Called with the place of the press, in the node's coordinates.
  public var action: (CGPoint) -> Void = { _ in }
  /// Whether a pointer is down that may become the gesture.
  public private(set) var isPressing = false
  public var pressingChanged: (Bool) -> Void = { _ in }

  private var pointer: Int?
  private var start = CGPoint.zero
  private var alarm: FrameClock.Alarm?

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  public override func handle(_ event: PointerEvent, at location: CGPoint) {
    guard isUndecided, event.button == .primary else { return }
    if event.phase == .began, pointer == nil { return begin(event, at: location) }
    guard event.id == pointer else { return }
    let isFar = hypot(location.x - start.x, location.y - start.y) > maximumDistance
    if event.phase != .moved || isFar { decide(.failed) }
  }

  private func begin(_ event: PointerEvent, at location: CGPoint) {
    (pointer, start) = (event.id, location)
    setPressing(true)
    guard minimumDuration > 0 else { return succeed() }
    alarm = clock.alarm(at: event.time + minimumDuration) { [weak self] in self?.succeed() }
  }

  private func succeed() {
    guard isUndecided else { return }
    decide(.ended)
    action(start)
  }

  private func decide(_ new: State) {
    alarm?.cancel()
    state = new
    setPressing(false)
  }

  private func setPressing(_ isPressing: Bool) {
    guard isPressing != self.isPressing else { return }
    self.isPressing = isPressing
    pressingChanged(isPressing)
  }

  public override func cancel() { decide(.cancelled) }

  public override func reset() {
    alarm?.cancel()
    (pointer, alarm) = (nil, nil)
    super.reset()
  }
}
