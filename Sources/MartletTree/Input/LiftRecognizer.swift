import Foundation
import MartletHost

/// Takes something up to carry it elsewhere: a finger after a while, a mouse as soon as it is pulled.
public final class LiftRecognizer: GestureRecognizer {
  /// Seconds that a finger stays before it lifts, and points that it may move meanwhile.
  public static let liftDuration = 0.5
  public static let slack: CGFloat = 10
  /// Points that a mouse is pulled before it lifts.
  public static let mouseDistance: CGFloat = 4

  /// Asked once, with the place of the press: whether there is something to lift.
  public var mayBegin: (CGPoint) -> Bool = { _ in true }
  /// It moved; in the node's coordinates, as all places here.
  public var changed: (CGPoint) -> Void = { _ in }
  public var ended: (CGPoint) -> Void = { _ in }
  public var cancelled: () -> Void = {}

  private var pointer: Int?
  private var start = CGPoint.zero
  private var alarm: FrameClock.Alarm?

  public override init() {}

  public override func handle(_ event: PointerEvent, at location: CGPoint) {
    guard isUndecided || isActive, event.button == .primary else { return }
    if event.phase == .began, pointer == nil { return begin(event, at: location) }
    guard event.id == pointer else { return }
    switch event.phase {
    case .began: break
    case .moved: isActive ? move(to: location) : wait(event, at: location)
    case .ended: end(at: location)
    case .cancelled: cancel()
    }
  }

  private func begin(_ event: PointerEvent, at location: CGPoint) {
    (pointer, start) = (event.id, location)
    guard event.kind == .touch else { return }
    alarm = clock.alarm(at: event.time + Self.liftDuration) { [weak self] in self?.lift() }
  }

  private func wait(_ event: PointerEvent, at location: CGPoint) {
    let way = hypot(location.x - start.x, location.y - start.y)
    if event.kind == .touch {
      if way > Self.slack { state = .failed }
    } else if way >= Self.mouseDistance {
      lift()
      if isActive { move(to: location) }
    }
  }

  private func lift() {
    guard isUndecided, !isHeldUp else { return }
    guard mayBegin(start) else { return state = .failed }
    state = .began
  }

  private func move(to location: CGPoint) {
    state = .changed
    changed(location)
  }

  private func end(at location: CGPoint) {
    guard isActive else { return state = .failed }
    state = .ended
    ended(location)
  }

  public override func cancel() {
    let wasActive = isActive
    alarm?.cancel()
    super.cancel()
    if wasActive { cancelled() }
  }

  public override func reset() {
    alarm?.cancel()
    (pointer, alarm) = (nil, nil)
    super.reset()
  }
}
