import CoreLocation
import Foundation

/// What the ground of a map view looks like; here they differ in its colour.
public enum MKMapType: UInt, Hashable, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

public enum MKUserTrackingMode: Int, Hashable, Sendable { case none, follow, followWithHeading }
public enum MKFeatureVisibility: Int, Hashable, Sendable { case adaptive, hidden, visible }
public enum MKPinAnnotationColor: UInt, Hashable, Sendable { case red, green, purple }

/// Which of annotation views that cover each other are shown. All are here.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationView"

/// From where a map view is seen.
open class MKMapCamera: NSObject, NSCopying, @unchecked Sendable {
  open var centerCoordinate = CLLocationCoordinate2D()
  /// Metres above the centre.
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(0.01, cos(Double(pitch) * .pi / 180)) }
  }
  /// Degrees; maps here look straight down with north up, so both are kept and not shown.
  open var pitch: CGFloat = 0
  open var heading: CLLocationDirection = 0

  public override init() {}
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eye: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    let across = MKMapPoint(centerCoordinate).distance(to: MKMapPoint(eye))
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: hypot(across, eyeAltitude),
      pitch: CGFloat(atan2(across, eyeAltitude) * 180 / .pi), heading: 0)
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
  }
}

/// How a map view draws its ground.
open class MKMapConfiguration: NSObject, @unchecked Sendable {
  public enum ElevationStyle: Int, Hashable, Sendable { case flat, realistic }
  open var elevationStyle = ElevationStyle.flat
  var type: MKMapType { .standard }
}

open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  public enum EmphasisStyle: Int, Hashable, Sendable { case `default`, muted }
  open var emphasisStyle = EmphasisStyle.default
  /// Maps here show neither places nor traffic by themselves.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public override init() {}
  public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default) {
    self.init()
    (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
  }
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
  }
  override var type: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
}

open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  public override init() {}
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
  override var type: MKMapType { .satellite }
}

open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public override init() {}
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
  override var type: MKMapType { .hybrid }
}
