import CGtk
import Foundation

/// What the user set for the whole desktop, followed live: dark appearance, size of text, motion.
///
/// The appearance comes from the desktop portal where there is one, else from GNOME's settings, else from the
/// toolkit's theme.
final class DesktopSettings {
  var didChange: () -> Void = {}
  private let settings: OpaquePointer
  private let appearance = DesktopAppearance()

  init() {
    settings = gtk_settings_get_default()
    let names = ["gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-xft-dpi", "gtk-enable-animations"]
    let changed: @convention(c) (gpointer, gpointer, gpointer) -> Void = { _, _, data in
      (owner(data) as DesktopSettings).didChange()
    }
    for name in names {
      connect(
        UnsafeMutableRawPointer(settings), "notify::" + name, self, unsafeBitCast(changed, to: GCallback.self))
    }
    appearance.didChange = { [weak self] in self?.applyAppearance() }
    applyAppearance()
  }

  var isDark: Bool {
    appearance.isDark
      ?? (bool("gtk-application-prefer-dark-theme") || string("gtk-theme-name").lowercased().hasSuffix("-dark"))
  }

  var reducesMotion: Bool { !bool("gtk-enable-animations") }

  /// The Dynamic Type size whose body text is nearest to the desktop's scale. The toolkit's resolution is that scale
  /// times 96 dots an inch, in 1024ths; -1 where nobody set it.
  var textSize: String {
    let resolution = Double(int("gtk-xft-dpi"))
    return Self.textSize(forScale: resolution > 0 ? resolution / 1024 / 96 : 1)
  }

  /// Points of body text at each size. Spec: M-TEXT.
  private static let bodySizes: [(name: String, size: Double)] = [
    ("xSmall", 14), ("small", 15), ("medium", 16), ("large", 17), ("xLarge", 19), ("xxLarge", 21), ("xxxLarge", 23),
    ("accessibility1", 28), ("accessibility2", 33), ("accessibility3", 40), ("accessibility4", 47),
    ("accessibility5", 53),
  ]

  static func textSize(forScale scale: Double) -> String {
    let wanted = 17 * scale
    return bodySizes.min { abs($0.size - wanted) < abs($1.size - wanted) }!.name
  }

  /// Menus and the window's frame are the toolkit's, and follow.
  private func applyAppearance() {
    if let isDark = appearance.isDark, isDark != bool("gtk-application-prefer-dark-theme") {
      var value = GValue()
      g_value_init(&value, GObjectType.boolean)
      g_value_set_boolean(&value, isDark ? 1 : 0)
      g_object_set_property(object, "gtk-application-prefer-dark-theme", &value)
    }
    didChange()
  }

  // MARK: Properties of the toolkit

  private var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
  }

  private func read<T>(_ name: String, _ type: GType, _ get: (inout GValue) -> T) -> T {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    g_object_get_property(object, name, &value)
    return get(&value)
  }

  private func bool(_ name: String) -> Bool { read(name, GObjectType.boolean) { g_value_get_boolean(&$0) != 0 } }
  private func int(_ name: String) -> Int { read(name, GObjectType.int) { Int(g_value_get_int(&$0)) } }
  private func string(_ name: String) -> String {
    read(name, GObjectType.string) { g_value_get_string(&$0).map { String(cString: $0) } ?? "" }
  }
}
