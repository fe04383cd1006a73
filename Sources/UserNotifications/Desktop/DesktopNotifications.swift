import CGtk
import Foundation
import MartletControls
import MartletHost

/// Notifications by the desktop's service, `org.freedesktop.Notifications` on the session's bus. Main thread only.
final class DesktopNotifications: NotificationShowing {
  private let bus: OpaquePointer
  /// By the numbers that the service gives.
  private var shown: [UInt32: (identifier: String, chosen: (String) -> Void)] = [:]

  /// Nil where nothing is shown on a desktop, or it has no bus.
  static func make() -> DesktopNotifications? {
    guard MainActor.assumeIsolated({ RunningHost.current }) == .window else { return nil }
    return make(address: nil)
  }

  /// On the bus at an address; nil is the session's.
  static func make(address: String?) -> DesktopNotifications? {
    guard let address else {
      return g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil).map { DesktopNotifications(bus: $0) }
    }
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    return g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil).map { DesktopNotifications(bus: $0) }
  }

  private init(bus: OpaquePointer) {
    self.bus = bus
    subscribe("ActionInvoked") { this, parameters in
      guard let action = parameters.text(1) else { return }
      this.choose(parameters.number(0), action == "default" ? UNNotificationDefaultActionIdentifier : action)
    }
    subscribe("NotificationClosed") { this, parameters in
      // 2: by the user. Others end by themselves, or at our word.
      if parameters.number(1) == 2 { this.choose(parameters.number(0), UNNotificationDismissActionIdentifier) }
    }
  }

  /// The requests of what the service took.
  var shownIdentifiers: [String] { shown.values.map(\.identifier) }

  private func choose(_ number: UInt32, _ action: String) {
    guard let entry = shown.removeValue(forKey: number) else { return }
    entry.chosen(action)
  }

  // MARK: Calls

  private static let name = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"

  func show(
    _ notification: UNNotification, category: UNNotificationCategory?, makesSound: Bool,
    chosen: @escaping (String) -> Void
  ) {
    let identifier = notification.request.identifier
    let old = shown.first { $0.value.identifier == identifier }?.key ?? 0
    let message = DesktopMessage(notification, category: category, makesSound: makesSound)
    let context = Call(owner: self) { [weak self] answer in
      guard let self, let answer else {
        return Notes.once("the desktop shows no notifications: it has no service for them")
      }
      if old != 0 { shown[old] = nil }
      shown[GVariantReader(answer).number(0)] = (identifier, chosen)
    }
    call("Notify", message.parameters(replacing: old), context)
  }

  func withdraw(_ identifier: String) {
    for number in shown.filter({ $0.value.identifier == identifier }).keys {
      shown[number] = nil
      var parts = [g_variant_new_uint32(number)]
      call("CloseNotification", g_variant_new_tuple(&parts, 1), Call(owner: self) { _ in })
    }
  }

  /// What comes back, and to whom.
  private final class Call {
    let owner: DesktopNotifications
    let done: (OpaquePointer?) -> Void
    init(owner: DesktopNotifications, done: @escaping (OpaquePointer?) -> Void) {
      (self.owner, self.done) = (owner, done)
    }
  }

  private func call(_ method: String, _ parameters: OpaquePointer?, _ context: Call) {
    g_dbus_connection_call(
      bus, Self.name, Self.path, Self.name, method, parameters, nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil,
      { bus, result, data in
        let context = Unmanaged<Call>.fromOpaque(data!).takeRetainedValue()
        let answer = g_dbus_connection_call_finish(OpaquePointer(bus), result, nil)
        context.done(answer)
        if let answer { g_variant_unref(answer) }
      }, Unmanaged.passRetained(context).toOpaque())
  }

  private final class Signal {
    weak var owner: DesktopNotifications?
    let heard: (DesktopNotifications, GVariantReader) -> Void
    init(_ owner: DesktopNotifications, _ heard: @escaping (DesktopNotifications, GVariantReader) -> Void) {
      (self.owner, self.heard) = (owner, heard)
    }
  }

  private func subscribe(_ signal: String, _ heard: @escaping (DesktopNotifications, GVariantReader) -> Void) {
    g_dbus_connection_signal_subscribe(
      bus, Self.name, Self.name, signal, Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        let signal = Unmanaged<Signal>.fromOpaque(data!).takeUnretainedValue()
        if let owner = signal.owner, let parameters { signal.heard(owner, GVariantReader(parameters)) }
      }, Unmanaged.passRetained(Signal(self, heard)).toOpaque(), { Unmanaged<Signal>.fromOpaque($0!).release() })
  }
}
