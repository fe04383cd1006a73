import CoreLocation
import Foundation
import MartletControls
import UIKit

extension MKMapView {
  public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  /// An annotation that is there already is not added again.
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    let new = annotations.filter { candidate in !self.annotations.contains { $0 === candidate } }
    self.annotations += new
    let views = new.compactMap(makeView)
    if !views.isEmpty { delegate?.mapView(self, didAdd: views) }
    setNeedsLayout()
  }

  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      deselectAnnotation(annotation, animated: false)
      self.annotations.removeAll { $0 === annotation }
      guard let view = annotationViews.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
      view.removeFromSuperview()
      if let name = view.reuseIdentifier { reusable[name, default: []].append(view) }
    }
  }

  /// Shows all of the annotations, with room around them.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let rect = annotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
    }
    guard !rect.isNull, bounds.width > 0 else { return }
    let fitting = MapCameraPosition.automatic.projection(size: bounds.size, content: rect, location: nil)
    setVisibleMapRect(fitting.rect, animated: animated)
  }

  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
  }

  /// The view that shows the annotation; nil for one that has none.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    annotationViews[ObjectIdentifier(annotation)]
  }

  // MARK: Views for later use

  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    registered[identifier] = viewClass
  }

  /// A view that is not used any more; nil where there is none.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    guard let view = reusable[identifier]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  /// The same, or a new one of the class that was registered.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view = dequeueReusableAnnotationView(withIdentifier: identifier) ?? registeredView(identifier)
    let known = view ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    if view == nil { Notes.once("no class of views is registered for \"\(identifier)\": a marker shows") }
    (known.annotation, known.reuseIdentifier) = (annotation, identifier)
    return known
  }

  private func registeredView(_ identifier: String) -> MKAnnotationView? {
    registered[identifier].flatMap { NSObject._make($0) as? MKAnnotationView }
  }

  @discardableResult func makeView(_ annotation: any MKAnnotation) -> MKAnnotationView? {
    let view = delegate?.mapView(self, viewFor: annotation) ?? usualView(annotation)
    view.annotation = annotation
    view.mapView = self
    annotationViews[ObjectIdentifier(annotation)] = view
    view.prepareForDisplay()
    addSubview(view)
    return view
  }

  private func usualView(_ annotation: any MKAnnotation) -> MKAnnotationView {
    let name = MKMapViewDefaultAnnotationViewReuseIdentifier
    if annotation is MKUserLocation { return MKUserLocationView(annotation: annotation, reuseIdentifier: nil) }
    let kept = dequeueReusableAnnotationView(withIdentifier: name) ?? registeredView(name)
    let view = kept ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: name)
    view.reuseIdentifier = name
    return view
  }

  // MARK: Places

  func placeAnnotations() {
    let projection = projection
    for annotation in annotations + (showsUserLocation ? [userLocation] : []) {
      guard let view = annotationViews[ObjectIdentifier(annotation)] else { continue }
      let (point, offset) = (projection.point(annotation.coordinate), view.coordinateOffset)
      view.center = CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    }
    placeCallout()
  }

  func annotationDidChange(_ annotation: MKShape?) {
    guard let annotation, let view = annotationViews[ObjectIdentifier(annotation)] else { return }
    view.lookDidChange()
  }

  // MARK: Selection

  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard !selectedAnnotations.contains(where: { $0 === annotation }), let view = view(for: annotation) else { return }
    deselectAll()
    selectedAnnotations = [annotation]
    view.setSelected(true, animated: animated)
    bringSubviewToFront(view)
    if view.canShowCallout, (annotation.title).flatMap({ $0 })?.isEmpty == false { showCallout(view) }
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }

  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations.removeAll { $0 === annotation }
    callout?.removeFromSuperview()
    callout = nil
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  func deselectAll() {
    for annotation in selectedAnnotations { deselectAnnotation(annotation, animated: true) }
  }

  private func showCallout(_ view: MKAnnotationView) {
    let bubble = CalloutView(for: view) { [weak self, weak view] control in
      guard let self, let view else { return }
      delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
    }
    callout = bubble
    addSubview(bubble)
    placeCallout()
  }

  private func placeCallout() {
    guard let callout, let annotation = selectedAnnotations.first, let view = view(for: annotation) else { return }
    let top = CGPoint(x: view.frame.midX + view.calloutOffset.x, y: view.frame.minY + view.calloutOffset.y)
    callout.center = CGPoint(x: top.x, y: top.y - callout.bounds.height / 2 - 2)
  }

  // MARK: The user

  func userDidChange() {
    let key = ObjectIdentifier(userLocation)
    userLocation.location = showsUserLocation ? LocationService.shared.location : nil
    if let view = annotationViews.removeValue(forKey: key) { view.removeFromSuperview() }
    guard showsUserLocation else { return }
    if userLocation.location != nil {
      makeView(userLocation)
      delegate?.mapView(self, didUpdate: userLocation)
      if userTrackingMode != .none { trackingDidChange() }
    } else {
      delegate?.mapView(self, didFailToLocateUserWithError: CLError(.locationUnknown))
    }
    setNeedsLayout()
  }

  func trackingDidChange() {
    if userTrackingMode != .none, !showsUserLocation { return showsUserLocation = true }
    delegate?.mapView(self, didChange: userTrackingMode, animated: false)
    guard userTrackingMode != .none, let place = userLocation.location?.coordinate else { return }
    setRegion(
      MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000), animated: false)
  }
  public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
}
