import CoreLocation
import Foundation
import SwiftUI

/// A line or an area on a map.
enum MapShape {
  case line([MKMapPoint])
  case area([MKMapPoint], holes: [[MKMapPoint]])
  /// Metres.
  case circle(CLLocationCoordinate2D, radius: Double)

  var isArea: Bool { if case .line = self { false } else { true } }

  /// What is around it.
  var rect: MKMapRect {
    switch self {
    case .line(let points), .area(let points, _):
      return Self.unwrapped(points)
        .reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    case .circle(let center, let radius):
      let middle = MKMapPoint(center)
      let length = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
      return MKMapRect(x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length)
    }
  }

  /// The way on the screen. A circle is one there too: distortion within it is left out.
  func path(in projection: MapProjection) -> Path {
    switch self {
    case .line(let points): return Self.way(points, projection, isClosed: false)
    case .area(let points, let holes):
      var path = Self.way(points, projection, isClosed: true)
      for hole in holes { path.addPath(Self.way(hole, projection, isClosed: true)) }
      return path
    case .circle(let center, let radius):
      let middle = projection.point(center)
      let length = CGFloat(radius * MKMapPointsPerMeterAtLatitude(center.latitude) * projection.scale)
      return Path(
        ellipseIn: CGRect(x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length))
    }
  }

  /// Each point on the round of the earth that is nearest to the one before, so that lines cross the 180th meridian.
  private static func unwrapped(_ points: [MKMapPoint]) -> [MKMapPoint] {
    let world = MKMapSize.world.width
    var last: Double?
    return points.map { point in
      var point = point
      if let last { point.x -= ((point.x - last) / world).rounded() * world }
      last = point.x
      return point
    }
  }

  private static func way(_ points: [MKMapPoint], _ projection: MapProjection, isClosed: Bool) -> Path {
    let points = unwrapped(points)
    guard let first = points.first else { return Path() }
    let start = projection.point(first)
    var path = Path()
    path.move(to: start)
    for point in points.dropFirst() {
      path.addLine(
        to: CGPoint(
          x: start.x + (point.x - first.x) * projection.scale, y: start.y + (point.y - first.y) * projection.scale))
    }
    if isClosed { path.closeSubpath() }
    return path
  }
}

/// A line through coordinates: straight on the map, or the shortest on the earth.
public struct MapPolyline: _PrimitiveMapContent {
  public enum ContourStyle: Hashable, Sendable { case straight, geodesic }
  let points: [MKMapPoint]
  nonisolated public func _collect(into items: inout _MapItems) { items.add(.shape(.line(points))) }

  nonisolated public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    points = (contourStyle == .geodesic ? Geodesic.way(through: coordinates) : coordinates).map { MKMapPoint($0) }
  }
  nonisolated public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
  }
  nonisolated public init(_ polyline: MKPolyline) { points = polyline.mapPoints }
  nonisolated public init(_ route: MKRoute) { self.init(route.polyline) }
}

/// An area inside a line through coordinates.
public struct MapPolygon: _PrimitiveMapContent {
  let outline: [MKMapPoint]
  let holes: [[MKMapPoint]]
  nonisolated public func _collect(into items: inout _MapItems) { items.add(.shape(.area(outline, holes: holes))) }

  nonisolated public init(coordinates: [CLLocationCoordinate2D]) {
    (outline, holes) = (coordinates.map { MKMapPoint($0) }, [])
  }
  nonisolated public init(points: [MKMapPoint]) { (outline, holes) = (points, []) }
  nonisolated public init(_ polygon: MKPolygon) {
    (outline, holes) = (polygon.mapPoints, (polygon.interiorPolygons ?? []).map(\.mapPoints))
  }
}

/// What lies within a distance, in metres, of a coordinate.
public struct MapCircle: _PrimitiveMapContent {
  let center: CLLocationCoordinate2D
  let radius: CLLocationDistance
  nonisolated public func _collect(into items: inout _MapItems) {
    items.add(.shape(.circle(center, radius: radius)))
  }
  nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.center, self.radius) = (center, radius)
  }
  nonisolated public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }
  /// The circle inside of the rectangle.
  nonisolated public init(mapRect: MKMapRect) {
    let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    let length = min(mapRect.width, mapRect.height) / 2
    self.init(center: center, radius: length * MKMetersPerMapPointAtLatitude(center.latitude))
  }
}
