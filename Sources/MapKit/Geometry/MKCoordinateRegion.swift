import CoreLocation
import Foundation

/// How far a region reaches, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From north to south.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the map around a place.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

  /// A region that is so many metres high and wide along the ellipsoid; at the poles the whole circle wide.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let degree = Self.metersPerDegree(at: center.latitude)
    let width = degree.longitude > 1 ? min(360, longitudinalMeters / degree.longitude) : 360
    self.init(
      center: center,
      span: MKCoordinateSpan(latitudeDelta: min(180, latitudinalMeters / degree.latitude), longitudeDelta: width))
  }

  /// What the rectangle shows.
  public init(_ rect: MKMapRect) {
    let north = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let south = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: north.latitude - south.latitude,
        longitudeDelta: rect.size.width / MKMapSize.world.width * 360))
  }

  /// On the ellipsoid WGS 84: radii of curvature along the meridian and across it.
  static func metersPerDegree(at latitude: Double) -> (latitude: Double, longitude: Double) {
    let flattening = 1 / 298.257_223_563
    let square = flattening * (2 - flattening)
    let angle = latitude * .pi / 180
    let denominator = 1 - square * sin(angle) * sin(angle)
    let across = Ellipsoid.equatorialRadius / denominator.squareRoot()
    let along = across * (1 - square) / denominator
    return (along * .pi / 180, across * cos(angle) * .pi / 180)
  }

  /// The rectangle of the map around the centre, as many degrees high and wide as the span. Of the height h, in
  /// radians of the equator to each side, tan (Δ/2) = sinh h · cos φ holds: half-angle formulas of the Gudermannian.
  var rect: MKMapRect {
    let world = MKMapSize.world
    let (half, latitude) = (min(abs(span.latitudeDelta), 179.9) / 2 * .pi / 180, center.latitude * .pi / 180)
    let reach = asinh(tan(half) / max(cos(latitude), 1e-6)) / (2 * .pi) * world.height
    let (middle, width) = (MKMapPoint(center), abs(span.longitudeDelta) / 360 * world.width)
    return MKMapRect(x: middle.x - width / 2, y: middle.y - reach, width: width, height: 2 * reach)
  }

  func isClose(to other: MKCoordinateRegion) -> Bool {
    let limit = 1e-9 + abs(span.longitudeDelta) * 1e-6
    return abs(center.latitude - other.center.latitude) <= limit
      && abs(center.longitude - other.center.longitude) <= limit
      && abs(span.latitudeDelta - other.span.latitudeDelta) <= limit
      && abs(span.longitudeDelta - other.span.longitudeDelta) <= limit
  }
}

public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }

public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
