import CoreLocation
import Foundation
import MartletTesting
import SwiftUI
import Testing
import UIKit

@testable import MapKit

private final class Capital: NSObject, MKAnnotation {
  let title: String?
  let coordinate: CLLocationCoordinate2D
  var subtitle: String? { "a capital" }
  init(_ title: String, _ latitude: Double, _ longitude: Double) {
    (self.title, coordinate) = (title, CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
  }
}

private final class Pin: MKPinAnnotationView {
  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    canShowCallout = true
  }
  required init?(coder: NSCoder) { nil }
}

/// Gives pins to capitals and writes down what it hears.
private final class Listener: NSObject, MKMapViewDelegate {
  var heard: [String] = []
  let button = UIButton(type: .detailDisclosure)

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    guard annotation is Capital else { return nil }
    let view = mapView.dequeueReusableAnnotationView(withIdentifier: "pin", for: annotation)
    view.rightCalloutAccessoryView = button
    return view
  }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    heard.append("selected \((view.annotation?.title).flatMap { $0 } ?? "")")
  }
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    heard.append("deselected \((view.annotation?.title).flatMap { $0 } ?? "")")
  }
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) { heard.append("button \((view.annotation?.title).flatMap { $0 } ?? "")") }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { heard.append("region") }
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    let renderer = MKPolylineRenderer(overlay: overlay)
    (renderer.strokeColor, renderer.lineWidth) = (.red, 5)
    return renderer
  }
}

private struct MapHolder: UIViewRepresentable {
  let map: MKMapView
  func makeUIView(context: Context) -> MKMapView { map }
  func updateUIView(_ view: MKMapView, context: Context) {}
}

@MainActor @Suite struct MKMapViewTests {
  private let size = CGSize(width: 300, height: 400)
  /// A map does not keep its delegate.
  private let listener = Listener()
  private let capitals = [Capital("London", 51.5, -0.1), Capital("Paris", 48.9, 2.4)]
  private let region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 50, longitude: 1),
    span: MKCoordinateSpan(latitudeDelta: 6, longitudeDelta: 6))

  private func shown(_ map: MKMapView) -> Screen { Screen(size: size) { MapHolder(map: map) } }
  private func made() -> (MKMapView, Listener) {
    let map = MKMapView(frame: .zero)
    map.register(Pin.self, forAnnotationViewWithReuseIdentifier: "pin")
    map.delegate = listener
    map.setRegion(region, animated: false)
    return (map, listener)
  }

  @Test func aRegionThatWasSetEarlyFitsTheViewLater() {
    let (map, _) = made()
    #expect(map.region.span.latitudeDelta == 6)
    let screen = shown(map)
    #expect(screen.frame(of: "Map") == CGRect(origin: .zero, size: size))
    #expect(map.region.span.longitudeDelta > 5.999 && map.region.span.latitudeDelta > 5.999)
    #expect(abs(map.centerCoordinate.latitude - 50) < 1e-9)
    let point = map.convert(map.centerCoordinate, toPointTo: map)
    #expect(abs(point.x - 150) < 1e-6 && abs(point.y - 200) < 1e-6)
    let place = map.convert(CGPoint(x: 20, y: 30), toCoordinateFrom: map)
    #expect(abs(map.convert(place, toPointTo: map).x - 20) < 1e-6)
  }

  @Test func annotationsStandAtTheirPlaces() throws {
    let (map, _) = made()
    map.addAnnotations(capitals)
    let point = MKPointAnnotation()
    (point.title, point.coordinate) = ("Here", CLLocationCoordinate2D(latitude: 50, longitude: 1))
    map.addAnnotation(point)
    let screen = shown(map)
    #expect(map.annotations.count == 3 && map.view(for: capitals[0]) is Pin)
    #expect(map.view(for: point) is MKMarkerAnnotationView)
    let frame = try #require(screen.frame(of: "Here"))
    #expect(abs(frame.midX - 150) <= 0.5 && abs(frame.maxY - 200) <= 0.5)
    point.coordinate = CLLocationCoordinate2D(latitude: 50, longitude: 2)
    screen.update()
    let moved = map.convert(point.coordinate, toPointTo: map)
    #expect(abs(try #require(screen.frame(of: "Here")).midX - moved.x) <= 0.5)
  }

  @Test func viewsAreUsedAgain() {
    let (map, _) = made()
    map.addAnnotation(capitals[0])
    let view = map.view(for: capitals[0])
    map.removeAnnotation(capitals[0])
    #expect(map.annotations.isEmpty && map.view(for: capitals[0]) == nil)
    map.addAnnotation(capitals[1])
    #expect(map.view(for: capitals[1]) === view && view != nil)
  }

  @Test func aTapSelectsAndACalloutTellsOfItsButton() throws {
    let (map, listener) = made()
    map.addAnnotations(capitals)
    let screen = shown(map)
    listener.heard = []
    try screen.tap("Paris")
    #expect(listener.heard == ["selected Paris"] && map.selectedAnnotations.count == 1)
    #expect(screen.shows("a capital"))
    listener.button.sendActions(for: .touchUpInside)
    #expect(listener.heard.last == "button Paris")
    map.selectAnnotation(capitals[0], animated: false)
    #expect(Array(listener.heard.suffix(2)) == ["deselected Paris", "selected London"])
    map.deselectAnnotation(capitals[0], animated: false)
    screen.update()
    #expect(!screen.shows("a capital") && map.selectedAnnotations.isEmpty)
  }

  @Test func fingersMoveTheMapWhereTheyMay() {
    let (map, listener) = made()
    let screen = shown(map)
    listener.heard = []
    screen.drag(from: CGPoint(x: 250, y: 350), to: CGPoint(x: 190, y: 350))
    #expect(listener.heard == ["region"] && map.region.center.longitude > 1.1)
    let now = map.region
    map.isScrollEnabled = false
    screen.update()
    screen.drag(from: CGPoint(x: 250, y: 350), to: CGPoint(x: 190, y: 350))
    #expect(map.region.isClose(to: now))
  }

  @Test func settingTheCentreKeepsTheScale() {
    let (map, _) = made()
    let screen = shown(map)
    let width = map.region.span.longitudeDelta
    map.setCenter(CLLocationCoordinate2D(latitude: 40, longitude: -3), animated: true)
    screen.update()
    #expect(abs(map.region.span.longitudeDelta - width) < 1e-9)
    #expect(abs(map.centerCoordinate.longitude - -3) < 1e-9)
    map.camera = MKMapCamera(
      lookingAtCenter: CLLocationCoordinate2D(latitude: 10, longitude: 20), fromDistance: 2000, pitch: 0, heading: 0)
    #expect(abs(map.camera.centerCoordinateDistance - 2000) < 1e-6)
  }

  @Test func overlaysAreDrawnAsTheDelegateSays() {
    let (map, _) = made()
    let line = MKGeodesicPolyline(coordinates: capitals.map(\.coordinate), count: 2)
    map.addOverlay(line)
    let screen = shown(map)
    #expect((map.renderer(for: line) as? MKPolylineRenderer)?.polyline === line)
    #expect(screen.displayList.contains("stroke width=5"), "\(screen.displayList)")
    map.removeOverlay(line)
    screen.update()
    #expect(map.overlays.isEmpty && !screen.displayList.contains("stroke width=5"))
  }

  @Test func paddingKeepsARectanglesEdgesFree() {
    let (map, _) = made()
    let screen = shown(map)
    let rect = region.rect
    map.setVisibleMapRect(
      rect, edgePadding: UIEdgeInsets(top: 100, left: 20, bottom: 0, right: 0), animated: false)
    screen.update()
    let corner = map.convert(MKMapPoint(x: rect.minX, y: rect.minY).coordinate, toPointTo: map)
    #expect(corner.x >= 19.999 && corner.y >= 99.999)
  }
}
