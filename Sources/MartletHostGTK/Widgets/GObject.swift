import CGtk
import Foundation

// What GLib's macros do, for Swift.

typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer {
  /// The same object as another of its classes.
  func cast<T>(to type: T.Type) -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }
}

enum GObjectType {
  // The fundamental types of GLib's type system: a number shifted by two bits.
  static let invalid = GType(0)
  static let boolean = GType(5 << 2)
  static let int = GType(6 << 2)
  static let double = GType(15 << 2)
  static let string = GType(16 << 2)

  /// Registers a subclass without fields of its own. `initialize` fills in the class, `instance` each new object.
  static func register(
    _ name: String, parent: GType,
    _ initialize: @escaping @convention(c) (gpointer?, gpointer?) -> Void,
    instance: @escaping @convention(c) (UnsafeMutablePointer<GTypeInstance>?, gpointer?) -> Void = { _, _ in }
  ) -> GType {
    var query = GTypeQuery()
    g_type_query(parent, &query)
    return g_type_register_static_simple(
      parent, name, query.class_size, initialize, query.instance_size, instance, GTypeFlags(rawValue: 0))
  }
}

/// Connects a signal to a C function that gets `owner` as its last argument. The owner must outlive the object.
@discardableResult
func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ owner: AnyObject, _ callback: GCallback
) -> gulong {
  g_signal_connect_data(
    object, signal, callback, Unmanaged.passUnretained(owner).toOpaque(), nil, GConnectFlags(rawValue: 0))
}

/// The owner that `connect` passed on.
func owner<T: AnyObject>(_ data: gpointer?, as type: T.Type = T.self) -> T {
  Unmanaged<T>.fromOpaque(data!).takeUnretainedValue()
}

/// A one-shot timer of the main loop.
final class Timeout {
  private var id: guint = 0
  private let action: () -> Void

  /// `seconds` are rounded up to milliseconds, so that it never comes too early.
  init(seconds: Double, _ action: @escaping () -> Void) {
    self.action = action
    let milliseconds = guint(min(max((seconds * 1000).rounded(.up), 0), 1e9))
    id = g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds,
      { data in
        let timeout: Timeout = owner(data)
        timeout.id = 0
        timeout.action()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }
  deinit { cancel() }

  func cancel() {
    if id != 0 { g_source_remove(id) }
    id = 0
  }
}

/// A texture as the bytes of a PNG file; nil for one that cannot be written.
func pngData(of texture: OpaquePointer) -> Data? {
  guard let bytes = gdk_texture_save_to_png_bytes(texture) else { return nil }
  defer { g_bytes_unref(bytes) }
  var length: gsize = 0
  return g_bytes_get_data(bytes, &length).map { Data(bytes: $0, count: Int(length)) }
}
