import CGtk
import MartletHost

/// From the display server's key values to the characters of `Key`.
enum KeyNames {
  private static let named: [Int32: Character] = [
    GDK_KEY_Up: Key.up, GDK_KEY_KP_Up: Key.up, GDK_KEY_Down: Key.down, GDK_KEY_KP_Down: Key.down,
    GDK_KEY_Left: Key.left, GDK_KEY_KP_Left: Key.left, GDK_KEY_Right: Key.right, GDK_KEY_KP_Right: Key.right,
    GDK_KEY_Escape: Key.escape, GDK_KEY_BackSpace: Key.delete, GDK_KEY_Delete: Key.deleteForward,
    GDK_KEY_KP_Delete: Key.deleteForward, GDK_KEY_Home: Key.home, GDK_KEY_KP_Home: Key.home, GDK_KEY_End: Key.end,
    GDK_KEY_KP_End: Key.end, GDK_KEY_Page_Up: Key.pageUp, GDK_KEY_KP_Page_Up: Key.pageUp,
    GDK_KEY_Page_Down: Key.pageDown, GDK_KEY_KP_Page_Down: Key.pageDown, GDK_KEY_Tab: Key.tab,
    // Shift and Tab have a value of their own.
    GDK_KEY_ISO_Left_Tab: Key.tab, GDK_KEY_space: Key.space, GDK_KEY_Return: Key.return, GDK_KEY_KP_Enter: Key.return,
    GDK_KEY_Menu: Key.menu, GDK_KEY_F10: Key.f10,
  ]

  static func key(forValue value: guint) -> Character? { named[Int32(value)] }

  /// What a key value types; nil for keys that type nothing visible.
  static func character(_ value: guint) -> Character? {
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value)), scalar.value >= 0x20, scalar.value != 0x7F
    else { return nil }
    return Character(scalar)
  }

  static func isOnNumericPad(_ value: guint) -> Bool { (GDK_KEY_KP_Space...GDK_KEY_KP_9).contains(Int32(value)) }
}
