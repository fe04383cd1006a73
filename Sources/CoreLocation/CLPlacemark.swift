import Foundation

/// A place with its address.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  public let location: CLLocation?
  public let name: String?
  public let thoroughfare: String?
  public let subThoroughfare: String?
  public let locality: String?
  public let subLocality: String?
  public let administrativeArea: String?
  public let subAdministrativeArea: String?
  public let postalCode: String?
  public let isoCountryCode: String?
  public let country: String?
  public let inlandWater: String?
  public let ocean: String?
  public let areasOfInterest: [String]?
  public let timeZone: TimeZone?
  /// Never known here.
  public var region: CLRegion? { nil }

  public convenience init(placemark: CLPlacemark) {
    self.init(location: placemark.location, fields: placemark.addressFields)
  }

  /// `fields` by the keys of address books: "Name", "Street", "City", "State", "ZIP", "Country", "CountryCode" and
  /// the names of the properties.
  package init(location: CLLocation?, fields: [String: String]) {
    self.location = location
    addressFields = fields
    name = fields["Name"] ?? fields["Street"]
    thoroughfare = fields["Thoroughfare"] ?? fields["Street"]
    subThoroughfare = fields["SubThoroughfare"]
    locality = fields["City"]
    subLocality = fields["SubLocality"]
    administrativeArea = fields["State"]
    subAdministrativeArea = fields["SubAdministrativeArea"]
    postalCode = fields["ZIP"]
    isoCountryCode = fields["CountryCode"]
    country = fields["Country"]
    (inlandWater, ocean, areasOfInterest, timeZone) = (nil, nil, nil, nil)
    super.init()
  }

  package let addressFields: [String: String]
  public var addressDictionary: [AnyHashable: Any]? { addressFields.isEmpty ? nil : addressFields }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
