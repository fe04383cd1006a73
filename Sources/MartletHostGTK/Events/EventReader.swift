import CGtk
import Foundation
import MartletHost

/// Takes the toolkit's raw events to the source: one controller sees the buttons, fingers, wheels and pinches of the
/// whole canvas; gestures are recognised by the engine.
final class EventReader {
  private let canvas: Canvas
  private let source: any FrameSource
  private let clock: WindowClock
  private let foreign: ForeignWidgets
  /// Called after events that may have changed what waits.
  var didHandle: () -> Void = {}
  private var translator = EventTranslator()
  /// Where the pointer was last, in points of the canvas.
  private var pointerLocation = CGPoint.zero

  init(canvas: Canvas, source: any FrameSource, clock: WindowClock, foreign: ForeignWidgets) {
    (self.canvas, self.source, self.clock, self.foreign) = (canvas, source, clock, foreign)
    readRawEvents()
    routeForeignEvents()
    readHover()
  }

  private func readRawEvents() {
    let controller = gtk_event_controller_legacy_new()!
    let callback: @convention(c) (gpointer, OpaquePointer, gpointer) -> gboolean = { _, event, data in
      (owner(data) as EventReader).read(event) ? 1 : 0
    }
    connect(UnsafeMutableRawPointer(controller), "event", self, unsafeBitCast(callback, to: GCallback.self))
    gtk_widget_add_controller(canvas.widget, controller)
  }

  /// Sees each event before the widgets of other libraries do, and takes what is the content's.
  private func routeForeignEvents() {
    let controller = gtk_event_controller_legacy_new()!
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    let callback: @convention(c) (gpointer, OpaquePointer, gpointer) -> gboolean = { _, event, data in
      (owner(data) as EventReader).route(event) ? 1 : 0
    }
    connect(UnsafeMutableRawPointer(controller), "event", self, unsafeBitCast(callback, to: GCallback.self))
    gtk_widget_add_controller(canvas.widget, controller)
  }

  /// Whether the event ends here.
  private func route(_ event: OpaquePointer) -> Bool {
    guard !foreign.isEmpty, let kind = RawEvent.Kind(event) else {
      isForeign = false
      return false
    }
    isForeign = foreign.route(kind, at: location(of: event)) == .widget
    if isForeign { return false }
    // The toolkit may have chosen the widget for it.
    _ = read(event)
    return true
  }
  /// Whether the event under way is a foreign widget's.
  private var isForeign = false

  private func readHover() {
    let controller = gtk_event_controller_motion_new()!
    let left: @convention(c) (gpointer, gpointer) -> Void = { _, data in
      let reader: EventReader = owner(data)
      reader.send(.hover(HoverEvent(location: nil, time: reader.clock.now)))
    }
    connect(UnsafeMutableRawPointer(controller), "leave", self, unsafeBitCast(left, to: GCallback.self))
    let entered: @convention(c) (gpointer, Double, Double, gpointer) -> Void = { _, x, y, data in
      (owner(data) as EventReader).pointerLocation = CGPoint(x: x, y: y)
    }
    connect(UnsafeMutableRawPointer(controller), "enter", self, unsafeBitCast(entered, to: GCallback.self))
    gtk_widget_add_controller(canvas.widget, controller)
  }

  /// Whether the event ends here.
  private func read(_ event: OpaquePointer) -> Bool {
    guard !isForeign, let kind = RawEvent.Kind(event) else { return false }
    if case .press = kind, !canvas.hasFocusWithin || foreign.hasKeyboard { gtk_widget_grab_focus(canvas.widget) }
    let source = gdk_event_get_device(event).map(gdk_device_get_source)
    let raw = RawEvent(
      kind: kind, time: time(of: event), location: location(of: event), modifiers: modifiers(of: event),
      isPen: source == GDK_SOURCE_PEN)
    let isUsed = translator.events(for: raw, height: canvas.size.height).map(send).contains(true)
    // A finger that nobody takes would come again as a mouse.
    if case .touch = kind { return true }
    return isUsed
  }

  @discardableResult private func send(_ event: InputEvent) -> Bool {
    let isUsed = source.handle(event)
    didHandle()
    return isUsed
  }

  // MARK: What all events have

  private func time(of event: OpaquePointer) -> Double { clock.time(ofEvent: gdk_event_get_time(event)) }

  private func modifiers(of event: OpaquePointer) -> KeyModifiers { KeyModifiers(gdk_event_get_modifier_state(event)) }

  /// In points of the canvas.
  private func location(of event: OpaquePointer) -> CGPoint {
    var (x, y) = (0.0, 0.0)
    // Wheels on some displays have no place of their own.
    guard gdk_event_get_position(event, &x, &y) != 0, x.isFinite, y.isFinite else { return pointerLocation }
    guard let native = gtk_widget_get_native(canvas.widget) else { return CGPoint(x: x, y: y) }
    // The surface has the window's shadow and frame around the window.
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &left, &top)
    let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_translate_coordinates(window, canvas.widget, x - left, y - top, &x, &y)
    pointerLocation = CGPoint(x: x, y: y)
    return pointerLocation
  }
}

extension KeyModifiers {
  /// Control counts as the command key as well: it takes its part on Linux.
  init(_ state: GdkModifierType) {
    self = []
    let pairs: [(GdkModifierType, KeyModifiers)] = [
      (GDK_LOCK_MASK, .capsLock), (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, [.control, .command]),
      (GDK_ALT_MASK, .option), (GDK_SUPER_MASK, .command),
    ]
    for (mask, modifiers) in pairs where state.rawValue & mask.rawValue != 0 { insert(modifiers) }
  }
}
