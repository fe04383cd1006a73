import CoreLocation
import Foundation
import MartletControls
import SwiftUI
import UIKit

/// The view of an annotation: an image, or what an app puts into it. Its centre, moved by `centerOffset`, lies on the
/// annotation's coordinate.
@MainActor @preconcurrency open class MKAnnotationView: UIView {
  public enum DragState: UInt, Hashable, Sendable { case none, starting, dragging, canceling, ending }

  open var annotation: (any MKAnnotation)? { didSet { lookDidChange() } }
  open internal(set) var reuseIdentifier: String?
  open var image: UIImage? {
    didSet {
      if let image { bounds.size = image.size }
      lookDidChange()
    }
  }
  open var centerOffset = CGPoint.zero { didSet { lookDidChange() } }
  open var calloutOffset = CGPoint.zero
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  open var canShowCallout = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  /// Annotations are not dragged here.
  open var isDraggable = false {
    didSet { if isDraggable { Notes.once("annotations of a map view cannot be dragged yet") } }
  }
  open var dragState: DragState { .none }
  open var displayPriority = MKFeatureDisplayPriority.required
  /// Annotations are not joined here.
  open var clusteringIdentifier: String? {
    didSet {
      if clusteringIdentifier != nil { Notes.once("annotations of a map view are not clustered yet") }
    }
  }
  weak var mapView: MKMapView?
  private var look: HostedView<AnyView>?

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
    let look = HostedView<AnyView>(making: { [weak self] in self?.content ?? AnyView(EmptyView()) })
    (self.look, _content) = (look, look)
  }
  public override convenience init(frame: CGRect) { self.init(annotation: nil, reuseIdentifier: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
    lookDidChange()
  }
  open func setDragState(_ newDragState: DragState, animated: Bool) {}

  /// What shows: the image, or a place for the app's subviews that takes taps.
  var picture: AnyView {
    image.map { AnyView(Image(uiImage: $0)) } ?? AnyView(Color.clear)
  }
  /// Where the coordinate lies, from the view's centre.
  var coordinateOffset: CGPoint { CGPoint(x: -centerOffset.x, y: -centerOffset.y) }
  var naturalSize: CGSize? { nil }
  /// The title stands below the view.
  var showsTitle: Bool { false }

  private var content: AnyView {
    let title = (annotation?.title).flatMap { $0 }
    let picture = picture.titled(showsTitle ? title.map { AnyView(Text(verbatim: $0)) } : nil)
    return AnyView(
      Button { [weak self] in
        self?.tapped()
      } label: {
        picture
      }
      .buttonStyle(.plain)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(accessibilityLabel ?? title ?? "Marker")
      .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
      .accessibilityAction { [weak self] in self?.tapped() })
  }

  /// For touches on an app's own subviews.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped() }

  private func tapped() {
    guard isEnabled, let annotation, let mapView else { return }
    if isSelected {
      mapView.deselectAnnotation(annotation, animated: true)
    } else {
      mapView.selectAnnotation(annotation, animated: true)
    }
  }

  func lookDidChange() {
    if let naturalSize { bounds.size = naturalSize }
    look?.refresh()
    mapView?.setNeedsLayout()
  }
}

/// A balloon with a title below it.
open class MKMarkerAnnotationView: MKAnnotationView {
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { lookDidChange() } }
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// Nil is red.
  open var markerTintColor: UIColor? { didSet { lookDidChange() } }
  open var glyphTintColor: UIColor? { didSet { lookDidChange() } }
  open var glyphText: String? { didSet { lookDidChange() } }
  open var glyphImage: UIImage? { didSet { lookDidChange() } }
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    lookDidChange()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var naturalSize: CGSize? { Balloon.size }
  override var coordinateOffset: CGPoint { CGPoint(x: -centerOffset.x, y: Balloon.size.height / 2 - centerOffset.y) }
  override var showsTitle: Bool { titleVisibility != .hidden }
  override var picture: AnyView {
    AnyView(
      Balloon(
        glyph: glyph, tint: markerTintColor.map { Color(uiColor: $0) } ?? .red,
        glyphColor: glyphTintColor.map { Color(uiColor: $0) } ?? .white, isSelected: isSelected))
  }

  private var glyph: MarkerFace.Glyph {
    if let glyphText { return .monogram(Text(verbatim: glyphText)) }
    guard let glyphImage else { return .pin }
    let picture = Image(uiImage: glyphImage).renderingMode(.template).resizable().scaledToFit()
    return .view(AnyView(picture.frame(width: 18, height: 18)))
  }
}

/// A pin with a round head.
open class MKPinAnnotationView: MKAnnotationView {
  /// Nil is red.
  open var pinTintColor: UIColor! { didSet { lookDidChange() } }
  open var animatesDrop = false
  open var pinColor: MKPinAnnotationColor {
    get { pinTintColor == .systemGreen ? .green : pinTintColor == .systemPurple ? .purple : .red }
    set { pinTintColor = newValue == .green ? .systemGreen : newValue == .purple ? .systemPurple : .systemRed }
  }
  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    lookDidChange()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var naturalSize: CGSize? { PinView.size }
  override var coordinateOffset: CGPoint { CGPoint(x: -centerOffset.x, y: PinView.size.height / 2 - centerOffset.y) }
  override var picture: AnyView { AnyView(PinView(tint: pinTintColor.map { Color(uiColor: $0) } ?? .red)) }
}

/// The blue dot of the user's place.
open class MKUserLocationView: MKAnnotationView {
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    accessibilityLabel = "My location"
    lookDidChange()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override var naturalSize: CGSize? { CGSize(width: 22, height: 22) }
  override var picture: AnyView { AnyView(UserDot()) }
}
