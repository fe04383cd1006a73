import Foundation

public enum CLRegionState: Int, Hashable, Sendable { case unknown, inside, outside }
public enum CLProximity: Int, Hashable, Sendable { case unknown, immediate, near, far }

/// An area that an app wants to hear of.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Regions with one identifier are one to a location manager.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}

/// What lies within a distance of a place.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Whether the place is no further from the middle than the radius, along the ellipsoid.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Ellipsoid.distance(center, coordinate) <= radius
  }
}

/// The neighbourhood of a radio beacon. Nothing here hears beacons.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  public let uuid: UUID
  public let major: NSNumber?
  public let minor: NSNumber?
  open var notifyEntryStateOnDisplay = false
  public var proximityUUID: UUID { uuid }
  public var beaconIdentityConstraint: CLBeaconIdentityConstraint {
    CLBeaconIdentityConstraint(uuid: uuid, major, minor)
  }

  init(uuid: UUID, _ major: NSNumber?, _ minor: NSNumber?, identifier: String) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
    super.init(identifier: identifier)
  }
  public convenience init(uuid: UUID, identifier: String) {
    self.init(uuid: uuid, nil, nil, identifier: identifier)
  }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid: uuid, NSNumber(value: major), nil, identifier: identifier)
  }
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) { self.init(uuid: uuid, NSNumber(value: major), NSNumber(value: minor), identifier: identifier) }
  public convenience init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    let wanted = beaconIdentityConstraint
    self.init(uuid: wanted.uuid, wanted.majorNumber, wanted.minorNumber, identifier: identifier)
  }

  /// Older names of the same.
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid: proximityUUID, major: major, identifier: identifier)
  }
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) { self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier) }
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// Which beacons are meant.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  public let uuid: UUID
  let majorNumber: NSNumber?
  let minorNumber: NSNumber?
  public var major: CLBeaconMajorValue? { majorNumber?.uint16Value }
  public var minor: CLBeaconMinorValue? { minorNumber?.uint16Value }

  init(uuid: UUID, _ major: NSNumber?, _ minor: NSNumber?) {
    (self.uuid, majorNumber, minorNumber) = (uuid, major, minor)
  }
  public convenience init(uuid: UUID) { self.init(uuid: uuid, nil, nil) }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue) {
    self.init(uuid: uuid, NSNumber(value: major), nil)
  }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    self.init(uuid: uuid, NSNumber(value: major), NSNumber(value: minor))
  }
}

/// A beacon that was heard. Nothing here makes one.
open class CLBeacon: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let major: NSNumber
  public let minor: NSNumber
  public let proximity: CLProximity
  public let accuracy: CLLocationAccuracy
  public let rssi: Int
  public let timestamp: Date
  public var proximityUUID: UUID { uuid }

  init(uuid: UUID, major: NSNumber, minor: NSNumber, proximity: CLProximity, accuracy: Double, rssi: Int) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
    (self.proximity, self.accuracy, self.rssi, timestamp) = (proximity, accuracy, rssi, Date())
  }
}
