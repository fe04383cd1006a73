import Foundation

/// Hosts that a page of a stranger must not make us ask: this machine, and the network around it.
enum LocalHosts {
  static func isLocal(_ host: String) -> Bool {
    let name = host.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "[]."))
    if name == "localhost" || [".localhost", ".local", ".internal", ".lan"].contains(where: name.hasSuffix) {
      return true
    }
    return addresses(of: name).contains(where: isLocal)
  }

  /// What the system resolves a name to; empty where it does not know the name, which then cannot be asked either.
  private static func addresses(of name: String) -> [[UInt8]] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(name, nil, &hints, &first) == 0 else { return [] }
    defer { freeaddrinfo(first) }
    return sequence(first: first, next: { $0?.pointee.ai_next }).prefix { $0 != nil }.compactMap { entry in
      guard let entry, let address = entry.pointee.ai_addr else { return nil }
      switch entry.pointee.ai_family {
      case AF_INET:
        return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { Array(bytes(of: $0.pointee.sin_addr)) }
      case AF_INET6:
        return address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { Array(bytes(of: $0.pointee.sin6_addr)) }
      default: return nil
      }
    }
  }

  private static func bytes<Value>(of value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }

  /// Loopback, private, link-local, shared, multicast and unspecified ranges, also as IPv4 inside of IPv6.
  static func isLocal(_ address: [UInt8]) -> Bool {
    if address.count == 16 {
      let isMapped =
        address[..<10].allSatisfy { $0 == 0 }
        && (address[10...11].allSatisfy { $0 == 0xFF } || address[10...11].allSatisfy { $0 == 0 })
      if isMapped { return isLocal(Array(address[12...])) }
      return address[0] & 0xFE == 0xFC || (address[0] == 0xFE && address[1] & 0xC0 == 0x80) || address[0] == 0xFF
    }
    guard address.count == 4 else { return true }
    switch (address[0], address[1]) {
    case (0, _), (10, _), (127, _), (172, 16...31), (192, 168), (169, 254), (100, 64...127), (224..., _): return true
    default: return false
    }
  }
}
