import CGtk
import Foundation
import MartletHost

/// Takes key presses to the source: through the input method while a field has the keyboard, so that composed text
/// arrives as text and everything else as keys.
final class KeyReader {
  private let canvas: Canvas
  private let source: any FrameSource
  private let clock: WindowClock
  private let controller: OpaquePointer
  private let inputMethod: InputMethod
  var didHandle: () -> Void = {}
  private var pressedKeys: Set<guint> = []

  init(canvas: Canvas, source: any FrameSource, clock: WindowClock) {
    (self.canvas, self.source, self.clock) = (canvas, source, clock)
    controller = gtk_event_controller_key_new()
    inputMethod = InputMethod(canvas: canvas)
    let pressed: @convention(c) (gpointer, guint, guint, GdkModifierType.RawValue, gpointer) -> gboolean = {
      _, value, code, state, data in
      (owner(data) as KeyReader).press(value, code, GdkModifierType(rawValue: state)) ? 1 : 0
    }
    let released: @convention(c) (gpointer, guint, guint, GdkModifierType.RawValue, gpointer) -> Void = {
      _, value, code, state, data in
      (owner(data) as KeyReader).release(value, code, GdkModifierType(rawValue: state))
    }
    let object = UnsafeMutableRawPointer(controller)
    connect(object, "key-pressed", self, unsafeBitCast(pressed, to: GCallback.self))
    connect(object, "key-released", self, unsafeBitCast(released, to: GCallback.self))
    gtk_widget_add_controller(canvas.widget, controller)
    inputMethod.send = { [weak self] in self?.send(.text($0)) }
  }

  /// Called after each frame: the input method works only while a field has the keyboard.
  func update(for field: TextInputState?) {
    let context = field == nil ? nil : inputMethod.context
    // Setting it, even to the same, forgets what was being composed.
    if gtk_event_controller_key_get_im_context(controller) != context {
      gtk_event_controller_key_set_im_context(controller, context)
    }
    inputMethod.update(for: field)
  }

  @discardableResult private func send(_ event: InputEvent) -> Bool {
    let isUsed = source.handle(event)
    didHandle()
    return isUsed
  }

  private func press(_ value: guint, _ code: guint, _ state: GdkModifierType) -> Bool {
    let isNew = pressedKeys.insert(code).inserted
    guard let event = event(isNew ? .down : .repeat, value, code, state) else { return false }
    return send(.key(event))
  }

  private func release(_ value: guint, _ code: guint, _ state: GdkModifierType) {
    pressedKeys.remove(code)
    if let event = event(.up, value, code, state) { send(.key(event)) }
  }

  /// Nil for keys that are modifiers alone or that nobody knows.
  private func event(
    _ phase: KeyEvent.Phase, _ value: guint, _ code: guint, _ state: GdkModifierType
  ) -> KeyEvent? {
    guard let key = KeyNames.key(forValue: value) ?? KeyNames.character(plainValue(code) ?? value)?.lowercased().first
    else { return nil }
    var modifiers = KeyModifiers(state)
    if KeyNames.isOnNumericPad(value) { modifiers.insert(.numericPad) }
    let isShortcut = !modifiers.isDisjoint(with: [.control, .command])
    let typed = isShortcut ? nil : KeyNames.character(value)
    return KeyEvent(
      phase: phase, key: key, characters: typed.map(String.init) ?? "", modifiers: modifiers, time: clock.now)
  }

  /// What the key would type without modifiers, in the keyboard layout that is on.
  private func plainValue(_ code: guint) -> guint? {
    guard let event = gtk_event_controller_get_current_event(controller) else { return nil }
    var value: guint = 0
    let isKnown = gdk_display_translate_key(
      gdk_event_get_display(event), code, GdkModifierType(rawValue: 0), Int32(gdk_key_event_get_layout(event)),
      &value, nil, nil, nil)
    return isKnown != 0 ? value : nil
  }
}
