import Foundation
import MartletDisplay
import Testing

/// Public answers on the flag agree: asking SwiftUI for 0° to 90° with `clockwise: true` shows the other
/// three quarters of the circle, and 0° to 180° the upper half.
@Suite struct PathArcTests {
  func arc(_ from: Double, _ to: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(from), endAngle: .degrees(to), clockwise: clockwise)
    }
  }

  @Test func notClockwiseSweepsClockwiseOnScreen() {
    #expect(isClose(arc(0, 90, clockwise: false).boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test func clockwiseFromZeroToAHalfTurnIsTheUpperHalf() {
    #expect(isClose(arc(0, 180, clockwise: true).boundingRect, CGRect(x: -10, y: -10, width: 20, height: 10)))
  }

  @Test func clockwiseFromZeroToNinetyIsTheOtherThreeQuarters() {
    let path = arc(0, 90, clockwise: true)
    #expect(isClose(path.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20), 0.01))
    #expect(path.elements.count == 4)
    #expect(isClose(path.currentPoint, CGPoint(0, 10)))
  }

  @Test(arguments: [true, false]) func aFullTurnIsTheWholeCircle(clockwise: Bool) {
    for end in [360.0, -360, 720] {
      let bounds = arc(0, end, clockwise: clockwise).boundingRect
      #expect(isClose(bounds, CGRect(x: -10, y: -10, width: 20, height: 20), 0.01))
    }
  }

  @Test func equalAnglesAddOnlyTheStartingPoint() {
    #expect(arc(30, 30, clockwise: false).elements.count == 1)
  }

  @Test func anArcIsJoinedToTheCurrentPoint() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.elements[1] == .line(to: CGPoint(10, 0)))
  }

  @Test func aRelativeArcTurnsByItsDelta() {
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(-180))
    #expect(isClose(path.currentPoint, CGPoint(0, -10)))
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: -10, width: 10, height: 20), 0.01))
  }

  @Test func undefinedArcsAddNothing() {
    var path = Path()
    path.addArc(center: .zero, radius: -1, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    path.addArc(center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    path.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .radians(.infinity), clockwise: false)
    path.addRelativeArc(center: CGPoint(.nan, 0), radius: 1, startAngle: .zero, delta: .degrees(90))
    #expect(path.isEmpty)
  }

  @Test func aTangentArcRoundsTheCorner() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(10, 0), tangent2End: CGPoint(10, 10), radius: 4)
    #expect(path.elements.count == 3)
    #expect(path.elements[1].isLine(to: CGPoint(6, 0)))
    #expect(isClose(path.currentPoint, CGPoint(10, 4)))
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 4)))
  }

  @Test func aTangentArcTurnsTheOtherWayToo() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(10, 0), tangent2End: CGPoint(10, -10), radius: 4)
    #expect(isClose(path.currentPoint, CGPoint(10, -4)))
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: -4, width: 10, height: 4)))
  }

  @Test func aTangentArcWithoutACornerIsALine() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(10, 0), tangent2End: CGPoint(20, 0), radius: 4)
    #expect(path.elements == [.move(to: .zero), .line(to: CGPoint(10, 0))])
  }
}

extension Path.Element {
  fileprivate func isLine(to point: CGPoint) -> Bool {
    guard case .line(let to) = self else { return false }
    return isClose(to, point)
  }
}
