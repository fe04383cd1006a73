import Foundation
import MartletHost
import Testing

/// Numbers are those of the devices. Spec: M-DEV.
@Suite struct TurnTests {
  private func turned(_ safeArea: [Double], _ width: Double, _ height: Double) -> [Double] {
    var surroundings = WindowSurroundings()
    surroundings.safeArea = safeArea
    return surroundings.turnedSafeArea(sizeInPoints: CGSize(width: width, height: height))
  }

  @Test func aNotchGoesToTheSide() {
    #expect(turned([59, 0, 34, 0], 393, 852) == [0, 59, 21, 59])
    #expect(turned([0, 59, 21, 59], 852, 393) == [59, 0, 34, 0])
  }

  @Test func aStatusBarGoes() {
    #expect(turned([20, 0, 0, 0], 375, 667) == [0, 0, 0, 0])
  }

  @Test func aTabletKeepsAll() {
    #expect(turned([24, 0, 20, 0], 820, 1180) == [24, 0, 20, 0])
    #expect(turned([24, 0, 20, 0], 1180, 820) == [24, 0, 20, 0])
  }
}
