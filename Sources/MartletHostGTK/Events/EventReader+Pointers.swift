import CGtk
import Foundation
import MartletHost

extension EventReader {
  /// A button that is pressed or let go, or the mouse moving: with a button down for those who watch it, else over
  /// the window.
  func readMouse(_ event: OpaquePointer) -> Bool {
    // The server plays a mouse for fingers that nobody takes; ours are taken.
    if gdk_event_get_pointer_emulated(event) != 0 { return false }
    let type = gdk_event_get_event_type(event)
    if type == GDK_MOTION_NOTIFY { return move(event) }
    guard let button = PointerEvent.Button(number: gdk_button_event_get_button(event)) else { return false }
    if type == GDK_BUTTON_PRESS {
      if gtk_widget_has_focus(canvas.widget) == 0 { gtk_widget_grab_focus(canvas.widget) }
      pressedButtons.append(button)
      return send(.pointer(pointer(event, .began, button)))
    }
    guard let index = pressedButtons.firstIndex(of: button) else { return false }
    pressedButtons.remove(at: index)
    return send(.pointer(pointer(event, .ended, button)))
  }

  private func move(_ event: OpaquePointer) -> Bool {
    guard !pressedButtons.isEmpty else {
      return send(.hover(HoverEvent(location: location(of: event), time: time(of: event))))
    }
    for button in pressedButtons { send(.pointer(pointer(event, .moved, button))) }
    return true
  }

  private func pointer(
    _ event: OpaquePointer, _ phase: PointerEvent.Phase, _ button: PointerEvent.Button
  ) -> PointerEvent {
    let source = gdk_event_get_device(event).map(gdk_device_get_source)
    return PointerEvent(
      id: button.id, kind: source == GDK_SOURCE_PEN ? .pen : .mouse, phase: phase, button: button,
      location: location(of: event), time: time(of: event), modifiers: modifiers(of: event))
  }

  /// A finger, known by the toolkit's sequence.
  func readTouch(_ event: OpaquePointer) -> Bool {
    guard let sequence = gdk_event_get_event_sequence(event) else { return false }
    let type = gdk_event_get_event_type(event)
    if type == GDK_TOUCH_BEGIN { fingers[sequence] = (Self.firstFinger...).first { !fingers.values.contains($0) } }
    guard let id = fingers[sequence] else { return false }
    let phases: [GdkEventType.RawValue: PointerEvent.Phase] = [
      GDK_TOUCH_BEGIN.rawValue: .began, GDK_TOUCH_UPDATE.rawValue: .moved, GDK_TOUCH_END.rawValue: .ended,
    ]
    let phase = phases[type.rawValue] ?? .cancelled
    if phase == .ended || phase == .cancelled { fingers[sequence] = nil }
    send(
      .pointer(
        PointerEvent(
          id: id, kind: .touch, phase: phase, location: location(of: event), time: time(of: event),
          modifiers: modifiers(of: event))))
    return true
  }

  /// Numbers below are mouse buttons.
  private static var firstFinger: Int { 10 }

  /// Another window took the pointer away in the middle of a press.
  func cancelPresses() -> Bool {
    for button in pressedButtons {
      send(.pointer(PointerEvent(id: button.id, kind: .mouse, phase: .cancelled, location: .zero, time: clock.now)))
    }
    for id in fingers.values {
      send(.pointer(PointerEvent(id: id, kind: .touch, phase: .cancelled, location: .zero, time: clock.now)))
    }
    pressedButtons = []
    fingers = [:]
    return false
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
