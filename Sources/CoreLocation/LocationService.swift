import Foundation
import MartletFoundation

/// Where the locations of an app's managers come from, and whether the app may have them.
///
/// There is no service for locations yet. A location that somebody plays stands in for it: `MARTLET_LOCATION`, a
/// latitude and a longitude in degrees and, if wanted, an altitude in metres, separated by commas.
package final class LocationService: @unchecked Sendable {
  package static let variable = "MARTLET_LOCATION"

  /// That of the process.
  package static let shared = LocationService(
    played: ProcessInfo.processInfo.environment[variable].flatMap { text in
      let coordinate = location(of: text)
      if coordinate == nil {
        Remarks.once("\(variable)=\(text) is no location: give latitude,longitude in degrees, as in 52.52,13.405")
      }
      return coordinate
    })

  private let lock = NSLock()
  private let played: CLLocation?
  private var decided: CLAuthorizationStatus
  private var managers: [() -> CLLocationManager?] = []

  package init(played: CLLocation?) {
    self.played = played
    decided = played == nil ? .notDetermined : .authorizedWhenInUse
  }

  package static func location(of text: String) -> CLLocation? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard (2...3).contains(numbers.count), let latitude = numbers[0], let longitude = numbers[1] else { return nil }
    let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
    let altitude = numbers.count == 3 ? numbers[2] : nil
    if numbers.count == 3, altitude?.isFinite != true { return nil }
    return CLLocation(
      coordinate: coordinate, altitude: altitude ?? 0, horizontalAccuracy: 5,
      verticalAccuracy: altitude == nil ? -1 : 5, course: -1, courseAccuracy: -1, speed: -1, speedAccuracy: -1,
      timestamp: Date(),
      sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false))
  }

  var status: CLAuthorizationStatus { lock.withLock { decided } }
  var isAuthorized: Bool { status == .authorizedWhenInUse || status == .authorizedAlways }
  /// The location now, for those who may have it.
  package var location: CLLocation? { isAuthorized ? played : nil }

  func add(_ manager: CLLocationManager) {
    lock.withLock {
      managers.removeAll { $0() == nil }
      managers.append { [weak manager] in manager }
    }
  }

  /// Decides as a user would who plays a location: yes; without one, no. Managers hear of it on the main queue.
  func request(_ wanted: CLAuthorizationStatus) {
    if played == nil { noteMissing() }
    DispatchQueue.main.async { [self] in
      let isNew = lock.withLock {
        let old = decided
        if played == nil { decided = .denied } else if decided != .authorizedAlways { decided = wanted }
        return decided != old
      }
      guard isNew else { return }
      lock.withLock { managers }.compactMap { $0() }.forEach { $0.authorizationDidChange() }
    }
  }

  func noteMissing() {
    Remarks.once("no location service; set \(Self.variable)=lat,lon to play one")
  }
}
