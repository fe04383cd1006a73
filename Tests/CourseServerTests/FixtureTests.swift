import CourseServer
import Testing

/// One after the other: each is a client of its own.
@Suite(.serialized) struct FixtureTests {
  private static let server = try! Server()

  @Test func thereAreTwoHundredByDifferentNames() {
    #expect(Fixture.all.count >= 200)
    #expect(Set(Fixture.all.map(\.name)).count == Fixture.all.count)
  }

  @Test(arguments: Fixture.all) func aForgivingClientShowsWhatItSays(_ fixture: Fixture) async throws {
    let shown = await ReferenceClient(server: Self.server.address(of: fixture)).shows(fixture.question)
    #expect(fixture.isRight(shown), "\(shown) where \(fixture.shows) is right")
  }

  @Test func anUnknownNameIsRefused() async throws {
    #expect(try await Client(Self.server.address + "/fixtures/nothing").get("/api/contents").status == 400)
  }
}

extension Fixture: CustomTestStringConvertible {
  public var testDescription: String { name }
}
