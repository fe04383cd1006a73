import CoreLocation
import Foundation
import Testing

@testable import MapKit

@Suite struct MapProjectionTests {
  private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.4)
  private func region(_ height: Double, _ width: Double) -> MKCoordinateRegion {
    MKCoordinateRegion(center: berlin, span: MKCoordinateSpan(latitudeDelta: height, longitudeDelta: width))
  }

  @Test func aRegionShowsWholeWhateverTheViewsShape() {
    for size in [CGSize(width: 300, height: 300), CGSize(width: 300, height: 900), CGSize(width: 900, height: 300)] {
      let shown = MapProjection(region: region(1, 1), size: size).region
      #expect(shown.span.latitudeDelta > 1 - 1e-9 && shown.span.longitudeDelta > 1 - 1e-9)
      #expect(abs(shown.center.latitude - 52.52) < 1e-9 && abs(shown.center.longitude - 13.4) < 1e-9)
      #expect(abs(shown.span.latitudeDelta - 1) < 1e-9 || abs(shown.span.longitudeDelta - 1) < 1e-9)
    }
  }

  /// A degree is drawn 1 / cos φ as high as it is wide.
  @Test func theLongSideShowsMore() {
    let wide = MapProjection(region: region(1, 1), size: CGSize(width: 600, height: 300)).region
    #expect(abs(wide.span.latitudeDelta - 1) < 1e-9)
    #expect(abs(wide.span.longitudeDelta - 2 / cos(52.52 * .pi / 180)) < 0.01)
  }

  @Test func whatShowsIsTheRegionThatShowsIt() {
    for height in [0.01, 2, 60] {
      let shown = MapProjection(region: region(height, height), size: CGSize(width: 300, height: 500))
      let again = MapProjection(region: shown.region, size: shown.size)
      #expect(abs(again.scale / shown.scale - 1) < 1e-9 && abs(again.y - shown.y) < 1e-3)
    }
  }

  @Test func placesAndPointsAreInverse() {
    let projection = MapProjection(region: region(2, 2), size: CGSize(width: 390, height: 700))
    #expect(projection.point(berlin) == CGPoint(x: 195, y: 350))
    let place = projection.coordinate(at: CGPoint(x: 30, y: 600))
    let point = projection.point(place)
    #expect(abs(point.x - 30) < 1e-6 && abs(point.y - 600) < 1e-6)
    #expect(place.latitude < 52.52 && place.longitude < 13.4)
  }

  @Test func panningMovesTheGroundWithTheFinger() {
    let projection = MapProjection(region: region(2, 2), size: CGSize(width: 400, height: 400))
    let moved = projection.panned(by: CGSize(width: 50, height: -20)).point(berlin)
    #expect(abs(moved.x - 250) < 1e-6 && abs(moved.y - 180) < 1e-6)
  }

  @Test func zoomingHoldsWhatIsUnderTheFingers() {
    let projection = MapProjection(region: region(2, 2), size: CGSize(width: 400, height: 400))
    let anchor = CGPoint(x: 100, y: 320)
    let held = projection.coordinate(at: anchor)
    let zoomed = projection.zoomed(by: 4, around: anchor)
    #expect(abs(zoomed.scale / projection.scale - 4) < 1e-9)
    let point = zoomed.point(held)
    #expect(abs(point.x - 100) < 1e-6 && abs(point.y - 320) < 1e-6)
  }

  @Test func theWorldEndsAtThePolesAndGoesOnAround() {
    let size = CGSize(width: 400, height: 800)
    let world = MapProjection(rect: .world, size: size)
    #expect(world.rect.height <= MKMapSize.world.height + 1)
    let north = world.zoomed(by: 4, around: .zero).panned(by: CGSize(width: 0, height: 1e9))
    #expect(abs(north.rect.minY) < 1)
    let east = CLLocationCoordinate2D(latitude: 0, longitude: 179)
    let pacific = MapProjection(
      region: MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: -179),
        span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 8)), size: CGSize(width: 400, height: 400))
    #expect(abs(pacific.point(east).x - 100) < 1e-6)
  }

  @Test func nothingIsTooSmallTooLargeOrNoNumber() {
    let size = CGSize(width: 100, height: 100)
    for region in [region(0, 0), region(1e9, 1e9), region(.nan, 1), region(-1, -1)] {
      let projection = MapProjection(region: region, size: size)
      #expect(projection.scale > 0 && projection.scale <= MapProjection.largestScale)
      #expect(projection.x.isFinite && projection.y.isFinite)
    }
    #expect(MapProjection(region: region(1, 1), size: .zero).scale.isFinite)
  }

  @Test func cameraDistancesComeBack() {
    let projection = MapProjection(center: berlin, distance: 5000, size: CGSize(width: 300, height: 600))
    #expect(abs(projection.distance - 5000) < 1e-6)
  }

  @Test func gridStepsAreRound() {
    for degrees in [0.001, 0.02, 0.5, 3, 40, 120] {
      let projection = MapProjection(region: region(degrees, degrees), size: CGSize(width: 390, height: 390))
      let grid = Graticule(projection)
      #expect((1...10).contains(grid.meridians.count), "\(degrees): \(grid.meridians)")
      let digits = grid.step / pow(10, log10(grid.step).rounded(.down))
      #expect([1, 1.5, 2, 3, 4.5, 5, 9, 10].contains { abs($0 - digits) < 1e-6 }, "\(grid.step)")
      for line in grid.meridians { #expect((0...390).contains(line.x.rounded())) }
    }
  }

  /// The middle of the shortest way from New York to Tokyo lies far in the north. Source: spherical trigonometry.
  @Test func geodesicsGoOverTheNorth() {
    let way = Geodesic.way(
      through: [
        CLLocationCoordinate2D(latitude: 40, longitude: -90), CLLocationCoordinate2D(latitude: 40, longitude: 90),
      ])
    #expect(way.map(\.latitude).max()! > 89.9 && way.first!.latitude == 40 && way.last!.longitude == 90)
  }
}
