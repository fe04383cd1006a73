import CoreLocation
import Testing

@testable import MapKit

@Suite struct MKMapPointTests {
  private static let world = 268_435_456.0

  @Test func cornersAndMiddle() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(abs(middle.x - Self.world / 2) < 1e-6 && abs(middle.y - Self.world / 2) < 1e-6)
    let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 85.051_128_779_806_59, longitude: -180))
    #expect(corner.x == 0 && abs(corner.y) < 1e-4)
    #expect(abs(MKMapPoint(CLLocationCoordinate2D(latitude: -90, longitude: 180)).y - Self.world) < 1e-4)
  }

  /// The formula of MKMapPoint's comment, reckoned with 50 digits: y of 45° N is 1/2 - ln(1 + √2) / 2π of the world.
  @Test func aLatitudeBetween() {
    let point = MKMapPoint(CLLocationCoordinate2D(latitude: 45, longitude: 90))
    #expect(abs(point.x - 0.75 * Self.world) < 1e-6)
    #expect(abs(point.y / Self.world - 0.359_725_036_915_206_1) < 1e-12)
  }

  /// Source: OpenStreetMap's wiki, "Slippy map tilenames": the tile of zoom 18 around the place is 232798/103246.
  @Test func tilesOfThePublicScheme() {
    let point = MKMapPoint(CLLocationCoordinate2D(latitude: 35.659_069_9, longitude: 139.700_679_3))
    let tile = Self.world / Double(1 << 18)
    #expect(Int(point.x / tile) == 232_798 && Int(point.y / tile) == 103_246)
  }

  @Test func coordinatesComeBack() {
    for latitude in stride(from: -80.0, through: 80, by: 20) {
      for longitude in stride(from: -170.0, through: 170, by: 34) {
        let back = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)).coordinate
        #expect(abs(back.latitude - latitude) < 1e-9 && abs(back.longitude - longitude) < 1e-9)
      }
    }
    #expect(abs(MKMapPoint(x: Self.world * 1.25, y: 0).coordinate.longitude - -90) < 1e-9)
  }

  /// The map's width is the equator's length, and stretches with 1 / cos φ: twice at 60°.
  @Test func metersForAMapPoint() {
    let equator = 2 * Double.pi * 6_378_137 / Self.world
    #expect(abs(MKMetersPerMapPointAtLatitude(0) - equator) < 1e-12)
    #expect(abs(MKMetersPerMapPointAtLatitude(60) - equator / 2) < 1e-12)
    #expect(abs(MKMapPointsPerMeterAtLatitude(60) * MKMetersPerMapPointAtLatitude(60) - 1) < 1e-12)
  }

  @Test func rectanglesJoinAndMeet() {
    let first = MKMapRect(x: 0, y: 0, width: 10, height: 10)
    let second = MKMapRect(x: 5, y: 6, width: 10, height: 10)
    #expect(MKMapRectEqualToRect(first.union(second), MKMapRect(x: 0, y: 0, width: 15, height: 16)))
    #expect(MKMapRectEqualToRect(first.intersection(second), MKMapRect(x: 5, y: 6, width: 5, height: 4)))
    #expect(MKMapRectEqualToRect(MKMapRect.null.union(first), first) && MKMapRect.null.isNull)
    #expect(first.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
    #expect(first.contains(MKMapPoint(x: 10, y: 10)) && !first.contains(MKMapPoint(x: 10.1, y: 0)))
  }

  /// WGS 84: a degree of latitude at the equator is 110 574 metres, of longitude 111 320. Source: NGA's calculator.
  @Test func regionsInMeters() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), latitudinalMeters: 110_574,
      longitudinalMeters: 111_320)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-5 && abs(region.span.longitudeDelta - 1) < 1e-5)
  }
}
