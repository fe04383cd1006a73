import CGtk
import Foundation
import MartletHost

/// What an event of the toolkit says, read out of it once.
struct RawEvent {
  enum Kind: Equatable {
    case press(guint)
    case release(guint)
    case motion
    /// A finger on a screen, known by the toolkit's sequence.
    case touch(PointerEvent.Phase, sequence: OpaquePointer)
    case scroll(Scroll)
    case pinch(PinchEvent.Phase, scale: Double, turn: Double)
    /// Another window took the pointer away.
    case grabBroken
  }

  struct Scroll: Equatable {
    /// In steps of a wheel, or in points.
    var delta: ScrollDelta
    /// Fingers on a touchpad, which begin and end; a wheel only steps.
    var isTouchpad = false
    var isInPoints = false
    /// The fingers left the touchpad.
    var isStop = false
  }

  var kind: Kind
  var time: Double
  /// In points of the canvas.
  var location: CGPoint
  var modifiers: KeyModifiers = []
  var isPen = false
}

extension RawEvent.Kind {
  /// Nil for events that are not for the content.
  init?(_ event: OpaquePointer) {
    switch gdk_event_get_event_type(event) {
    // The server plays a mouse for fingers that nobody takes; ours are taken.
    case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE, GDK_MOTION_NOTIFY:
      if gdk_event_get_pointer_emulated(event) != 0 { return nil }
      self = Self.mouse(event)
    case GDK_TOUCH_BEGIN: self.init(touch: event, .began)
    case GDK_TOUCH_UPDATE: self.init(touch: event, .moved)
    case GDK_TOUCH_END: self.init(touch: event, .ended)
    case GDK_TOUCH_CANCEL: self.init(touch: event, .cancelled)
    case GDK_SCROLL: self = .scroll(RawEvent.Scroll(event))
    case GDK_TOUCHPAD_PINCH: self = Self.pinch(event)
    case GDK_GRAB_BROKEN: self = .grabBroken
    default: return nil
    }
  }

  private static func mouse(_ event: OpaquePointer) -> Self {
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS: .press(gdk_button_event_get_button(event))
    case GDK_BUTTON_RELEASE: .release(gdk_button_event_get_button(event))
    default: .motion
    }
  }

  private init?(touch event: OpaquePointer, _ phase: PointerEvent.Phase) {
    guard let sequence = gdk_event_get_event_sequence(event) else { return nil }
    self = .touch(phase, sequence: sequence)
  }

  private static func pinch(_ event: OpaquePointer) -> Self {
    let phase: PinchEvent.Phase =
      switch gdk_touchpad_event_get_gesture_phase(event) {
      case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: .began
      case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: .changed
      case GDK_TOUCHPAD_GESTURE_PHASE_END: .ended
      default: .cancelled
      }
    return .pinch(
      phase, scale: gdk_touchpad_event_get_pinch_scale(event), turn: gdk_touchpad_event_get_pinch_angle_delta(event))
  }
}

extension RawEvent.Scroll {
  fileprivate init(_ event: OpaquePointer) {
    let direction = gdk_scroll_event_get_direction(event)
    var (x, y) = (0.0, 0.0)
    switch direction {
    case GDK_SCROLL_UP: y = -1
    case GDK_SCROLL_DOWN: y = 1
    case GDK_SCROLL_LEFT: x = -1
    case GDK_SCROLL_RIGHT: x = 1
    default: gdk_scroll_event_get_deltas(event, &x, &y)
    }
    delta = ScrollDelta(x: x, y: y)
    let source = gdk_event_get_device(event).map(gdk_device_get_source)
    isTouchpad = direction == GDK_SCROLL_SMOOTH && source == GDK_SOURCE_TOUCHPAD
    isInPoints = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
    isStop = gdk_scroll_event_is_stop(event) != 0
  }
}
