import CGtk
import Foundation
import MartletHost

/// Makes the toolkit's events the content's: numbers fingers and buttons, says where a scroll and a pinch begin and
/// end, counts in points.
struct EventTranslator {
  /// The mouse buttons that are down, and whether a pen holds them.
  private var pressedButtons: [(button: PointerEvent.Button, kind: PointerEvent.Kind)] = []
  /// A number for each finger, from its touch to its end.
  private var fingers: [OpaquePointer: Int] = [:]
  /// Whether fingers on a touchpad are in the middle of a scroll.
  private var isScrolling = false
  /// Radians since the beginning of a pinch.
  private var pinchRotation = 0.0

  /// What an event says to a content of this height; nothing for what does not concern it.
  mutating func events(for event: RawEvent, height: CGFloat) -> [InputEvent] {
    switch event.kind {
    case .press(let number): press(number, event)
    case .release(let number): release(number, event)
    case .motion: move(event)
    case .touch(let phase, let sequence): touch(phase, sequence, event)
    case .scroll(let scroll): self.scroll(scroll, event, height)
    case .pinch(let phase, let scale, let turn): pinch(phase, scale, turn, event)
    case .grabBroken: cancelPresses(at: event.time)
    }
  }

  // MARK: Mouse and pen

  private mutating func press(_ number: guint, _ event: RawEvent) -> [InputEvent] {
    guard let button = PointerEvent.Button(number: number) else { return [] }
    let kind: PointerEvent.Kind = event.isPen ? .pen : .mouse
    pressedButtons.append((button, kind))
    return [pointer(event, .began, button, kind)]
  }

  private mutating func release(_ number: guint, _ event: RawEvent) -> [InputEvent] {
    guard let index = pressedButtons.firstIndex(where: { $0.button == PointerEvent.Button(number: number) }) else {
      return []
    }
    let (button, kind) = pressedButtons.remove(at: index)
    return [pointer(event, .ended, button, kind)]
  }

  /// With a button down for those who watch it, else over the window.
  private func move(_ event: RawEvent) -> [InputEvent] {
    if pressedButtons.isEmpty { return [.hover(HoverEvent(location: event.location, time: event.time))] }
    return pressedButtons.map { pointer(event, .moved, $0.button, $0.kind) }
  }

  private func pointer(
    _ event: RawEvent, _ phase: PointerEvent.Phase, _ button: PointerEvent.Button, _ kind: PointerEvent.Kind
  ) -> InputEvent {
    .pointer(
      PointerEvent(
        id: button.id, kind: kind, phase: phase, button: button, location: event.location, time: event.time,
        modifiers: event.modifiers))
  }

  // MARK: Fingers

  private mutating func touch(
    _ phase: PointerEvent.Phase, _ sequence: OpaquePointer, _ event: RawEvent
  ) -> [InputEvent] {
    if phase == .began { fingers[sequence] = (Self.firstFinger...).first { !fingers.values.contains($0) } }
    guard let id = fingers[sequence] else { return [] }
    if phase == .ended || phase == .cancelled { fingers[sequence] = nil }
    return [
      .pointer(
        PointerEvent(
          id: id, kind: .touch, phase: phase, location: event.location, time: event.time, modifiers: event.modifiers))
    ]
  }

  /// Numbers below are mouse buttons.
  private static var firstFinger: Int { 10 }

  /// Everything that is down was taken away in the middle.
  private mutating func cancelPresses(at time: Double) -> [InputEvent] {
    func cancelled(_ id: Int, _ kind: PointerEvent.Kind) -> InputEvent {
      .pointer(PointerEvent(id: id, kind: kind, phase: .cancelled, location: .zero, time: time))
    }
    defer { (pressedButtons, fingers) = ([], [:]) }
    return pressedButtons.map { cancelled($0.button.id, $0.kind) }
      + fingers.values.sorted().map { cancelled($0, .touch) }
  }

  // MARK: Wheel and touchpad

  /// Momentum is the engine's, never the toolkit's.
  private mutating func scroll(_ scroll: RawEvent.Scroll, _ event: RawEvent, _ height: CGFloat) -> [InputEvent] {
    func make(_ phase: ScrollEvent.Phase, _ factor: CGFloat) -> InputEvent {
      .scroll(
        ScrollEvent(
          phase: phase, location: event.location,
          delta: ScrollDelta(x: scroll.delta.x * factor, y: scroll.delta.y * factor), time: event.time,
          modifiers: event.modifiers))
    }
    let step = Self.wheelStep(height: height)
    guard scroll.isTouchpad else { return [make(.step, step)] }
    if scroll.isStop {
      defer { isScrolling = false }
      return isScrolling ? [make(.ended, 0)] : []
    }
    defer { isScrolling = true }
    return [make(isScrolling ? .changed : .began, scroll.isInPoints ? Self.touchpadFactor : step)]
  }

  /// Points of one step, by the toolkit's rule for pages of this height: 89 for 844 points.
  static func wheelStep(height: CGFloat) -> CGFloat { pow(max(height, 1), 2.0 / 3) }

  /// How much faster than the fingers content moves, as in the toolkit's own lists.
  static let touchpadFactor: CGFloat = 2.5

  /// Two fingers on a touchpad that spread or turn; those on a touchscreen arrive as pointers.
  private mutating func pinch(
    _ phase: PinchEvent.Phase, _ scale: Double, _ turn: Double, _ event: RawEvent
  ) -> [InputEvent] {
    pinchRotation = phase == .began ? 0 : pinchRotation + turn
    return [
      .pinch(
        PinchEvent(
          phase: phase, location: event.location, scale: scale, rotation: pinchRotation, time: event.time,
          modifiers: event.modifiers))
    ]
  }
}

extension PointerEvent.Button {
  /// The display server's numbers; the further buttons of a mouse are not for pressing.
  init?(number: guint) {
    switch number {
    case 1: self = .primary
    case 2: self = .middle
    case 3: self = .secondary
    default: return nil
    }
  }

  var id: Int {
    switch self {
    case .primary: 0
    case .middle: 1
    case .secondary: 2
    }
  }
}
