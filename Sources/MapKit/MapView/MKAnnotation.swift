import CoreLocation
import Foundation

/// A place that a map view marks.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  /// Default: nil.
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A place with a title.
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
  open var title: String? { didSet { AnnotationChange.post(self) } }
  open var subtitle: String? { didSet { AnnotationChange.post(self) } }
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// A place that can be moved.
open class MKPointAnnotation: MKShape, @unchecked Sendable {
  private var place = CLLocationCoordinate2D()
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue; AnnotationChange.post(self) }
  }
  public override init() { super.init() }
  public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    self.init()
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

/// The annotation that stands for the user.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  public internal(set) var location: CLLocation?
  /// Nothing here has a compass.
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { location != nil }
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}

/// Several annotations shown as one. Nothing here makes one.
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  public let memberAnnotations: [any MKAnnotation]
  open var title: String?
  open var subtitle: String?
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
  /// The middle of the members.
  open var coordinate: CLLocationCoordinate2D {
    let rect = memberAnnotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
    }
    return rect.isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}

/// Tells map views that an annotation of MapKit's own moved or has another title.
enum AnnotationChange {
  static let name = Notification.Name("MapKit.AnnotationChange")
  static func post(_ annotation: MKShape) { NotificationCenter.default.post(name: name, object: annotation) }
}
