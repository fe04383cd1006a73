import Foundation
import Testing

@testable import Network

@Suite struct NetworkTests {
  @Test func routesTellWhatLeadsOutside() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["eth0", "wlan0/wireless"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try Data("3\n".utf8).write(to: folder.appendingPathComponent("wlan0/ifindex"))
    let table = """
      Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\tMTU
      wlan0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\t0
      eth0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\t0
      eth0\t0001A8C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\t0
      """
    let routes = folder.appendingPathComponent("route")
    try Data(table.utf8).write(to: routes)
    let found = RouteTable(routes: routes.path, interfaces: folder.path).outsideInterfaces()
    #expect(found.map(\.name) == ["eth0", "wlan0"] && found.map(\.type) == [.wiredEthernet, .wifi])
    #expect(found[1].index == 3)
    #expect(RouteTable(routes: folder.path + "/none", interfaces: folder.path).outsideInterfaces().isEmpty)
  }

  @Test func pathsNeedAnInterfaceOfTheWantedKind() {
    let wifi = NWInterface(name: "w", type: .wifi, index: 1)
    let state = NetworkState(isAvailable: true, isMetered: true, interfaces: [wifi])
    let path = state.path { $0 == .wifi }
    #expect(path.status == .satisfied && path.isExpensive && path.usesInterfaceType(.wifi))
    #expect(state.path { $0 == .cellular }.status == .unsatisfied)
    let away = NetworkState(isAvailable: false, isMetered: true, interfaces: [wifi]).path { _ in true }
    #expect(away.status == .unsatisfied && away.availableInterfaces.isEmpty && !away.isExpensive)
  }

  @Test func withoutAWindowTheNetworkIsThere() async {
    let monitor = NWPathMonitor()
    let path = await withCheckedContinuation { waiting in
      monitor.pathUpdateHandler = { waiting.resume(returning: $0) }
      monitor.start(queue: DispatchQueue(label: "network"))
    }
    monitor.cancel()
    #expect(path.status == .satisfied && !path.isExpensive && monitor.queue == nil)
  }
}
