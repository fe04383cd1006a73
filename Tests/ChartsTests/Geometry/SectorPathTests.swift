import SwiftUI
import Testing

@testable import Charts

@Suite struct SectorPathTests {
  private func sector(_ start: CGFloat, _ end: CGFloat, inner: CGFloat = 0, inset: CGFloat = 0, corner: CGFloat = 0)
    -> Path
  {
    SectorPath([50, 50, start, end, inner, 50, inset, corner]).path
  }

  @Test func theFirstQuarterIsAboveAndToTheRight() {
    let path = sector(0, .pi / 2)
    #expect(path.contains(CGPoint(x: 70, y: 30)))
    #expect(!path.contains(CGPoint(x: 30, y: 30)) && !path.contains(CGPoint(x: 70, y: 70)))
  }

  @Test func ringsAreOpenInside() {
    for path in [sector(0, 2 * .pi, inner: 20), sector(0, .pi, inner: 20), sector(0, .pi, inner: 20, corner: 4)] {
      #expect(!path.contains(CGPoint(x: 55, y: 50)) && path.contains(CGPoint(x: 85, y: 50)))
    }
  }

  @Test func insetsLeaveAGapOfTwiceTheirWidth() {
    let path = sector(0, .pi / 2, inner: 10, inset: 2)
    #expect(!path.contains(CGPoint(x: 51, y: 20)) && path.contains(CGPoint(x: 53, y: 20)))
    #expect(!path.contains(CGPoint(x: 80, y: 49)) && path.contains(CGPoint(x: 80, y: 47)))
  }

  @Test func emptySlicesAreEmpty() {
    #expect(sector(1, 1).isEmpty)
  }
}
