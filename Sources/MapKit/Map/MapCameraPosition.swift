import CoreLocation
import Foundation
import SwiftUI

/// What a map is to show. A value that a user's gesture replaced says `positionedByUser` and nothing else.
public struct MapCameraPosition: Equatable, @unchecked Sendable {
  indirect enum Kind {
    case automatic, user
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case item(MKMapItem)
    case location(followsHeading: Bool, fallback: MapCameraPosition)
  }
  let kind: Kind
  /// Tells one gesture's value from another's.
  var gesture = 0

  /// Shows all of the map's content; the whole earth where there is none.
  public static let automatic = MapCameraPosition(kind: .automatic)
  /// Shows all of the region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region(region))
  }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(kind: .rect(rect)) }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(kind: .camera(camera)) }
  /// Shows the place and what is around it, about a kilometre each way.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    MapCameraPosition(kind: .item(item))
  }
  /// Shows the user's location, or `fallback` as long as that is not known.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(kind: .location(followsHeading: followsHeading, fallback: fallback))
  }

  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }
  public var fallbackPosition: MapCameraPosition? {
    if case .location(_, let fallback) = kind { fallback } else { nil }
  }
  public var positionedByUser: Bool { if case .user = kind { true } else { false } }
  public var followsUserLocation: Bool { fallbackPosition != nil }
  public var followsUserHeading: Bool { if case .location(true, _) = kind { true } else { false } }

  public static func == (first: MapCameraPosition, second: MapCameraPosition) -> Bool {
    switch (first.kind, second.kind) {
    case (.automatic, .automatic): true
    case (.user, .user): first.gesture == second.gesture
    case (.region(let first), .region(let second)): first.isClose(to: second)
    case (.rect(let first), .rect(let second)): MKMapRectEqualToRect(first, second)
    case (.camera(let first), .camera(let second)): first == second
    case (.item(let first), .item(let second)): first === second
    case (.location(let first, let other), .location(let second, let another)): first == second && other == another
    default: false
    }
  }
}

extension MapCameraPosition {
  /// Metres that show each way around a single place. Our choice.
  private static let nearby = 1000.0

  /// What a map of `size` shows for the position; `content` is around what it holds.
  func projection(size: CGSize, content: MKMapRect, location: CLLocationCoordinate2D?) -> MapProjection {
    switch kind {
    case .automatic, .user: return Self.around(content, size)
    case .region(let region): return MapProjection(region: region, size: size)
    case .rect(let rect): return MapProjection(rect: rect, size: size)
    case .camera(let camera):
      return MapProjection(center: camera.centerCoordinate, distance: camera.distance, size: size)
    case .item(let item): return Self.near(item.placemark.coordinate, size)
    case .location(_, let fallback):
      return location.map { Self.near($0, size) }
        ?? fallback.projection(size: size, content: content, location: nil)
    }
  }

  private static func near(_ place: CLLocationCoordinate2D, _ size: CGSize) -> MapProjection {
    MapProjection(
      region: MKCoordinateRegion(center: place, latitudinalMeters: nearby, longitudinalMeters: nearby), size: size)
  }

  /// With room for what stands at the edges.
  private static func around(_ content: MKMapRect, _ size: CGSize) -> MapProjection {
    if content.isNull { return MapProjection(rect: .world, size: size) }
    let middle = MKMapPoint(x: content.midX, y: content.midY).coordinate
    let least = nearby * MKMapPointsPerMeterAtLatitude(middle.latitude)
    let rect = content.insetBy(
      dx: min(0, (content.width - least) / 2), dy: min(0, (content.height - least) / 2))
    let margin = UIEdgeInsets(
      top: size.height * 0.15, left: size.width * 0.12, bottom: size.height * 0.12, right: size.width * 0.12)
    return MapProjection(rect: rect, size: size, insets: margin)
  }
}
