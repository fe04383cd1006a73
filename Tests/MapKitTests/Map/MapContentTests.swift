import CoreLocation
import SwiftUI
import Testing

@testable import MapKit

@MainActor @Suite struct MapContentTests {
  private let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)

  private func items<Content: MapContent>(@MapContentBuilder _ content: () -> Content) -> [MapItem] {
    var items = _MapItems()
    content()._collect(into: &items)
    return items.list
  }

  @Test func buildersKeepOrderAndIdentity() {
    let names = ["a", "b"]
    func content(_ shows: Bool) -> [MapItem] {
      items {
        Marker("first", coordinate: place)
        if shows { Marker("second", coordinate: place) }
        ForEach(names, id: \.self) { Marker($0, coordinate: place) }
        if shows { Marker("yes", coordinate: place) } else { MapCircle(center: place, radius: 1) }
      }
    }
    #expect(content(true).count == 5 && content(false).count == 4)
    // What stays has the same identity, also after something before it went.
    #expect(content(true)[2].id == content(false)[1].id)
    #expect(Set(content(true).map(\.id)).count == 5)
  }

  @Test func theInnermostTintAndTheOuterTagCount() {
    let list = items { Marker("a", coordinate: place).tint(.green).tag("x").tint(.red) }
    #expect(list[0].tint == .green && list[0].tag == AnyHashable("x"))
  }

  /// A radius in metres on the screen: at 60 degrees twice what it is at the equator.
  @Test func circlesHaveTheirRadiusOnTheGround() {
    let size = CGSize(width: 400, height: 400)
    for latitude in [0.0, 60] {
      let center = CLLocationCoordinate2D(latitude: latitude, longitude: 0)
      let projection = MapProjection(center: center, distance: 100_000, size: size)
      let box = MapShape.circle(center, radius: 1000).path(in: projection).boundingRect
      let meters = Double(box.width) / projection.scale * MKMetersPerMapPointAtLatitude(latitude)
      #expect(abs(meters - 2000) < 0.01)
    }
  }

  @Test func linesCrossThe180thMeridian() {
    let line = MapShape.line(
      [179.0, -179].map { MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: $0)) })
    #expect(abs(line.rect.width - 2 / 360 * MKMapSize.world.width) < 1)
  }
}
