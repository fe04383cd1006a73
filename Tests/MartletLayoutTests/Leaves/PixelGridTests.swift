import Foundation
import MartletLayout
import Testing

@Suite struct PixelGridTests {
  @Test func edgesAreRoundedSoThatNeighboursMeet() {
    // A8: three colours in 100 points at scale 2.
    let stack = hstack(color(), color(), color())
    stack.run(100, 10)
    let rounded = stack.children.map { PixelGrid(pixelsPerPoint: 2).round(($0 as! FakeChild).frame!) }
    #expect(rounded.map(\.minX) == [0, 33.5, 66.5])
    #expect(rounded.map(\.maxX) == [33.5, 66.5, 100])
  }

  @Test func halfwayGoesUpOnBothSidesOfZero() {
    // A8's rounding is our own reasoning: shifting by whole pixels keeps every length.
    let grid = PixelGrid(pixelsPerPoint: 1)
    #expect([-1.5, -0.5, 0.5, 1.5].map { grid.round($0) } == [-1, 0, 1, 2])
    #expect(grid.round(.infinity) == .infinity)
  }

  @Test(arguments: [0, -2, .nan, .infinity] as [CGFloat]) func impossibleScalesCountAsOne(scale: CGFloat) {
    #expect(PixelGrid(pixelsPerPoint: scale).pixelsPerPoint == 1)
  }
}
