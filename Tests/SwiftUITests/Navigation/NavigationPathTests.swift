import Foundation
import SwiftUI
import Testing

@Suite struct NavigationPathTests {
  @Test func valuesOfSeveralTypesLieOnOneAnother() {  // F7
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    #expect(path.count == 2)
    path.removeLast()
    #expect(path == NavigationPath([1]))
    path.removeLast(5)
    #expect(path.isEmpty)
  }

  @Test func codablePathsSurviveBeingWritten() throws {  // F7
    struct Place: Hashable, Codable { var name: String }
    var path = NavigationPath([1, 2])
    path.append("three")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
  }

  @Test func onePathValueThatCantBeWrittenMakesAllOfThemSo() {  // F7
    struct Plain: Hashable {}
    var path = NavigationPath([1])
    path.append(Plain())
    #expect(path.codable == nil)
  }
}
