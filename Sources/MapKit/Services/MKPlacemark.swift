import CoreLocation
import Foundation

/// A place with its address, that can stand on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  public var countryCode: String? { isoCountryCode }
  open var title: String? {
    let parts = [name, locality, administrativeArea, country].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  public init(coordinate: CLLocationCoordinate2D) {
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), fields: [:])
  }
  /// An address as address books keep it: "Street", "City", "State", "ZIP", "Country", "CountryCode".
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
      fields: (addressDictionary ?? [:]).compactMapValues { $0 as? String })
  }
  public convenience init(placemark: CLPlacemark) {
    self.init(
      coordinate: placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid,
      addressDictionary: placemark.addressFields)
  }
}
