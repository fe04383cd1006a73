import CoreLocation
import Foundation

/// A point of the flat map, in map points from its north-west corner. The map is the Mercator projection of the sphere,
/// 2^28 map points wide and high: x = (λ + 180°) / 360°, y = 1/2 - ln tan(45° + φ/2) / 2π, each times the width.
/// Source: OGC 17-083r4, annex D (WebMercatorQuad); the width is MapKit's.
public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double

  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Latitudes beyond the square map, ±85.05 degrees, lie on its edge.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let limit = 85.051_128_779_806_59
    let latitude = min(max(coordinate.latitude, -limit), limit) * .pi / 180
    let world = MKMapSize.world.width
    x = (coordinate.longitude + 180) / 360 * world
    y = (0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)) * world
  }

  /// The place there; the longitude lies between -180 and 180.
  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world.width
    var share = x / world
    if share < 0 || share > 1 { share -= share.rounded(.down) }
    let latitude = 2 * atan(exp((0.5 - y / world) * 2 * .pi)) - .pi / 2
    return CLLocationCoordinate2D(latitude: latitude * 180 / .pi, longitude: share * 360 - 180)
  }

  /// Metres along the ellipsoid.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    Ellipsoid.distance(coordinate, other.coordinate)
  }
}

/// Lengths on the flat map.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double
  public init() { (width, height) = (0, 0) }
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  /// The whole map's.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
public func MKCoordinateForMapPoint(_ point: MKMapPoint) -> CLLocationCoordinate2D { point.coordinate }
public func MKMapPointEqualToPoint(_ first: MKMapPoint, _ second: MKMapPoint) -> Bool {
  first.x == second.x && first.y == second.y
}
public func MKMapSizeEqualToSize(_ first: MKMapSize, _ second: MKMapSize) -> Bool {
  first.width == second.width && first.height == second.height
}

/// Metres that a map point stands for: the map stretches with 1 / cos φ, on the sphere with the equator's radius.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  cos(latitude * .pi / 180) * 2 * .pi * Ellipsoid.equatorialRadius / MKMapSize.world.width
}
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
public func MKMetersBetweenMapPoints(_ first: MKMapPoint, _ second: MKMapPoint) -> CLLocationDistance {
  first.distance(to: second)
}
