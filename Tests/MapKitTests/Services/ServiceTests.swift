import CoreLocation
import Foundation
import Testing

@testable import MapKit

@MainActor @Suite struct ServiceTests {
  @Test func searchesAndDirectionsFailOpenly() async {
    let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "cafe"))
    await #expect(throws: MKError(.serverFailure)) { try await search.start() }
    let error = await withCheckedContinuation { continuation in
      MKDirections(request: MKDirections.Request()).calculate { _, error in
        continuation.resume(returning: error as? MKError)
      }
    }
    #expect(error?.code == .serverFailure)
  }

  @Test func itemsOpenOnAPublicMap() throws {
    let item = MKMapItem(
      placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 51.5, longitude: -0.125)))
    #expect(
      item.link?.absoluteString
        == "https://www.openstreetmap.org/?mlat=51.500000&mlon=-0.125000#map=16/51.500000/-0.125000")
    #expect(!item.openInMaps())
    #expect(MKMapItem.forCurrentLocation().isCurrentLocation)
  }

  @Test func placemarksReadAddresses() {
    let mark = MKPlacemark(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2),
      addressDictionary: ["City": "Bonn", "Country": "Germany", "CountryCode": "DE"])
    #expect(mark.locality == "Bonn" && mark.countryCode == "DE" && mark.title == "Bonn, Germany")
  }

  @Test func filtersIncludeAndExclude() {
    let filter = MKPointOfInterestFilter(including: [.cafe])
    #expect(filter.includes(.cafe) && filter.excludes(.zoo))
    #expect(MKPointOfInterestFilter.excludingAll.excludes(.cafe))
  }
}
