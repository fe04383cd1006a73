import Foundation

/// A way into the network.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  public let name: String
  public let type: InterfaceType
  public let index: Int
  public var debugDescription: String { "\(name) (\(type))" }
}

/// What the network is like now.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }
  public let status: Status
  /// Whether each byte costs something: the desktop calls the connection metered.
  public let isExpensive: Bool
  /// The interfaces that lead outside, the preferred one first.
  public let availableInterfaces: [NWInterface]

  public var isConstrained: Bool { false }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { status == .satisfied }
  public var supportsDNS: Bool { status == .satisfied }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
  public var debugDescription: String { "\(status), interfaces: \(availableInterfaces.map(\.name))" }
}
