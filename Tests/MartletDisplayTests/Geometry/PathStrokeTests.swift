import Foundation
import MartletDisplay
import Testing

@Suite struct PathStrokeTests {
  let line = Path { $0.addLines([CGPoint(10, 10), CGPoint(30, 10)]) }
  let corner = Path { $0.addLines([CGPoint(0, 20), CGPoint(20, 20), CGPoint(20, 0)]) }

  @Test func capsLengthenALine() {
    func bounds(_ cap: CGLineCap) -> CGRect {
      line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect
    }
    #expect(isClose(bounds(.butt), CGRect(x: 10, y: 8, width: 20, height: 4)))
    #expect(isClose(bounds(.square), CGRect(x: 8, y: 8, width: 24, height: 4)))
    #expect(isClose(bounds(.round), CGRect(x: 8, y: 8, width: 24, height: 4), 0.01))
  }

  @Test func joinsFillTheOuterCorner() {
    func reaches(_ join: CGLineJoin, _ point: CGPoint) -> Bool {
      corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join)).contains(point)
    }
    #expect(reaches(.miter, CGPoint(21.9, 21.9)))
    #expect(!reaches(.round, CGPoint(21.9, 21.9)) && reaches(.round, CGPoint(21.4, 21.4)))
    #expect(!reaches(.bevel, CGPoint(21.4, 21.4)) && reaches(.bevel, CGPoint(20.9, 20.9)))
  }

  @Test func sharpMitersAreCutOff() {
    // A bend of 90° has a miter of 1.41 widths.
    let limited = corner.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 1.4))
    #expect(!limited.contains(CGPoint(21.9, 21.9)))
  }

  @Test func aClosedOutlineHasAHoleAndNoCaps() {
    let ring = Path(CGRect(x: 10, y: 10, width: 20, height: 20)).strokedPath(StrokeStyle(lineWidth: 4))
    #expect(isClose(ring.boundingRect, CGRect(x: 8, y: 8, width: 24, height: 24)))
    #expect(!ring.contains(CGPoint(20, 20)))
    #expect(abs(sampledArea(ring) - (24 * 24 - 16 * 16)) < 1)
  }

  @Test func aCircleBecomesARing() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 4))
    #expect(abs(sampledArea(ring) - .pi * (22 * 22 - 18 * 18)) < 4)
    #expect(!ring.contains(CGPoint(20, 20)))
  }

  @Test func aPenWiderThanTheOutlineLeavesNoHole() {
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).strokedPath(StrokeStyle(lineWidth: 12))
    #expect(disc.contains(CGPoint(5, 5)))
    #expect(abs(sampledArea(disc) - .pi * 11 * 11) < 4)
  }

  @Test func anOutlineThatCrossesItselfIsCoveredOnce() {
    let cross = Path { $0.addLines([CGPoint(0, 0), CGPoint(20, 20), CGPoint(20, 0), CGPoint(0, 20)]) }
      .strokedPath(StrokeStyle(lineWidth: 2))
    #expect(cross.contains(CGPoint(10, 10)))
    #expect(cross.contains(CGPoint(5, 5)) && cross.contains(CGPoint(5, 15)))
    #expect(!cross.contains(CGPoint(15, 10)))
  }

  @Test func dashesAlternate() {
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [5, 3]))
    #expect(dashed.contains(CGPoint(12, 10)) && !dashed.contains(CGPoint(16.5, 10)))
    #expect(dashed.contains(CGPoint(19, 10)) && dashed.contains(CGPoint(27, 10)))
    let shifted = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [5, 3], dashPhase: 5))
    #expect(!shifted.contains(CGPoint(12, 10)) && shifted.contains(CGPoint(14, 10)))
  }

  @Test func anOddPatternIsUsedTwiceOver() {
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4]))
    #expect(dashed.contains(CGPoint(12, 10)) && !dashed.contains(CGPoint(16, 10)) && dashed.contains(CGPoint(20, 10)))
  }

  @Test func uselessPatternsDrawTheWhole() {
    for dash in [[], [0, 0], [-1, 2], [.nan]] as [[CGFloat]] {
      #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash)).contains(CGPoint(16.5, 10)))
    }
  }

  @Test func uselessWidthsDrawNothing() {
    for width in [0, -1, CGFloat.nan, .infinity] {
      #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }
  }

  @Test func aPartWithoutLengthIsADotUnderRoundCaps() {
    let dot = Path { $0.addLines([CGPoint(5, 5), CGPoint(5, 5)]) }
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    let round = dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(isClose(round.boundingRect, CGRect(x: 3, y: 3, width: 4, height: 4), 0.01))
  }
}
