import Foundation

/// The interfaces that the system's routes lead through, told by the kernel's files.
struct RouteTable {
  /// A table of routes, with the interface's name first, and the destination and mask in hexadecimal digits after it.
  var routes = "/proc/net/route"
  var interfaces = "/sys/class/net"

  /// The least metric first.
  func outsideInterfaces() -> [NWInterface] {
    guard let table = try? String(contentsOfFile: routes, encoding: .utf8) else { return [] }
    let ways = table.split(separator: "\n").dropFirst().compactMap { line -> (name: String, metric: Int)? in
      let fields = line.split(whereSeparator: \.isWhitespace)
      guard fields.count > 7, fields[1] == "00000000", fields[7] == "00000000" else { return nil }
      return (String(fields[0]), Int(fields[6]) ?? 0)
    }
    var seen: Set<String> = []
    return ways.sorted { $0.metric < $1.metric }.map(\.name).filter { seen.insert($0).inserted }.map(interface)
  }

  private func interface(_ name: String) -> NWInterface {
    let folder = "\(interfaces)/\(name)"
    let index = (try? String(contentsOfFile: folder + "/ifindex", encoding: .utf8)).flatMap {
      Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return NWInterface(name: name, type: type(name, folder), index: index ?? 0)
  }

  private func type(_ name: String, _ folder: String) -> NWInterface.InterfaceType {
    let files = FileManager.default
    if files.fileExists(atPath: folder + "/wireless") || files.fileExists(atPath: folder + "/phy80211") { return .wifi }
    if name.hasPrefix("wwan") || name.hasPrefix("ppp") { return .cellular }
    if name == "lo" { return .loopback }
    return name.hasPrefix("tun") || name.hasPrefix("wg") ? .other : .wiredEthernet
  }
}
