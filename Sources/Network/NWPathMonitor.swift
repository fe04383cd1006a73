import CGtk
import Foundation
import MartletHost

/// Tells what the network is like, by GLib's monitor, which the desktop's manager of connections informs.
///
/// In pictures and scripts the network is always there and never changes, so that they do not depend on the machine.
public final class NWPathMonitor: @unchecked Sendable {
  /// Called on the queue, with the path as it is at the start and after each change.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }
  public private(set) var queue: DispatchQueue?
  private let lock = NSLock()
  private var handler: (@Sendable (NWPath) -> Void)?
  private let isWanted: (NWInterface.InterfaceType) -> Bool
  private var signal: gulong = 0
  private var last: NWPath?
  private var isOver = false

  public init() { isWanted = { _ in true } }
  public init(requiredInterfaceType: NWInterface.InterfaceType) { isWanted = { $0 == requiredInterfaceType } }
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    isWanted = { !prohibitedInterfaceTypes.contains($0) }
  }
  deinit { disconnect() }

  /// On other threads than the main one the path that was told last.
  public var currentPath: NWPath {
    if !Thread.isMainThread, let last = lock.withLock({ last }) { return last }
    return NetworkState.current().path(where: isWanted)
  }

  /// Starts once; a monitor that was cancelled stays silent.
  public func start(queue: DispatchQueue) {
    guard self.queue == nil, !isOver else { return }
    self.queue = queue
    DispatchQueue.main.async { [weak self] in self?.follow() }
  }

  public func cancel() {
    isOver = true
    queue = nil
    DispatchQueue.main.async { [self] in disconnect() }
  }

  private func follow() {
    tell()
    guard NetworkState.isLive else { return }
    let this = Unmanaged.passUnretained(self).toOpaque()
    let changed: @convention(c) (OpaquePointer?, gboolean, gpointer?) -> Void = { _, _, data in
      Unmanaged<NWPathMonitor>.fromOpaque(data!).takeUnretainedValue().tell()
    }
    signal = g_signal_connect_data(
      UnsafeMutableRawPointer(g_network_monitor_get_default()), "network-changed",
      unsafeBitCast(changed, to: GCallback.self), this, nil, GConnectFlags(rawValue: 0))
  }

  private func tell() {
    let path = currentPath
    guard !isOver, let queue, let handler = pathUpdateHandler else { return }
    let isNews = lock.withLock {
      defer { last = path }
      return path != last
    }
    guard isNews else { return }
    queue.async { handler(path) }
  }

  private func disconnect() {
    if signal != 0 { g_signal_handler_disconnect(UnsafeMutableRawPointer(g_network_monitor_get_default()), signal) }
    signal = 0
  }
}

/// What there is of a network.
struct NetworkState {
  var isAvailable: Bool
  var isMetered: Bool
  var interfaces: [NWInterface]

  /// Whether the machine's network counts.
  static var isLive: Bool {
    guard Thread.isMainThread else { return false }
    return MainActor.assumeIsolated { RunningHost.current } == .window
  }

  static func current() -> NetworkState {
    guard isLive else { return .still }
    let monitor = g_network_monitor_get_default()
    return NetworkState(
      isAvailable: g_network_monitor_get_network_available(monitor) != 0,
      isMetered: g_network_monitor_get_network_metered(monitor) != 0, interfaces: RouteTable().outsideInterfaces())
  }

  static let still = NetworkState(
    isAvailable: true, isMetered: false, interfaces: [NWInterface(name: "en0", type: .wifi, index: 1)])

  func path(where isWanted: (NWInterface.InterfaceType) -> Bool) -> NWPath {
    let wanted = interfaces.filter { isWanted($0.type) }
    // A network without a known interface, as in containers, leads outside all the same.
    let isThere = isAvailable && (!wanted.isEmpty || interfaces.isEmpty)
    return NWPath(
      status: isThere ? .satisfied : .unsatisfied, isExpensive: isThere && isMetered,
      availableInterfaces: isThere ? wanted : [])
  }
}
