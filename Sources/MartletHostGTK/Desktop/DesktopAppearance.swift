import CGtk
import Foundation

/// Whether the desktop is dark: the portal's setting `org.freedesktop.appearance color-scheme`, else GNOME's own. Both
/// are asked without waiting, and followed.
final class DesktopAppearance {
  /// Nil while nobody has said.
  var isDark: Bool? { portalIsDark ?? gnomeIsDark }
  var didChange: () -> Void = {}
  private var portalIsDark: Bool?
  private var gnomeIsDark: Bool?
  private var gnomeSettings: UnsafeMutablePointer<GSettings>?

  init() {
    guard GTKStart.hasSessionBus else { return }
    followGNOME()
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in (owner(data) as DesktopAppearance).follow(bus: g_bus_get_finish(result, nil)) },
      Unmanaged.passUnretained(self).toOpaque())
  }

  // MARK: Portal

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let space = "org.freedesktop.appearance"

  private func follow(bus: OpaquePointer?) {
    guard let bus else { return }
    let this = Unmanaged.passUnretained(self).toOpaque()
    g_dbus_connection_signal_subscribe(
      bus, Self.portal, Self.interface, "SettingChanged", Self.path, Self.space, GDBusSignalFlags(rawValue: 0),
      { _, _, _, _, _, parameters, data in (owner(data) as DesktopAppearance).read(change: parameters) }, this, nil)
    var words = [Self.space, "color-scheme"].map { (word: String) in g_variant_new_string(word) }
    let question = g_variant_new_tuple(&words, 2)
    // Not started for this: desktops that have a portal start it themselves.
    g_dbus_connection_call(
      bus, Self.portal, Self.path, Self.interface, "Read", question, nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, 2000, nil,
      { bus, result, data in
        let answer = g_dbus_connection_call_finish(OpaquePointer(bus), result, nil)
        (owner(data) as DesktopAppearance).read(answer: answer)
      }, this)
  }

  private func read(answer: OpaquePointer?) {
    guard let answer else { return }
    if let value = g_variant_get_child_value(answer, 0) { take(value) }
    g_variant_unref(answer)
  }

  /// (namespace, key, value)
  private func read(change: OpaquePointer?) {
    guard let change, g_variant_n_children(change) == 3, let key = g_variant_get_child_value(change, 1) else { return }
    defer { g_variant_unref(key) }
    guard String(cString: g_variant_get_string(key, nil)) == "color-scheme" else { return }
    if let value = g_variant_get_child_value(change, 2) { take(value) }
  }

  /// A number in some wrappings: 0 says nothing, 1 prefers dark, 2 light. Takes the reference over.
  private func take(_ wrapped: OpaquePointer) {
    var value = wrapped
    while g_variant_classify(value) == G_VARIANT_CLASS_VARIANT, let inner = g_variant_get_variant(value) {
      g_variant_unref(value)
      value = inner
    }
    defer { g_variant_unref(value) }
    guard g_variant_classify(value) == G_VARIANT_CLASS_UINT32 else { return }
    let number = g_variant_get_uint32(value)
    portalIsDark = number == 0 ? nil : number == 1
    didChange()
  }

  // MARK: GNOME

  private func followGNOME() {
    let name = "org.gnome.desktop.interface"
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, name, 1)
    else { return }
    defer { g_settings_schema_unref(schema) }
    guard g_settings_schema_has_key(schema, "color-scheme") != 0 else { return }
    gnomeSettings = g_settings_new(name)
    let changed: @convention(c) (gpointer, gpointer, gpointer) -> Void = { _, _, data in
      (owner(data) as DesktopAppearance).readGNOME()
    }
    connect(gnomeSettings!, "changed::color-scheme", self, unsafeBitCast(changed, to: GCallback.self))
    readGNOME()
  }

  private func readGNOME() {
    guard let gnomeSettings, let text = g_settings_get_string(gnomeSettings, "color-scheme") else { return }
    let name = String(cString: text)
    g_free(text)
    gnomeIsDark = name == "default" ? nil : name == "prefer-dark"
    didChange()
  }
}
