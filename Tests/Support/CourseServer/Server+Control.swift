import Foundation

/// What a test in another process asks of the server: `/control/...`.
extension Server {
  func control(_ request: Request) -> Answer {
    switch request.path {
    case "/control/held": return Self.said(["held": .int(gate.requests.count)])
    case "/control/release":
      let count = request.value("seed").flatMap { UInt64($0) }.map { gate.release(shuffledBy: $0) } ?? gate.release()
      return Self.said(["released": .int(count)])
    case "/control/fault":
      guard let fault = request.value("fault").flatMap(Fault.init(name:)) else { return Answer(400) }
      faults.add(fault, path: request.value("path") ?? "/", times: request.value("times").flatMap { Int($0) } ?? 1)
      return Self.said(["fault": JSON(request.value("fault"))])
    case "/control/reset":
      faults.removeAll()
      return Self.said(["released": .int(gate.release())])
    case "/control/requests": return Self.said(["requests": .array(requests.map { .string($0.path) })])
    case "/control/fixtures": return Self.said(["fixtures": .array(Fixture.all.map { .string($0.name) })])
    default: return Answer(404)
    }
  }

  private static func said(_ json: JSON) -> Answer { Answer(type: "application/json", json: json) }
}
