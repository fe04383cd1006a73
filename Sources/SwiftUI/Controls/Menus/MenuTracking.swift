import Foundation
import MartletHost
import MartletTree

/// A pointer over the rows of a menu: the row under it is marked, and chosen when the pointer is let go there. What
/// scrolls takes the pointer over. Spec: H16.
final class MenuTracking: GestureRecognizer {
  private unowned let menu: MenuNode
  private var pointer: Int?
  /// Where the pointer was let go, while what was asked before may still have been meant.
  private var waiting: CGPoint?

  init(menu: MenuNode) { self.menu = menu }

  override var tapCount: Int { 1 }

  override func handle(_ event: PointerEvent, at location: CGPoint) {
    guard isUndecided, event.button == .primary, waiting == nil else { return }
    if event.phase == .began, pointer == nil { pointer = event.id }
    guard event.id == pointer else { return }
    switch event.phase {
    case .began, .moved: menu.highlight(at: location)
    case .ended:
      waiting = location
      reconsider()
    case .cancelled: cancel()
    }
  }

  override func reconsider() {
    guard let waiting, isUndecided, !isHeldUp else { return }
    menu.highlight(at: waiting)
    state = .ended
    menu.chooseHighlighted()
  }

  override func cancel() {
    menu.highlight(nil)
    super.cancel()
  }

  override func reset() {
    (pointer, waiting) = (nil, nil)
    super.reset()
  }
}

/// A press that opens a menu before it is let go, and goes on over the menu's rows; and the mouse's second button.
final class MenuOpeningPress: GestureRecognizer {
  /// Seconds until a pointer that stays opens the menu.
  var holdDuration = 0.25
  /// Whether only the second button opens it, and touches that stay.
  var isContext = false
  /// Called with the place in the node's coordinates.
  var open: (CGPoint) -> Void = { _ in }
  /// Called with the places of the pointer in the window while it is down on an open menu.
  var moved: (CGPoint) -> Void = { _ in }
  /// Called when it is let go after it went over the rows.
  var released: (CGPoint) -> Void = { _ in }
  /// Called with true while a press may become an opening one.
  var pressingChanged: (Bool) -> Void = { _ in }

  private var pointer: Int?
  private var start = CGPoint.zero
  private var windowStart = CGPoint.zero
  private var hasLeft = false
  private var alarm: FrameClock.Alarm?

  override func handle(_ event: PointerEvent, at location: CGPoint) {
    guard isUndecided || isActive else { return }
    if event.phase == .began, pointer == nil { return begin(event, at: location) }
    guard event.id == pointer else { return }
    if isActive { return follow(event) }
    let isFar = hypot(event.location.x - windowStart.x, event.location.y - windowStart.y) > TapRecognizer.slack
    if event.phase != .moved || isFar { fail() }
  }

  private func begin(_ event: PointerEvent, at location: CGPoint) {
    (pointer, start, windowStart) = (event.id, location, event.location)
    switch event.button {
    case .secondary:
      state = .ended
      open(location)
    case .primary where !isContext || event.kind != .mouse:
      pressingChanged(true)
      alarm = clock.alarm(at: event.time + holdDuration) { [weak self] in self?.openWhilePressed() }
    default: state = .failed
    }
  }

  private func openWhilePressed() {
    guard isUndecided else { return }
    pressingChanged(false)
    state = .began
    open(start)
  }

  private func follow(_ event: PointerEvent) {
    let way = hypot(event.location.x - windowStart.x, event.location.y - windowStart.y)
    hasLeft = hasLeft || way > TapRecognizer.slack
    switch event.phase {
    case .began: break
    case .moved: if hasLeft { moved(event.location) }
    case .ended:
      if hasLeft { released(event.location) }
      state = .ended
    case .cancelled: state = .cancelled
    }
  }

  private func fail() {
    alarm?.cancel()
    pressingChanged(false)
    state = .failed
  }

  override func cancel() {
    alarm?.cancel()
    pressingChanged(false)
    super.cancel()
  }

  override func reset() {
    alarm?.cancel()
    (pointer, hasLeft, alarm) = (nil, false, nil)
    super.reset()
  }
}
