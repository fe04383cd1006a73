import Foundation
import MartletHost

/// A press of a button: it shows from the touch on, goes off while the pointer is far away, and acts on release.
/// Spec: H16, H17.
public final class PressRecognizer: GestureRecognizer {
  /// Points around the button in which a release still counts. Spec: M-CTL-17.
  public static let drift: CGFloat = 70
  /// Seconds until a button that repeats begins to, and between its actions. Spec: M-BEH-18.
  public static let repeatStart = 0.5
  public static let repeatInterval = 0.1

  public var action: () -> Void = {}
  public var pressChanged: (Bool) -> Void = { _ in }
  /// Whether the action runs again and again while the button is held.
  public var repeats = false
  public private(set) var isPressed = false
  /// The keys that were held when the last press began.
  public private(set) var modifiers: KeyModifiers = []

  private var pointer: Int?
  private var isInside = false
  private var isReleased = false
  private var alarm: FrameClock.Alarm?

  public override var tapCount: Int { 1 }

  public override func handle(_ event: PointerEvent, at location: CGPoint) {
    guard event.button == .primary, !isReleased else { return }
    if event.phase == .began, pointer == nil { return begin(event) }
    guard event.id == pointer else { return }
    isInside = area.contains(location)
    switch event.phase {
    case .began: break
    case .moved: showPress()
    case .ended:
      if state == .changed || state == .began {
        finish(.ended)
      } else if isInside {
        isReleased = true
        reconsider()
      } else {
        finish(.failed)
      }
    case .cancelled: cancel()
    }
  }

  private var area: CGRect { node?.bounds.insetBy(dx: -Self.drift, dy: -Self.drift) ?? .zero }

  private func begin(_ event: PointerEvent) {
    pointer = event.id
    modifiers = event.modifiers
    isInside = true
    showPress()
    guard repeats else { return }
    alarm = clock.alarm(at: event.time + Self.repeatStart) { [weak self] in self?.act(again: event.time) }
  }

  /// Shows the press where it is meant: not under a button inside, and in what scrolls only after a moment.
  private func showPress() {
    let waitsForScroll = scrollDelayEnd.map { clock.now < $0 } ?? false
    let isPressed = isInside && !waitsForScroll && !(arena?.isBehindTap(self) ?? false)
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    pressChanged(isPressed)
  }

  private func act(again start: Double) {
    guard isUndecided || isActive else { return }
    if isUndecided { state = .began }
    if isInside { action() }
    alarm = clock.alarm(at: clock.now + Self.repeatInterval) { [weak self] in self?.act(again: start) }
  }

  public override func reconsider() {
    guard isReleased else { return showPress() }
    guard isUndecided, !isHeldUp else { return }
    finish(.ended)
    action()
  }

  private func finish(_ state: State) {
    alarm?.cancel()
    self.state = state
    guard isPressed else { return }
    isPressed = false
    pressChanged(false)
  }

  public override func cancel() { finish(.cancelled) }

  public override func reset() {
    alarm?.cancel()
    (pointer, isInside, isReleased, alarm) = (nil, false, false, nil)
    super.reset()
  }
}
