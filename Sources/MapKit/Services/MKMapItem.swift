import CoreLocation
import Foundation
import UIKit

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"

/// A place that the system's maps can show.
open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  public var isCurrentLocation: Bool { isCurrent }
  private var isCurrent = false

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }
  public convenience init(location: CLLocation, address: String? = nil) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
  }

  /// The user's location, as far as it is known now.
  open class func forCurrentLocation() -> MKMapItem {
    let coordinate = LocationService.shared.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    let item = MKMapItem(placemark: MKPlacemark(coordinate: coordinate))
    item.isCurrent = true
    return item
  }

  /// Opens the place on openstreetmap.org, in the user's browser: no app of maps can be counted on here. Options are
  /// not heeded. False where nothing opens links, as in a picture.
  @MainActor @preconcurrency @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { Self.openInMaps([self], launchOptions) }

  /// The first of the items is opened.
  @MainActor @preconcurrency @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    openInMaps(mapItems, launchOptions)
  }

  @MainActor private class func openInMaps(_ items: [MKMapItem], _ options: [String: Any]?) -> Bool {
    guard let link = items.first?.link else { return false }
    var isOpened = false
    UIApplication.shared.open(link) { isOpened = $0 }
    return isOpened
  }

  /// The page that shows the place; nil for one without a coordinate.
  var link: URL? {
    let place = placemark.coordinate
    guard CLLocationCoordinate2DIsValid(place) else { return nil }
    let numbers = [place.latitude, place.longitude].map { String(format: "%.6f", $0) }
    return URL(
      string: "https://www.openstreetmap.org/?mlat=\(numbers[0])&mlon=\(numbers[1])"
        + "#map=16/\(numbers[0])/\(numbers[1])")
  }
}
