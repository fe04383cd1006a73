import Foundation

/// Courses and films for tests and for work without a network, on the loopback address. Tests/Support/README.md tells
/// the addresses.
public final class Server: @unchecked Sendable {
  public let catalogue: Catalogue
  public let gate = Gate()
  public let faults = FaultPlan()
  private let contents: ContentsAPI
  private let peerTube: PeerTubeAPI
  private let media = MediaLibrary()
  private let lock = NSLock()
  private var log: [Request] = []
  private var plain: HTTPServer!
  private var secure: HTTPServer?

  public init(catalogue: Catalogue = Catalogue(seed: 1, count: 137)) throws {
    self.catalogue = catalogue
    contents = ContentsAPI(catalogue: catalogue)
    peerTube = PeerTubeAPI(catalogue: catalogue, media: media)
    plain = try HTTPServer(gate: gate) { [weak self] in self?.answer($0) ?? Answer(503) }
  }

  deinit { stop() }

  /// Ends the threads; clients that wait are cut off.
  public func stop() {
    let servers = lock.withLock {
      let servers = [plain, secure].compactMap { $0 }
      (plain, secure) = (nil, nil)
      return servers
    }
    for server in servers { server.stop() }
  }

  public var port: Int { plain.port }
  /// Without a slash at its end.
  public var address: String { "http://127.0.0.1:\(port)" }
  /// What a client has as its server to meet a fault with every answer.
  public func address(with faults: String...) -> String { address + faults.map { "/with/" + $0 }.joined() }
  /// What a client has as its server to be given a fixture.
  public func address(of fixture: Fixture) -> String { address + "/fixtures/" + fixture.name }

  /// What was asked so far, without what goes to `/control`.
  public var requests: [Request] { lock.withLock { log } }

  private func answer(_ received: Request) -> Answer {
    if received.path.hasPrefix("/control/") { return control(received) }
    var request = received
    var found: [Fault] = []
    var fixture: Fixture?
    while let chosen = Self.choice(request.path) {
      request.takePrefix(2)
      switch chosen {
      case .fault(let fault): found.append(fault)
      case .fixture(let value): fixture = value
      case .unknown(let name): return Answer(400, type: "text/plain; charset=utf-8", body: Data("no '\(name)'\n".utf8))
      }
    }
    lock.withLock { log.append(request) }
    found += request.value("fault").flatMap(Fault.init(name:)).map { [$0] } ?? []
    found += faults.next(for: request).map { [$0] } ?? []
    if request.path == "/loop" { return .redirect(to: request.address("/loop")) }
    let plain = fixture?.answer(request) ?? route(request)
    return found.reduce(plain) { apply($1, to: $0, request) }
  }

  private func route(_ request: Request) -> Answer {
    let answer =
      contents.answer(request) ?? peerTube.answer(request) ?? media.answer(request)
      ?? ContentsAPI.error(404, "Not found", "there is no '\(request.path)'")
    return answer.tagged(for: request)
  }

  private func apply(_ fault: Fault, to answer: Answer, _ request: Request) -> Answer {
    guard let fault = faults.resolve(fault) else { return answer }
    guard fault == .tls else { return fault.applied(to: answer, of: request) }
    return .redirect(to: secureAddress() + request.path)
  }

  /// Of a server that nobody trusts; started when it is asked for.
  func secureAddress() -> String {
    lock.withLock {
      if secure == nil {
        secure = try? HTTPServer(certificate: Certificate.untrusted(), gate: gate) { [weak self] in
          self?.answer($0) ?? Answer(503)
        }
      }
      return "https://127.0.0.1:\(secure?.port ?? 0)"
    }
  }

  private enum Choice {
    case fault(Fault)
    case fixture(Fixture)
    case unknown(String)
  }

  private static func choice(_ path: String) -> Choice? {
    let parts = path.split(separator: "/", maxSplits: 2).map(String.init)
    guard parts.count >= 2 else { return nil }
    switch parts[0] {
    case "with": return Fault(name: parts[1]).map(Choice.fault) ?? .unknown(parts[1])
    case "fixtures": return Fixture.named(parts[1]).map(Choice.fixture) ?? .unknown(parts[1])
    default: return nil
    }
  }
}
