import CoreLocation
import Foundation
import SwiftUI
import UIKit

/// A map among views of UIKit: annotations and overlays over a grid of meridians and parallels. There are no pictures
/// of the ground here, which the map says in a corner and a note once.
///
/// North is up and the view straight down. Changes of the region happen at once, also those that ask for an animation.
@MainActor @preconcurrency open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)? { didSet { delegateDidChange() } }

  // MARK: State

  /// What the app asked for last.
  var target = MapCameraPosition.rect(.world) { didSet { moved = nil } }
  /// The free edges of a rectangle that the app asked for.
  var targetInsets = UIEdgeInsets.zero
  /// Where a gesture has moved the map since.
  var moved: MapProjection?
  var ground: HostedView<MapViewGround>?
  open internal(set) var annotations: [any MKAnnotation] = []
  var annotationViews: [ObjectIdentifier: MKAnnotationView] = [:]
  var reusable: [String: [MKAnnotationView]] = [:]
  var registered: [String: AnyClass] = [:]
  open internal(set) var selectedAnnotations: [any MKAnnotation] = []
  var callout: CalloutView?
  open internal(set) var overlays: [any MKOverlay] = []
  var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
  var changes: (any NSObjectProtocol)?
  private var isLoaded = false
  private var revision = 0

  // MARK: Look and behaviour

  open var mapType = MKMapType.standard { didSet { groundDidChange() } }
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet { mapType = preferredConfiguration.type }
  }
  open var isScrollEnabled = true { didSet { groundDidChange() } }
  open var isZoomEnabled = true { didSet { groundDidChange() } }
  /// Maps here neither turn nor tilt, and have no compass, scale, places, buildings or traffic of their own.
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsBuildings = true
  open var showsTraffic = false
  open var showsPointsOfInterest = true
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether a blue dot shows the user's place, once the app may know it.
  open var showsUserLocation = false { didSet { userDidChange() } }
  open var userTrackingMode = MKUserTrackingMode.none { didSet { trackingDidChange() } }
  public let userLocation = MKUserLocation()
  open var isUserLocationVisible: Bool {
    userLocation.location.map { bounds.contains(projection.point($0.coordinate)) } ?? false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let ground = HostedView<MapViewGround>(making: { [weak self] in
      self?.revision += 1
      return MapViewGround(map: self, revision: self?.revision ?? 0)
    })
    (self.ground, _content) = (ground, ground)
    clipsToBounds = true
    changes = NotificationCenter.default.addObserver(
      forName: AnnotationChange.name, object: nil, queue: nil
    ) { [weak self] note in
      MainActor.assumeIsolated { self?.annotationDidChange(note.object as? MKShape) }
    }
  }

  deinit { if let changes { NotificationCenter.default.removeObserver(changes) } }

  // MARK: Layout

  var projection: MapProjection {
    if let moved { return moved.resized(to: bounds.size) }
    if case .rect(let rect) = target.kind {
      return MapProjection(rect: rect, size: bounds.size, insets: targetInsets)
    }
    return target.projection(size: bounds.size, content: .null, location: nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAnnotations()
    ground?.refresh()
    if !isLoaded, bounds.width > 0 {
      isLoaded = true
      delegate?.mapViewDidFinishLoadingMap(self)
      delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
    }
  }

  func groundDidChange() {
    ground?.refresh()
    setNeedsLayout()
  }

  private func delegateDidChange() {
    guard let delegate else { return }
    // Overlays that came before the delegate are drawn as it says.
    for overlay in overlays { makeRenderer(overlay, delegate) }
    groundDidChange()
  }

  /// What a gesture does, step by step.
  func move(to projection: MapProjection, isOver: Bool) {
    if !isMoving { delegate?.mapView(self, regionWillChangeAnimated: false) }
    isMoving = !isOver
    moved = projection
    groundDidChange()
    delegate?.mapViewDidChangeVisibleRegion(self)
    if isOver { delegate?.mapView(self, regionDidChangeAnimated: false) }
  }
  private var isMoving = false
}

/// The ground of a map view, with its gestures.
struct MapViewGround: View {
  weak var map: MKMapView?
  /// Makes a value that differs from the last one.
  let revision: Int

  var body: some View {
    if let map {
      MapGround(projection: map.projection, shapes: map.drawnShapes, style: map.style)
        .modifier(
          MapGestures(projection: map.projection, modes: map.modes) { [weak map] in map?.move(to: $0, isOver: $1) }
        )
        .simultaneousGesture(TapGesture().onEnded { [weak map] in map?.deselectAll() })
    }
  }
}

extension MKMapView {
  var modes: MapInteractionModes {
    var modes: MapInteractionModes = []
    if isScrollEnabled { modes.insert(.pan) }
    if isZoomEnabled { modes.insert(.zoom) }
    return modes
  }

  var style: MapStyle {
    switch mapType {
    case .standard: .standard
    case .mutedStandard: .standard(emphasis: .muted)
    default: .imagery
    }
  }

  var drawnShapes: [MapGround.DrawnShape] {
    overlays.compactMap { renderers[ObjectIdentifier($0)]?.drawn }
  }
}
