import CoreLocation
import Foundation
import SwiftUI

/// From where a map is seen.
public struct MapCamera: Equatable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// Metres above the centre.
  public var distance: Double
  /// Degrees clockwise from north. Maps here have north up: kept and not shown.
  public var heading: Double
  /// Degrees from straight down. Maps here are seen from straight above: kept and not shown.
  public var pitch: Double

  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }

  init(_ projection: MapProjection) {
    self.init(centerCoordinate: projection.center, distance: projection.distance)
  }

  public static func == (first: MapCamera, second: MapCamera) -> Bool {
    first.centerCoordinate.latitude == second.centerCoordinate.latitude
      && first.centerCoordinate.longitude == second.centerCoordinate.longitude
      && first.distance == second.distance && first.heading == second.heading && first.pitch == second.pitch
  }
}

/// Where the middle of a map may be, and from how near and how far it is seen.
public struct MapCameraBounds {
  let area: MKMapRect?
  /// Metres.
  let minimumDistance: Double?
  let maximumDistance: Double?

  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    (area, self.minimumDistance, self.maximumDistance) =
      (centerCoordinateBounds.rect, minimumDistance, maximumDistance)
  }
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    (area, self.minimumDistance, self.maximumDistance) = (centerCoordinateBounds, minimumDistance, maximumDistance)
  }
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    (area, self.minimumDistance, self.maximumDistance) = (nil, minimumDistance, maximumDistance)
  }

  func applied(to projection: MapProjection) -> MapProjection {
    var result = projection
    let distance = min(max(projection.distance, minimumDistance ?? 0), maximumDistance ?? .infinity)
    if distance != projection.distance, distance > 0 {
      result = result.zoomed(
        by: projection.distance / distance, around: CGPoint(x: result.size.width / 2, y: result.size.height / 2))
    }
    guard let area else { return result }
    return MapProjection(
      x: min(max(result.x, area.minX), area.maxX), y: min(max(result.y, area.minY), area.maxY), scale: result.scale,
      size: result.size)
  }
}

/// What a finger may do to a map.
public struct MapInteractionModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Maps here do not tilt.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Maps here do not turn.
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Whether a map follows the user's location.
public enum MapUserTrackingMode: Int, Hashable, Sendable { case none, follow }

/// What a map shows when its camera has moved.
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect

  init(_ projection: MapProjection) {
    (camera, region, rect) = (MapCamera(projection), projection.region, projection.rect)
  }
}

/// When an action runs that follows a map's camera.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  let isContinuous: Bool
  /// With every step of a gesture.
  public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
  /// When a gesture is over.
  public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}
