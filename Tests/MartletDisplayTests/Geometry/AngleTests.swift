import MartletDisplay
import Testing

@Suite struct AngleTests {
  @Test func degreesAndRadiansAreOneValue() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle.radians(.pi / 2).degrees == 90)
    var angle = Angle.zero
    angle.degrees = 360
    #expect(angle.radians == 2 * .pi)
  }

  @Test func anglesAreNotReducedToOneTurn() {
    #expect(Angle.degrees(370) > .degrees(10))
    #expect(Angle.degrees(370) != .degrees(10))
  }

  @Test func anglesAddAndScale() {
    var angle = Angle.degrees(30) + .degrees(15) - .degrees(5)
    #expect(abs(angle.degrees - 40) < 1e-9)
    angle += .degrees(20)
    angle -= .degrees(10)
    #expect(abs((angle * 2).degrees - 100) < 1e-9)
    #expect((-angle).radians == -angle.radians)
  }
}
