import CoreLocation
import Foundation
import Testing

/// Writes down what a manager tells.
private final class Listener: NSObject, CLLocationManagerDelegate {
  var heard: [String] = []
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    heard.append("status \(manager.authorizationStatus.rawValue)")
  }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    heard += locations.map { "at \($0.coordinate.latitude),\($0.coordinate.longitude)" }
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    heard.append("failed \((error as? CLError)?.code.rawValue ?? -1)")
  }
}

/// Knows the older form alone.
private final class OlderListener: NSObject, CLLocationManagerDelegate {
  var status: CLAuthorizationStatus?
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    self.status = status
  }
}

@MainActor @Suite struct CLLocationManagerTests {
  /// Until what waits in the main queue has run.
  private func mainQueue() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test func withoutAServiceARequestIsDeniedLater() async {
    let manager = CLLocationManager(service: LocationService(played: nil))
    let listener = Listener()
    manager.delegate = listener
    #expect(manager.authorizationStatus == .notDetermined && listener.heard.isEmpty)
    await mainQueue()
    #expect(listener.heard == ["status 0"])
    manager.startUpdatingLocation()
    await mainQueue()
    #expect(listener.heard == ["status 0"])
    manager.requestWhenInUseAuthorization()
    #expect(manager.authorizationStatus == .notDetermined)
    await mainQueue()
    #expect(listener.heard == ["status 0", "status 2", "failed 1"])
    #expect(manager.location == nil && manager.authorizationStatus == .denied)
    manager.requestWhenInUseAuthorization()
    await mainQueue()
    #expect(listener.heard.count == 3)
  }

  @Test func aPlayedLocationIsGiven() async throws {
    let played = try #require(LocationService.location(of: "52.52, 13.405"))
    let manager = CLLocationManager(service: LocationService(played: played))
    let listener = Listener()
    manager.delegate = listener
    #expect(manager.authorizationStatus == .authorizedWhenInUse)
    #expect(manager.location?.sourceInformation?.isSimulatedBySoftware == true)
    manager.requestLocation()
    await mainQueue()
    #expect(listener.heard == ["status 4", "at 52.52,13.405"])
    manager.requestAlwaysAuthorization()
    await mainQueue()
    #expect(listener.heard.last == "status 3")
    manager.startUpdatingLocation()
    manager.stopUpdatingLocation()
    await mainQueue()
    #expect(listener.heard.count == 3)
  }

  /// In the order in which apps do it: what there is to tell is told once.
  @Test func updatesTellOnce() async throws {
    for (played, wanted) in [("1,2", ["status 4", "at 1.0,2.0"]), ("none", ["status 2", "failed 1"])] {
      let manager = CLLocationManager(service: LocationService(played: LocationService.location(of: played)))
      let listener = Listener()
      manager.delegate = listener
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
      manager.startUpdatingLocation()
      await mainQueue()
      #expect(listener.heard.suffix(2) == wanted[...], "\(listener.heard)")
      #expect(listener.heard.filter { !$0.hasPrefix("status") }.count == 1)
      manager.stopUpdatingLocation()
      manager.startUpdatingLocation()
      await mainQueue()
      #expect(listener.heard.filter { !$0.hasPrefix("status") }.count == 2)
    }
  }

  @Test func allManagersHearOfTheAnswer() async {
    let service = LocationService(played: nil)
    let (first, second) = (CLLocationManager(service: service), CLLocationManager(service: service))
    let listener = OlderListener()
    second.delegate = listener
    first.requestAlwaysAuthorization()
    await mainQueue()
    #expect(listener.status == .denied && second.authorizationStatus == .denied)
  }

  @Test func playedLocationsAreReadStrictly() {
    #expect(LocationService.location(of: "1.5,-2")?.coordinate.longitude == -2)
    #expect(LocationService.location(of: "1.5,-2,30")?.altitude == 30)
    for text in ["", "1", "1,2,3,4", "north,2", "91,0", "0,181", "1,2,", "1;2"] {
      #expect(LocationService.location(of: text) == nil, "\(text)")
    }
  }

  @Test func beaconsRegionsAndHeadingsFailOpenly() async {
    #expect(!CLLocationManager.isRangingAvailable() && !CLLocationManager.headingAvailable())
    let manager = CLLocationManager(service: LocationService(played: nil))
    let listener = Listener()
    manager.delegate = listener
    manager.startUpdatingHeading()
    await mainQueue()
    #expect(listener.heard == ["status 0", "failed 3"])
  }

  @Test func theGeocoderAnswersWithAnError() async {
    let geocoder = CLGeocoder()
    let error = await withCheckedContinuation { continuation in
      geocoder.geocodeAddressString("Berlin") { places, error in
        continuation.resume(returning: places == nil ? error as? CLError : nil)
      }
    }
    #expect(error?.code == .network && !geocoder.isGeocoding)
    await #expect(throws: CLError(.network)) {
      try await geocoder.reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0))
    }
  }

  @Test func aCancelledQuestionSaysSo() async {
    let geocoder = CLGeocoder()
    let error = await withCheckedContinuation { continuation in
      geocoder.geocodeAddressString("Berlin") { _, error in continuation.resume(returning: error as? CLError) }
      #expect(geocoder.isGeocoding)
      geocoder.cancelGeocode()
    }
    #expect(error?.code == .geocodeCanceled)
  }
}
