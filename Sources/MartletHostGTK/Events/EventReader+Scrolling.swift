import CGtk
import Foundation
import MartletHost

extension EventReader {
  /// A step of a wheel, or fingers on a touchpad. Momentum is the engine's, never the toolkit's.
  func readScroll(_ event: OpaquePointer) -> Bool {
    var delta = ScrollDelta(x: 0, y: 0)
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: delta.y = -1
    case GDK_SCROLL_DOWN: delta.y = 1
    case GDK_SCROLL_LEFT: delta.x = -1
    case GDK_SCROLL_RIGHT: delta.x = 1
    default:
      var (x, y) = (0.0, 0.0)
      gdk_scroll_event_get_deltas(event, &x, &y)
      delta = ScrollDelta(x: x, y: y)
    }
    guard isContinuous(event) else { return send(event, .step, delta.scaled(by: wheelStep)) }
    if gdk_scroll_event_is_stop(event) != 0 {
      guard isScrolling else { return false }
      isScrolling = false
      return send(event, .ended, ScrollDelta(x: 0, y: 0))
    }
    let phase: ScrollEvent.Phase = isScrolling ? .changed : .began
    isScrolling = true
    let isInPoints = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
    return send(event, phase, delta.scaled(by: isInPoints ? Self.touchpadFactor : wheelStep))
  }

  private func send(_ event: OpaquePointer, _ phase: ScrollEvent.Phase, _ delta: ScrollDelta) -> Bool {
    send(
      .scroll(
        ScrollEvent(
          phase: phase, location: location(of: event), delta: delta, time: time(of: event),
          modifiers: modifiers(of: event))))
  }

  /// Fingers, which begin and end; a wheel only steps.
  private func isContinuous(_ event: OpaquePointer) -> Bool {
    guard gdk_scroll_event_get_direction(event) == GDK_SCROLL_SMOOTH else { return false }
    return gdk_event_get_device(event).map(gdk_device_get_source) == GDK_SOURCE_TOUCHPAD
  }

  /// Points of one step, by the toolkit's rule for pages of this height: 88 for 844 points.
  private var wheelStep: CGFloat { pow(max(canvas.size.height, 1), 2.0 / 3) }

  /// How much faster than the fingers content moves, as in the toolkit's own lists.
  private static var touchpadFactor: CGFloat { 2.5 }

  /// Two fingers on a touchpad that spread or turn; those on a touchscreen arrive as pointers.
  func readPinch(_ event: OpaquePointer) -> Bool {
    let phases: [GdkTouchpadGesturePhase.RawValue: PinchEvent.Phase] = [
      GDK_TOUCHPAD_GESTURE_PHASE_BEGIN.rawValue: .began, GDK_TOUCHPAD_GESTURE_PHASE_UPDATE.rawValue: .changed,
      GDK_TOUCHPAD_GESTURE_PHASE_END.rawValue: .ended,
    ]
    let phase = phases[gdk_touchpad_event_get_gesture_phase(event).rawValue] ?? .cancelled
    pinchRotation = phase == .began ? 0 : pinchRotation + gdk_touchpad_event_get_pinch_angle_delta(event)
    return send(
      .pinch(
        PinchEvent(
          phase: phase, location: location(of: event), scale: gdk_touchpad_event_get_pinch_scale(event),
          rotation: pinchRotation, time: time(of: event))))
  }
}

extension ScrollDelta {
  func scaled(by factor: CGFloat) -> ScrollDelta { ScrollDelta(x: x * factor, y: y * factor) }
}
