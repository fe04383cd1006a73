@_exported import Foundation
@_exported import MartletFoundation

/// An angle in degrees: a latitude or a longitude.
public typealias CLLocationDegrees = Double
/// A length in metres.
public typealias CLLocationDistance = Double
/// Degrees clockwise from north; negative for unknown.
public typealias CLLocationDirection = Double
/// Metres a second; negative for unknown.
public typealias CLLocationSpeed = Double
/// A radius in metres around what was measured; negative for a measurement that does not hold.
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeedAccuracy = Double
public typealias CLLocationDirectionAccuracy = Double
public typealias CLHeadingComponentValue = Double

public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

/// A place on the ellipsoid WGS 84. Apps add conformances to it themselves, so it has none here.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator, -90 … 90.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich, -180 … 180.
  public var longitude: CLLocationDegrees

  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A coordinate that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether the latitude lies within 90 degrees and the longitude within 180; false for NaN.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}
