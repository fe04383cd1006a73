import Foundation
import MartletDisplay
import Testing

@MainActor @Suite struct ProjectionTests {
  private let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

  private func draw(_ matrix: [Double]) throws -> RGBA.Sampler {
    .init(image: try MartletPaintTests.draw([.effect(.projection(matrix), [.rect(box, red)])]))
  }

  @Test func theIdentityChangesNothing() throws {
    #expect(try draw(identity).image == MartletPaintTests.draw([.rect(box, red)]))
  }

  @Test func translationStandsInTheLastRow() throws {
    var matrix = identity
    matrix[12] = 5
    let image = try draw(matrix)
    #expect(image[12, 20] == .white && image[33, 20] == red)
  }

  @Test func perspectiveMakesTheFarSideSmaller() throws {
    var matrix = identity
    // w grows with x: at x 10 it is 1.1, at x 30 it is 1.3.
    matrix[3] = 0.01
    let image = try draw(matrix)
    // The left edge lies at 10 / 1.1 = 9.1 and spans 9.1 to 27.3; the right edge at 23.1 spans 7.7 to 23.1.
    #expect(isNear(image[11, 25], red) && isNear(image[21, 22], red))
    #expect(image[21, 26] == .white && image[26, 15] == .white)
  }

  @Test func whatLiesBehindTheEyeIsNotDrawn() throws {
    var matrix = identity
    matrix[3] = -0.2
    #expect(try draw(matrix)[20, 20] == .white)
  }

  @Test(arguments: [[], [1], Array(repeating: 0, count: 16), Array(repeating: .nan, count: 16)] as [[Double]])
  func matricesThatMapNothingShowNothing(matrix: [Double]) throws {
    #expect(try draw(matrix)[20, 20] == .white)
  }
}
