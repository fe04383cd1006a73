import Foundation
import MartletDisplay
import Testing

@MainActor @Suite struct ColorMatrixTests {
  private func pixel(_ matrix: [Float], _ color: RGBA) throws -> RGBA {
    try draw([.effect(.colorMatrix(matrix), [.rect(box, color)])]).pixel(20, 20)
  }

  @Test func factorsStandInRowsOfTheResult() throws {
    // Green of the result is red of the source; the rest is dropped.
    let toGreen: [Float] = [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    #expect(isNear(try pixel(toGreen, red), green))
  }

  @Test func constantsAreAdded() throws {
    let invert: [Float] = [-1, 0, 0, 0, 0, -1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 1, 1, 1, 0]
    #expect(isNear(try pixel(invert, red), RGBA(0, 255, 255)))
  }

  @Test func alphaHasARowToo() throws {
    let half: [Float] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0.5, 0, 0, 0, 0]
    #expect(isNear(try pixel(half, red), RGBA(255, 128, 128)))
  }

  @Test(arguments: [[], [1, 2, 3], Array(repeating: .nan, count: 20)] as [[Float]])
  func anythingElseChangesNothing(matrix: [Float]) throws {
    #expect(try pixel(matrix, red) == red)
  }
}
