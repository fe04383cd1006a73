@testable import CourseServer
import Testing

@Suite struct GateTests {
  let server = try! Server()

  @Test func anAnswerWaitsUntilItIsReleased() async throws {
    let client = Client(server.address(with: "slow"))
    async let answer = client.get("/api/contents")
    await server.gate.whenHeld(1)
    #expect(server.gate.requests.map(\.path) == ["/api/contents"])
    #expect(server.gate.release() == 1)
    #expect(try await answer.rows.count == 20)
  }

  @Test func othersAreAnsweredMeanwhile() async throws {
    let client = Client(server.address(with: "slow"))
    async let held = client.get("/api/contents?sort=popularity")
    await server.gate.whenHeld(1)
    #expect(try await Client(server.address).get("/api/contents").status == 200)
    server.gate.release()
    _ = try await held
  }

  @Test func aReleasedAnswerMayBeFaulty() async throws {
    let client = Client(server.address(with: "slow", "cut"))
    let answer = Task { try await client.get("/api/contents") }
    await server.gate.whenHeld(1)
    server.gate.release()
    await #expect(throws: (any Error).self) { try await answer.value }
  }

  @Test func aHundredWaitAtOnceAndSomeAreLetGo() async throws {
    let numbers = Array(1...100)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for number in numbers {
        let client = Client(server.address(with: "slow"))
        group.addTask { try await client.get("/api/contents?page%5Bnumber%5D=\(number)").status }
      }
      await server.gate.whenHeld(numbers.count)
      #expect(server.gate.release { $0.value("page[number]") == "4" } == 1)
      #expect(server.gate.requests.count == 99)
      #expect(!server.gate.requests.contains { $0.value("page[number]") == "4" })
      #expect(server.gate.release(shuffledBy: 9) == 99)
      for try await status in group { #expect(status == 200) }
    }
  }

  @Test func theOrderIsTheSeeds() {
    func order(_ seed: UInt64) -> [Int] {
      let gate = Gate()
      var order: [Int] = []
      for number in 0..<20 { gate.hold(Request(path: "/")) { _ in order.append(number) } }
      gate.release(shuffledBy: seed)
      return order
    }
    #expect(order(1) == order(1))
    #expect(order(1) != order(2))
    #expect(order(1).sorted() == Array(0..<20))
    #expect(order(1) != Array(0..<20))
  }

  @Test func stoppingCutsOffWhoWaits() async throws {
    let server = try Server()
    let client = Client(server.address(with: "slow"))
    let answer = Task { try await client.get("/api/contents") }
    await server.gate.whenHeld(1)
    server.stop()
    await #expect(throws: (any Error).self) { try await answer.value }
  }

  @Test func anotherProcessAsksByAddresses() async throws {
    let control = Client(server.address)
    async let answer = Client(server.address(with: "slow")).get("/api/contents")
    await server.gate.whenHeld(1)
    #expect(try await control.get("/control/held").json["held"] as? Int == 1)
    #expect(try await control.get("/control/release?seed=1").json["released"] as? Int == 1)
    _ = try await answer
    _ = try await control.get("/control/fault?fault=status-500&path=contents&times=1")
    #expect(try await control.get("/api/contents").status == 500)
    #expect(try await control.get("/api/contents").status == 200)
  }
}
