import SwiftUI
import Testing

@testable import Charts

@Suite struct CurveTests {
  private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 30, y: 5)]
  private let methods: [InterpolationMethod] = [
    .linear, .monotone, .cardinal, .catmullRom, .stepStart, .stepCenter, .stepEnd,
  ]
  private func path(_ points: [CGPoint], _ method: InterpolationMethod) -> Path {
    Path { Curve.append(points, method, to: &$0, isStart: true) }
  }

  @Test func everyMethodGoesFromTheFirstPointToTheLast() {
    for method in methods {
      for count in 1...4 {
        let path = path(Array(points.prefix(count)), method)
        #expect(path.currentPoint == points[count - 1], "\(method) \(count)")
      }
      #expect(path([], method).isEmpty)
    }
  }

  @Test func monotoneCurvesStayBetweenTheirPoints() {
    #expect(path(points, .monotone).boundingRect == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func coincidingPointsDoNoHarm() {
    let doubled = [points[0], points[0], points[1], points[1]]
    for method in methods {
      let box = path(doubled, method).boundingRect
      #expect(box.width.isFinite && box.height.isFinite, "\(method)")
    }
  }

  @Test func stepsTurnAtTheirStartMiddleOrEnd() {
    let pair = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10)]
    func contains(_ method: InterpolationMethod, _ x: CGFloat) -> Bool {
      path(pair, method).strokedPath(StrokeStyle(lineWidth: 1)).contains(CGPoint(x: x, y: 5))
    }
    #expect(contains(.stepStart, 0) && contains(.stepCenter, 5) && contains(.stepEnd, 10))
  }
}
