import SwiftUI
import Testing

@Suite struct SpringTests {
  @Test func durationAndBounceAreStiffnessAndDamping() {  // E21
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(isClose(spring.stiffness, 157.9, 0.05))
    #expect(isClose(spring.damping, 17.6, 0.05))
    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(isClose(physical.duration, 0.63, 0.005))
    #expect(isClose(physical.bounce, 0.5))
  }

  @Test func aMassChangesPeriodAndDamping() {  // E22
    let spring = Spring(mass: 4, stiffness: 100, damping: 20)
    #expect(isClose(spring.duration, 2 * .pi * 0.2, 1e-6))
    #expect(isClose(spring.dampingRatio, 0.5, 1e-9))
    #expect(Spring(stiffness: 100, damping: 40).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio == 2)
  }

  @Test(arguments: [
    (0.0, [0.3577, 0.8210, 0.9864]), (0.3, [0.4233, 0.9841, 1.0145]), (-0.3, [0.2908, 0.6674, 0.9078]),
  ])
  func theWayFromRestIsTheTextbooks(_ bounce: Double, _ values: [Double]) {  // E23
    let spring = Spring(duration: 0.5, bounce: bounce)
    for (time, value) in zip([0.1, 0.25, 0.5], values) {
      #expect(isClose(spring.value(target: 1.0, time: time), value, 0.00006))
    }
  }

  @Test(arguments: [-0.5, 0, 0.2, 0.7]) func theVelocityIsTheSlopeOfTheWay(_ bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    for time in [0.02, 0.1, 0.3, 0.6] {
      let (before, after) = (time - 1e-5, time + 1e-5)
      let slope =
        (spring.value(target: 3.0, initialVelocity: 5, time: after)
          - spring.value(target: 3.0, initialVelocity: 5, time: before)) / 2e-5
      #expect(isClose(spring.velocity(target: 3.0, initialVelocity: 5, time: time), slope, 1e-4))
    }
  }

  @Test func settlingIsLongerThanTheDurationAndHasAnEndOnlyWithDamping() {  // E24
    let spring = Spring(duration: 0.5, bounce: 0)
    #expect(spring.settlingDuration > 0.5)
    #expect(abs(1 - spring.value(target: 1.0, time: spring.settlingDuration)) <= 0.001)
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    #expect(isClose(Spring(settlingDuration: 2, dampingRatio: 0.7).settlingDuration, 2, 1e-6))
  }

  @Test func stepsAddUpToTheWholeWay() {
    let spring = Spring(duration: 0.4, bounce: 0.3)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<30 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.01) }
    #expect(isClose(value, spring.value(target: 10.0, time: 0.3), 1e-9))
  }

  @Test func presetsDifferInBounce() {  // E25
    #expect(isClose(Spring.smooth.bounce, 0))
    #expect(isClose(Spring.snappy.bounce, 0.15))
    #expect(isClose(Spring.bouncy(extraBounce: 0.1).bounce, 0.4))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
  }
}

@Suite struct UnitCurveTests {
  @Test func curvesBeginAndEndAtTheirCorners() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .bezier(startControlPoint: UnitPoint(x: 0.2, y: 1.5), endControlPoint: UnitPoint(x: 0.8, y: -0.5)),
    ]
    for curve in curves {
      #expect(isClose(curve.value(at: 0), 0, 1e-6))
      #expect(isClose(curve.value(at: 1), 1, 1e-6))
      #expect(isClose(curve.velocity(at: 0.4), (curve.value(at: 0.4001) - curve.value(at: 0.3999)) / 0.0002, 0.01))
    }
  }

  /// Source: the CSS curves of these control points at their middle.
  @Test func easingIsSlowWhereItSays() {
    #expect(isClose(UnitCurve.easeInOut.value(at: 0.5), 0.5, 1e-6))
    #expect(isClose(UnitCurve.easeIn.value(at: 0.5), 0.3154, 0.0005))
    #expect(isClose(UnitCurve.easeOut.value(at: 0.5), 0.6846, 0.0005))
    #expect(isClose(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)), 0.3, 1e-6))
  }
}
