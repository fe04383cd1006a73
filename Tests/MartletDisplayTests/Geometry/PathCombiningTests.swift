import Foundation
import MartletDisplay
import Testing

@Suite struct PathCombiningTests {
  let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  let right = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  @Test func areasFollowFromTheOverlap() {
    // Two squares of 400 that share a square of 100.
    #expect(abs(sampledArea(left.union(right)) - 700) < 1)
    #expect(abs(sampledArea(left.intersection(right)) - 100) < 1)
    #expect(abs(sampledArea(left.subtracting(right)) - 300) < 1)
    #expect(abs(sampledArea(left.symmetricDifference(right)) - 600) < 1)
  }

  @Test func aUnionOfSquaresHasEightCorners() {
    #expect(left.union(right).elements.count == 9)
    #expect(left.intersection(right).elements.count == 5)
  }

  @Test func sharedSidesDisappear() {
    let beside = Path(CGRect(x: 20, y: 0, width: 20, height: 20))
    #expect(left.union(beside).elements.count == 5)
    #expect(left.union(beside).boundingRect == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(left.union(left).elements.count == 5)
    #expect(left.subtracting(left).isEmpty)
  }

  @Test func aHoleTurnsTheOtherWay() {
    let ring = left.subtracting(Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(!ring.contains(CGPoint(10, 10)) && ring.contains(CGPoint(2, 2)))
    #expect(ring.elements.filter { $0 == .closeSubpath }.count == 2)
  }

  @Test func normalizingRemovesOverlapsAndKeepsTheArea() {
    let cross = Path {
      $0.addLines([CGPoint(0, 10), CGPoint(20, 10)]); $0.addLines([CGPoint(10, 0), CGPoint(10, 20)])
    }
    .strokedPath(StrokeStyle(lineWidth: 4))
    let plain = cross.normalized()
    #expect(plain.elements.count == 13)
    #expect(plain.contains(CGPoint(10, 10), eoFill: true))
  }

  @Test func evenOddHolesBecomeHolesOfTheOutline() {
    var path = left
    path.addRect(CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(path.normalized().contains(CGPoint(7, 7)))
    #expect(!path.normalized(eoFill: true).contains(CGPoint(7, 7)))
  }

  @Test func emptyOperandsAreNoObstacle() {
    #expect(Path().union(left).boundingRect == left.boundingRect)
    #expect(left.intersection(Path()).isEmpty)
    #expect(Path().normalized().isEmpty)
  }

  @Test func circlesThatOverlapMakeALens() {
    let a = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let b = Path(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20))
    // Two circles of radius r at distance r share r²·(2π/3 − √3/2).
    #expect(abs(sampledArea(a.intersection(b), cell: 0.25) - 100 * (2 * .pi / 3 - 0.75.squareRoot())) < 2)
  }

  @Test func aCurveOfTinyStepsStaysACurve() {
    let steps = (0..<4000).map { step -> CGPoint in
      let angle = 2 * CGFloat.pi * CGFloat(step) / 4000
      return CGPoint(10 * cos(angle), 10 * sin(angle))
    }
    let circle = Path {
      $0.addLines(steps); $0.closeSubpath()
    }
    #expect(abs(sampledArea(circle.normalized(), cell: 0.25) - 100 * .pi) < 2)
  }

  @Test func sidesThatFoldBackOntoThemselvesLeaveTheArea() {
    // A right triangle of 10 by 20, whose long side runs back a little way on itself.
    for step in 0..<100 {
      let angle = CGFloat(step) * 0.01 + 0.05
      let along = CGPoint(cos(angle), sin(angle))
      let corners = [0, 10, 9.997, 20].map { CGPoint(along.x * $0, along.y * $0) }
      let triangle = Path {
        $0.addLines(corners + [CGPoint(-along.y * 10, along.x * 10)]); $0.closeSubpath()
      }
      #expect(abs(sampledArea(triangle.normalized(), cell: 0.5) - 100) < 3, "\(angle)")
    }
  }
}
