import CoreLocation
import Foundation
import UIKit

extension MKMapView {
  /// What shows. Setting it shows all of a region, and more along the side for which the view is too long. Before the
  /// view has a size it is what was set.
  public var region: MKCoordinateRegion {
    get {
      guard bounds.width > 0, bounds.height > 0 else { return target.region ?? MKCoordinateRegion(.world) }
      return projection.region
    }
    set { setRegion(newValue, animated: false) }
  }
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    show(.region(regionThatIsValid(region)), animated)
  }
  /// The region that would show if it were set.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    guard bounds.width > 0, bounds.height > 0 else { return region }
    return MapProjection(region: region, size: bounds.size).region
  }

  public var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }
  /// Moves the map, as near as it is.
  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    guard bounds.width > 0, bounds.height > 0 else {
      return show(.region(MKCoordinateRegion(center: coordinate, span: region.span)), animated)
    }
    var new = projection
    let middle = MKMapPoint(coordinate)
    new = MapProjection(x: middle.x, y: middle.y, scale: new.scale, size: new.size)
    show(.rect(new.rect), animated)
    moved = new
  }

  public var visibleMapRect: MKMapRect {
    get { bounds.width > 0 ? projection.rect : target.rect ?? region.rect }
    set { setVisibleMapRect(newValue, animated: false) }
  }
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    setVisibleMapRect(mapRect, edgePadding: .zero, animated: animated)
  }
  /// Shows all of the rectangle inside of the padding.
  public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
    targetInsets = insets
    show(.rect(mapRect), animated)
  }
  public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    mapRectThatFits(mapRect, edgePadding: .zero)
  }
  public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    guard bounds.width > 0, bounds.height > 0 else { return mapRect }
    return MapProjection(rect: mapRect, size: bounds.size, insets: insets).rect
  }

  public var camera: MKMapCamera {
    get {
      let camera = MKMapCamera()
      (camera.centerCoordinate, camera.centerCoordinateDistance) = (projection.center, projection.distance)
      return camera
    }
    set { setCamera(newValue, animated: false) }
  }
  public func setCamera(_ camera: MKMapCamera, animated: Bool) {
    show(
      .camera(
        MapCamera(
          centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
          heading: camera.heading, pitch: Double(camera.pitch))), animated)
  }

  private func show(_ position: MapCameraPosition, _ animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    if position.rect == nil { targetInsets = .zero }
    target = position
    groundDidChange()
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  /// A region that is none, as one around a place that is not known, traps on Apple's systems; here the earth shows.
  private func regionThatIsValid(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    CLLocationCoordinate2DIsValid(region.center) ? region : MKCoordinateRegion(.world)
  }

  // MARK: Converting

  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(projection.point(coordinate), to: view)
  }
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    projection.coordinate(at: convert(point, from: view))
  }
  public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let rect = region.rect
    let corner = projection.point(MKMapPoint(x: rect.midX, y: rect.midY))
    let size = CGSize(width: rect.width * projection.scale, height: rect.height * projection.scale)
    return convert(
      CGRect(x: corner.x - size.width / 2, y: corner.y - size.height / 2, width: size.width, height: size.height),
      to: view)
  }
  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let own = convert(rect, from: view)
    let corner = projection.mapPoint(at: own.origin)
    return MKCoordinateRegion(
      MKMapRect(
        x: corner.x, y: corner.y, width: Double(own.width) / projection.scale,
        height: Double(own.height) / projection.scale))
  }
}
