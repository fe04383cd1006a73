import CoreLocation
import Testing

@Suite struct DistanceTests {
  private func distance(_ first: (Double, Double), _ second: (Double, Double)) -> Double {
    CLLocation(latitude: first.0, longitude: first.1)
      .distance(from: CLLocation(latitude: second.0, longitude: second.1))
  }

  /// Source: Geoscience Australia, GDA2020 Technical Manual, the worked example of Vincenty's inverse formula.
  @Test func flindersPeakToBuninyong() {
    let flinders = (-(37 + 57 / 60.0 + 3.72030 / 3600), 144 + 25 / 60.0 + 29.52440 / 3600)
    let buninyong = (-(37 + 39 / 60.0 + 10.15610 / 3600), 143 + 55 / 60.0 + 35.38390 / 3600)
    #expect(abs(distance(flinders, buninyong) - 54972.271) < 0.002)
  }

  /// Source: the manual of GeographicLib's GeodSolve, the example from JFK to LHR.
  @Test func newYorkToLondon() {
    #expect(abs(distance((40.6, -73.8), (51.6, -0.5)) - 5_551_759.400) < 0.002)
  }

  /// Source: the definition of WGS 84; a degree of the equator is its radius times π / 180, a quarter of a meridian
  /// 10 001 965.729 metres (NIMA TR8350.2).
  @Test func linesOfTheGrid() {
    #expect(abs(distance((0, 0), (0, 1)) - 6_378_137 * .pi / 180) < 0.001)
    #expect(abs(distance((0, 20), (90, 20)) - 10_001_965.729) < 0.002)
    #expect(distance((10, 20), (10, 20)) == 0)
    #expect(abs(distance((0, 179.5), (0, -179.5)) - 6_378_137 * .pi / 180) < 0.001)
  }

  /// No series ends there; half the meridian is 20 003 931 metres, and the answer is documented to half a hundredth.
  @Test func nearlyOppositePoints() {
    let answer = distance((0.5, 0), (-0.5, 179.9))
    #expect(abs(answer / 20_003_931 - 1) < 0.005)
  }

  @Test func circlesContainWhatIsNearerThanTheirRadius() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 112_000, identifier: "middle")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1.01)))
  }
}
