import CoreLocation
import Foundation
import SwiftUI

/// Connects a map with what asks it from elsewhere: a reader around it, a button beside it.
@MainActor final class MapLink {
  private(set) var projection: MapProjection?
  private var geometry: GeometryProxy?
  var showUser: () -> Void = {}

  func update(_ projection: MapProjection, _ geometry: GeometryProxy) {
    (self.projection, self.geometry) = (projection, geometry)
  }

  /// Where the map's corner is in the space.
  func origin(in space: some CoordinateSpaceProtocol) -> CGPoint {
    if space.coordinateSpace == .local { return .zero }
    return geometry?.frame(in: space).origin ?? .zero
  }
}

private struct MapLinksKey: EnvironmentKey { static var defaultValue: [MapLink] { [] } }

extension EnvironmentValues {
  var mapLinks: [MapLink] {
    get { self[MapLinksKey.self] }
    set { self[MapLinksKey.self] = newValue }
  }
}

/// Lets its content ask the map inside for places.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var link = MapLink()

  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  public var body: some View {
    content(MapProxy(link: link)).transformEnvironment(\.mapLinks) { $0.append(link) }
  }
}

/// Turns places on the screen into coordinates and back.
@MainActor @preconcurrency public struct MapProxy {
  let link: MapLink

  /// The coordinate at a point of the space; `local` is the map's. Nil before the map is laid out.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    let origin = link.origin(in: space)
    return link.projection?.coordinate(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// Where the coordinate shows. Nil before the map is laid out and for a coordinate that does not show.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    guard let projection = link.projection else { return nil }
    let point = projection.point(coordinate)
    guard CGRect(origin: .zero, size: projection.size).contains(point) else { return nil }
    let origin = link.origin(in: space)
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// A camera that shows all of the rectangle or the region.
  public func camera(framing rect: MKMapRect) -> MapCamera? {
    link.projection.map { MapCamera(MapProjection(rect: rect, size: $0.size)) }
  }
  public func camera(framing region: MKCoordinateRegion) -> MapCamera? {
    link.projection.map { MapCamera(MapProjection(region: region, size: $0.size)) }
  }
}

/// Joins maps and their buttons inside, so that a button may stand beside its map.
private struct MapScopeModifier: ViewModifier {
  @State private var link = MapLink()
  nonisolated init() {}
  func body(content: Content) -> some View { content.transformEnvironment(\.mapLinks) { $0.append(link) } }
}

extension View {
  /// Joins the maps and the buttons of maps inside.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { modifier(MapScopeModifier()) }
}
