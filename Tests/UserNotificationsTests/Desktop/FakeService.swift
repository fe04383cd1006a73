import CGtk
import Foundation

/// A notification service on a bus of its own, with what it was asked.
final class FakeService {
  private let daemon: PrivateBus
  private let connection: OpaquePointer
  let address: String
  /// Each call with its parameters as GLib prints them.
  fileprivate(set) var calls: [String] = []

  init?() {
    guard let daemon = PrivateBus() else { return nil }
    (self.daemon, address) = (daemon, daemon.address)
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else { return nil }
    self.connection = connection
    register()
    g_bus_own_name_on_connection(connection, Self.name, G_BUS_NAME_OWNER_FLAGS_NONE, nil, nil, nil, nil)
  }

  func stop() {
    g_dbus_connection_close_sync(connection, nil, nil)
    daemon.stop()
  }

  private static let name = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"
  private static let interface = """
    <node><interface name='org.freedesktop.Notifications'>
    <method name='Notify'><arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='s' direction='in'/>
    <arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='as' direction='in'/>
    <arg type='a{sv}' direction='in'/><arg type='i' direction='in'/><arg type='u' direction='out'/></method>
    <method name='CloseNotification'><arg type='u' direction='in'/></method>
    </interface></node>
    """

  private func register() {
    let node = g_dbus_node_info_new_for_xml(Self.interface, nil)
    let interface = g_dbus_node_info_lookup_interface(node, Self.name)
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, parameters, invocation, data in
      let service = Unmanaged<FakeService>.fromOpaque(data!).takeUnretainedValue()
      let printed = g_variant_print(parameters, 0)!
      service.calls.append("\(String(cString: method!))\(String(cString: printed))")
      g_free(printed)
      var number = [g_variant_new_uint32(7)]
      let answer = String(cString: method!) == "Notify" ? g_variant_new_tuple(&number, 1) : nil
      g_dbus_method_invocation_return_value(invocation, answer)
    }
    g_dbus_connection_register_object(
      connection, Self.path, interface, &table, Unmanaged.passUnretained(self).toOpaque(), nil, nil)
  }

  /// A user who clicks.
  func click(_ action: String) {
    var parts = [g_variant_new_uint32(7), g_variant_new_string(action)]
    g_dbus_connection_emit_signal(
      connection, nil, Self.path, Self.name, "ActionInvoked", g_variant_new_tuple(&parts, 2), nil)
  }

  /// Lets messages through until the condition holds; false when it never does.
  func turn(until condition: () -> Bool) -> Bool {
    for _ in 0..<20_000 {
      if condition() { return true }
      if g_main_context_iteration(nil, 0) == 0 { usleep(100) }
    }
    return false
  }
}
