import Foundation
import MartletFoundation

/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Hashable, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

public enum CLAccuracyAuthorization: Int, Hashable, Sendable { case fullAccuracy, reducedAccuracy }
public enum CLActivityType: Int, Hashable, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
/// Every movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// Asks for the device's location and tells its delegate, on the main queue.
///
/// There is no location service here: the status is `notDetermined`, and a request is answered with `denied`. With
/// `MARTLET_LOCATION=latitude,longitude` in the environment the app is authorised and gets that location, once for
/// each start: it never moves.
open class CLLocationManager: NSObject, @unchecked Sendable {
  private let service: LocationService
  private var isUpdating = false
  /// Whether the delegate got what there is since updates began.
  private var isUpToDate = false
  private var isWaitingForOne = false

  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil, oldValue == nil { onMain { $0.authorizationDidChange() } } }
  }
  /// Metres. Kept; what is played is exact.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// Metres that the device moves before the delegate hears of it. Kept; what is played does not move.
  open var distanceFilter = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false

  public override convenience init() { self.init(service: .shared) }

  package init(service: LocationService) {
    self.service = service
    super.init()
    service.add(self)
  }

  // MARK: Permission

  open var authorizationStatus: CLAuthorizationStatus { service.status }
  open class func authorizationStatus() -> CLAuthorizationStatus { LocationService.shared.status }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open var isAuthorizedForWidgetUpdates: Bool { false }

  open func requestWhenInUseAuthorization() { service.request(.authorizedWhenInUse) }
  open func requestAlwaysAuthorization() { service.request(.authorizedAlways) }
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    let error = service.isAuthorized ? nil : CLError(.denied)
    onMain { _ in completion?(error) }
  }

  /// Called by the service, on the main queue, and for a new delegate.
  func authorizationDidChange() {
    delegate?.locationManagerDidChangeAuthorization(self)
    deliver()
  }

  // MARK: Locations

  /// The last one known; nil without permission.
  open var location: CLLocation? { service.location }

  /// Tells locations until `stopUpdatingLocation`; before permission is given, none.
  /// Asking again while updates go on tells nothing new.
  open func startUpdatingLocation() {
    if !isUpdating { (isUpdating, isUpToDate) = (true, false) }
    onMain { $0.deliver() }
  }
  open func stopUpdatingLocation() { isUpdating = false }

  /// Tells one location, or why there is none.
  open func requestLocation() {
    isWaitingForOne = true
    onMain { $0.deliver() }
  }
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }

  private func deliver() {
    guard isWaitingForOne || isUpdating && !isUpToDate else { return }
    if let location = service.location {
      (isWaitingForOne, isUpToDate) = (false, true)
      delegate?.locationManager(self, didUpdateLocations: [location])
    } else if service.status == .denied {
      (isWaitingForOne, isUpToDate) = (false, true)
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    } else {
      service.noteMissing()
    }
  }

  private func onMain(_ action: @escaping (CLLocationManager) -> Void) {
    nonisolated(unsafe) let action = action
    DispatchQueue.main.async { [weak self] in if let self { action(self) } }
  }

  // MARK: What is there

  open class func locationServicesEnabled() -> Bool { LocationService.shared.status != .denied }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func headingAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

  // MARK: Headings, regions, beacons: nothing here measures them

  open var heading: CLHeading? { nil }
  open func startUpdatingHeading() { fail(.headingFailure, "there is no compass here") }
  open func stopUpdatingHeading() {}
  open func dismissHeadingCalibrationDisplay() {}

  open var monitoredRegions: Set<CLRegion> { [] }
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

  open func startMonitoring(for region: CLRegion) {
    Remarks.once("regions are not watched: there is no location service that moves")
    onMain {
      $0.delegate?.locationManager(
        $0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringFailure))
    }
  }
  open func stopMonitoring(for region: CLRegion) {}
  /// The state is `unknown`.
  open func requestState(for region: CLRegion) {
    onMain { $0.delegate?.locationManager($0, didDetermineState: .unknown, for: region) }
  }

  open func startRangingBeacons(in region: CLBeaconRegion) {
    noteBeacons()
    onMain {
      $0.delegate?.locationManager($0, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable))
    }
  }
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    noteBeacons()
    onMain {
      $0.delegate?.locationManager($0, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
    }
  }
  open func stopRangingBeacons(in region: CLBeaconRegion) {}
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

  private func noteBeacons() { Remarks.once("beacons are not heard: nothing here listens to them") }
  private func fail(_ code: CLError.Code, _ message: String) {
    Remarks.once(message)
    onMain { $0.delegate?.locationManager($0, didFailWithError: CLError(code)) }
  }
}
