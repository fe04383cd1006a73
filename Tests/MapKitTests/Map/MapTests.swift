import CoreLocation
import Foundation
import MartletControls
import MartletTesting
import SwiftUI
import Testing

@testable import MapKit

private struct Place: Identifiable {
  let id: Int
  let name: String
  let coordinate: CLLocationCoordinate2D
}

private let places = [
  Place(id: 1, name: "London", coordinate: CLLocationCoordinate2D(latitude: 51.5, longitude: -0.1)),
  Place(id: 2, name: "Paris", coordinate: CLLocationCoordinate2D(latitude: 48.9, longitude: 2.4)),
]

/// What a map's state is, for the test to read.
private final class Model: ObservableObject {
  @Published var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 50, longitude: 1),
    span: MKCoordinateSpan(latitudeDelta: 6, longitudeDelta: 6))
  @Published var position = MapCameraPosition.automatic
  @Published var selection: Int?
  @Published var taps: [CLLocationCoordinate2D] = []
  @Published var showsParis = true
  var cameras: [MapCameraUpdateContext] = []
}

private struct RegionMap: View {
  @ObservedObject var model: Model
  var modes = MapInteractionModes.all
  var body: some View {
    Map(coordinateRegion: $model.region, interactionModes: modes, annotationItems: places) { place in
      MapAnnotation(coordinate: place.coordinate) { Text(place.name) }
    }
  }
}

private struct PositionMap: View {
  @ObservedObject var model: Model
  var body: some View {
    Map(position: $model.position, selection: $model.selection) {
      Marker("London", coordinate: places[0].coordinate).tag(1)
      if model.showsParis { Marker("Paris", systemImage: "star", coordinate: places[1].coordinate).tag(2) }
    }
    .onMapCameraChange { model.cameras.append($0) }
  }
}

@MainActor @Suite struct MapTests {
  private let size = CGSize(width: 300, height: 300)

  @Test func theMapHasANameAndCountsAsAPlaceholder() {
    let model = Model()
    let notes = NoteList()
    Notes.capture {
      notes.add($0)
    } during: {
      let screen = Screen(size: size) { RegionMap(model: model) }
      #expect(screen.shows("Map") && screen.frame(of: "Map") == CGRect(origin: .zero, size: size))
      #expect(Notes.placeholders.count == 1)
    }
    #expect(notes.lines.count == 1)
  }

  @Test func viewsAreCentredOnTheirCoordinates() throws {
    let model = Model()
    let screen = Screen(size: size) { RegionMap(model: model) }
    let projection = MapProjection(region: model.region, size: size)
    for place in places {
      let (frame, point) = (try #require(screen.frame(of: place.name)), projection.point(place.coordinate))
      #expect(abs(frame.midX - point.x) <= 0.5 && abs(frame.midY - point.y) <= 0.5)
    }
  }

  @Test func eastIsRightWhereOneReadsFromTheRight() throws {
    let model = Model()
    let screen = Screen(size: size, rightToLeft: true) { RegionMap(model: model) }
    let (london, paris) = (try #require(screen.frame(of: "London")), try #require(screen.frame(of: "Paris")))
    #expect(london.midX < paris.midX)
  }

  @Test func aDragPansTheRegion() {
    let model = Model()
    let screen = Screen(size: size) { RegionMap(model: model) }
    let start = MapProjection(region: model.region, size: size)
    screen.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 190, y: 220))
    let wanted = start.panned(by: CGSize(width: -60, height: -30)).region
    #expect(abs(model.region.center.longitude - wanted.center.longitude) < 1e-6)
    #expect(abs(model.region.center.latitude - wanted.center.latitude) < 1e-6)
    // Another drag goes on from there.
    screen.drag(from: CGPoint(x: 190, y: 220), to: CGPoint(x: 250, y: 250))
    #expect(abs(model.region.center.longitude - 1) < 1e-6 && abs(model.region.center.latitude - 50) < 1e-6)
  }

  @Test func aPinchAndADoubleTapZoom() {
    let model = Model()
    let screen = Screen(size: size) { RegionMap(model: model) }
    let width = MapProjection(region: model.region, size: size).region.span.longitudeDelta
    screen.pinch(at: CGPoint(x: 150, y: 150), from: 60, to: 120)
    #expect(abs(model.region.span.longitudeDelta / width - 0.5) < 0.02)
    let zoomed = model.region.span.longitudeDelta
    screen.tap(at: CGPoint(x: 40, y: 280), count: 2)
    #expect(abs(model.region.span.longitudeDelta / zoomed - 0.5) < 1e-6)
  }

  @Test func aWheelZoomsAroundThePointer() {
    let model = Model()
    let screen = Screen(size: size) { RegionMap(model: model) }
    let start = MapProjection(region: model.region, size: size)
    let pointer = CGPoint(x: 40, y: 280)
    let held = start.coordinate(at: pointer)
    screen.scroll(by: CGSize(width: 0, height: -100), at: pointer)
    screen.wait(1)
    let now = MapProjection(region: model.region, size: size)
    #expect(now.scale > start.scale * 1.1)
    #expect(abs(now.coordinate(at: pointer).longitude - held.longitude) < 1e-3)
    screen.scroll(by: CGSize(width: 0, height: 100), at: pointer)
    screen.wait(1)
    #expect(abs(model.region.span.longitudeDelta / start.region.span.longitudeDelta - 1) < 1e-3)
  }

  @Test func aWheelLeavesAMapWithoutZoomAlone() {
    let model = Model()
    let screen = Screen(size: size) { RegionMap(model: model, modes: .pan) }
    screen.scroll(by: CGSize(width: 0, height: -100), at: CGPoint(x: 40, y: 280))
    screen.wait(1)
    #expect(model.region.span.longitudeDelta == 6)
  }

  @Test func modesForbidGestures() {
    let model = Model()
    let screen = Screen(size: size) { RegionMap(model: model, modes: []) }
    screen.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 190, y: 220))
    screen.pinch(at: CGPoint(x: 150, y: 150), from: 60, to: 120)
    screen.tap(at: CGPoint(x: 40, y: 280), count: 2)
    #expect(model.region.center.longitude == 1 && model.region.span.longitudeDelta == 6)
  }

  @Test func aNewRegionReplacesWhatAGestureDid() throws {
    let model = Model()
    let screen = Screen(size: size) { RegionMap(model: model) }
    screen.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 190, y: 220))
    model.region.center = places[1].coordinate
    screen.update()
    let frame = try #require(screen.frame(of: "Paris"))
    #expect(abs(frame.midX - 150) <= 0.5 && abs(frame.midY - 150) <= 0.5)
  }

  @Test func theAutomaticPositionShowsAllContent() throws {
    let model = Model()
    let screen = Screen(size: size) { PositionMap(model: model) }
    for place in places {
      let frame = try #require(screen.frame(of: place.name))
      #expect(CGRect(origin: .zero, size: size).contains(frame), "\(place.name): \(frame)")
    }
    #expect(model.cameras.count == 1)
  }

  @Test func aMarkersTipIsAtItsCoordinate() throws {
    let model = Model()
    model.position = .region(model.region)
    let screen = Screen(size: size) { PositionMap(model: model) }
    let point = MapProjection(region: model.region, size: size).point(places[1].coordinate)
    let frame = try #require(screen.frame(of: "Paris"))
    #expect(abs(frame.midX - point.x) <= 0.5 && abs(frame.maxY - point.y) <= 0.5)
  }

  @Test func aTapSelectsAMarkerAndTheGroundNothing() throws {
    let model = Model()
    let screen = Screen(size: size) { PositionMap(model: model) }
    #expect(screen.elements("Paris").first?.role == .button)
    try screen.tap("Paris")
    #expect(model.selection == 2)
    #expect(screen.elements("Paris").first?.traits.contains(.selected) == true)
    #expect(screen.elements("London").first?.traits.contains(.selected) == false)
    try screen.tap("London")
    #expect(model.selection == 1)
    screen.wait(1)
    screen.tap(at: CGPoint(x: 10, y: 150))
    screen.wait(1)
    #expect(model.selection == nil)
  }

  @Test func aGestureSaysThatTheUserPositioned() {
    let model = Model()
    let screen = Screen(size: size) { PositionMap(model: model) }
    screen.drag(from: CGPoint(x: 20, y: 280), to: CGPoint(x: 80, y: 240))
    #expect(model.position.positionedByUser && model.position.region == nil)
    #expect(model.cameras.count == 2)
    model.position = .region(model.region)
    screen.update()
    #expect(abs(model.cameras.last!.region.center.longitude - 1) < 1e-6)
  }

  @Test func contentComesAndGoes() {
    let model = Model()
    let screen = Screen(size: size) { PositionMap(model: model) }
    model.showsParis = false
    screen.update()
    #expect(!screen.shows("Paris") && screen.shows("London"))
  }

  @Test func aReaderConvertsTapsToCoordinates() throws {
    let model = Model()
    let region = model.region
    let screen = Screen(size: size) {
      MapReader { proxy in
        Map(initialPosition: .region(region)).onTapGesture { point in
          if let place = proxy.convert(point, from: .local) { model.taps.append(place) }
        }
      }
    }
    screen.tap(at: CGPoint(x: 60, y: 200))
    screen.wait(1)
    let wanted = MapProjection(region: region, size: size).coordinate(at: CGPoint(x: 60, y: 200))
    let tapped = try #require(model.taps.first)
    #expect(model.taps.count == 1)
    #expect(abs(tapped.latitude - wanted.latitude) < 1e-9 && abs(tapped.longitude - wanted.longitude) < 1e-9)
  }

  @Test func anAnimatedRegionMovesSmoothly() throws {
    let model = Model()
    let screen = Screen(size: size) { RegionMap(model: model) }
    let start = try #require(screen.frame(of: "London")).midX
    withAnimation(.linear(duration: 1)) { model.region.center.longitude = 2 }
    screen.update()
    screen.wait(0.5)
    let middle = try #require(screen.frame(of: "London")).midX
    screen.wait(1)
    let end = try #require(screen.frame(of: "London")).midX
    #expect(end < start - 20 && abs(middle - (start + end) / 2) < 2, "\(start), \(middle), \(end)")
  }

  /// As apps add a place by a tap and edit one by a long press.
  @Test func gesturesOfViewsAndOfTheMapGoBesideEachOther() {
    let model = Model()
    let region = model.region
    var presses = 0
    let screen = Screen(size: size) {
      MapReader { proxy in
        Map(initialPosition: .region(region)) {
          Annotation("Here", coordinate: region.center) {
            Color.red.frame(width: 44, height: 44).onLongPressGesture { presses += 1 }
          }
        }
        .onTapGesture { point in
          if let place = proxy.convert(point, from: .local) { model.taps.append(place) }
        }
      }
    }
    screen.press(at: CGPoint(x: 150, y: 150), for: 0.8)
    screen.wait(1)
    #expect(presses == 1 && model.taps.isEmpty)
    screen.tap(at: CGPoint(x: 30, y: 30))
    screen.wait(1)
    #expect(presses == 1 && model.taps.count == 1)
    screen.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 50, y: 150))
    #expect(presses == 1 && model.taps.count == 1)
  }

  @Test func boundsHoldTheCamera() {
    let projection = MapProjection(
      center: places[0].coordinate, distance: 1_000_000, size: CGSize(width: 300, height: 300))
    let bounds = MapCameraBounds(minimumDistance: 1000, maximumDistance: 50_000)
    #expect(abs(bounds.applied(to: projection).distance - 50_000) < 1)
    let area = MapCameraBounds(
      centerCoordinateBounds: MKCoordinateRegion(
        center: places[1].coordinate, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)))
    #expect(abs(area.applied(to: projection).center.longitude - 1.9) < 1e-6)
  }

  @Test func scalesAreRoundAndFit() {
    for distance in [500.0, 8000, 120_000, 3_000_000] {
      let scale = MapScale(
        MapProjection(center: places[0].coordinate, distance: distance, size: CGSize(width: 300, height: 300)))
      #expect(scale.length > 35 && scale.length <= 100.5, "\(scale)")
    }
  }
}

/// Lines that were noted, from any thread.
private final class NoteList: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [String] = []
  func add(_ line: String) { lock.withLock { list.append(line) } }
  var lines: [String] { lock.withLock { list } }
}
