import Foundation
import UIKit

extension MKMapView {
  /// Overlays lie below annotations, in the order in which they came, on both levels.
  public func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
  public func addOverlays(_ overlays: [any MKOverlay]) {
    self.overlays += overlays
    if let delegate { for overlay in overlays { makeRenderer(overlay, delegate) } }
    groundDidChange()
  }
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    addOverlay(overlay)
    overlays.removeLast()
    overlays.insert(overlay, at: min(index, overlays.count))
  }

  public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays {
      self.overlays.removeAll { $0 === overlay }
      renderers[ObjectIdentifier(overlay)] = nil
    }
    groundDidChange()
  }

  /// How the overlay is drawn; nil for one that was not added, or without a delegate.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

  func makeRenderer(_ overlay: any MKOverlay, _ delegate: any MKMapViewDelegate) {
    let renderer = delegate.mapView(self, rendererFor: overlay)
    renderer.mapView = self
    renderers[ObjectIdentifier(overlay)] = renderer
    delegate.mapView(self, didAdd: [renderer])
  }
}
