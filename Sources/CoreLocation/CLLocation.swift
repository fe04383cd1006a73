import Foundation

/// A place at a time, with how exactly both are known.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres above the ellipsoid. No model of the sea's height is here: as `altitude`.
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// Metres; negative where the coordinate does not hold.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Metres; negative where the altitude does not hold.
  public let verticalAccuracy: CLLocationAccuracy
  /// The way of movement; negative for unknown, with its accuracy likewise.
  public let course: CLLocationDirection
  public let courseAccuracy: CLLocationDirectionAccuracy
  public let speed: CLLocationSpeed
  public let speedAccuracy: CLLocationSpeedAccuracy
  public let timestamp: Date
  public let sourceInformation: CLLocationSourceInformation?
  /// Storeys are never known here.
  public var floor: CLFloor? { nil }

  /// A place that is exact, now; its altitude, course and speed are unknown.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
      timestamp: timestamp)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate, altitude, (horizontalAccuracy, verticalAccuracy), (course, courseAccuracy), (speed, speedAccuracy),
      timestamp, nil)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date,
    sourceInfo: CLLocationSourceInformation
  ) {
    self.init(
      coordinate, altitude, (horizontalAccuracy, verticalAccuracy), (course, courseAccuracy), (speed, speedAccuracy),
      timestamp, sourceInfo)
  }

  private init(
    _ coordinate: CLLocationCoordinate2D, _ altitude: Double, _ accuracy: (Double, Double),
    _ course: (Double, Double), _ speed: (Double, Double), _ timestamp: Date, _ source: CLLocationSourceInformation?
  ) {
    (self.coordinate, self.altitude, self.timestamp, sourceInformation) = (coordinate, altitude, timestamp, source)
    (horizontalAccuracy, verticalAccuracy) = accuracy
    (self.course, courseAccuracy) = course
    (self.speed, speedAccuracy) = speed
    super.init()
  }

  /// Metres along the ellipsoid to the other place, without their altitudes: Vincenty's formula.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Ellipsoid.distance(coordinate, location.coordinate)
  }

  open override var description: String {
    let place = "<\(format(coordinate.latitude, "%+.8f")),\(format(coordinate.longitude, "%+.8f"))>"
    let motion = "(speed \(format(speed, "%.2f")) mps / course \(format(course, "%.2f")))"
    return "\(place) +/- \(format(horizontalAccuracy, "%.2f"))m \(motion) @ \(timestamp)"
  }
  private func format(_ number: Double, _ form: String) -> String { String(format: form, number) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  public class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    for (key, path) in Self.numbers { coder.encode(self[keyPath: path], forKey: key) }
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
  }

  public required convenience init?(coder: NSCoder) {
    func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
    guard coder.containsValue(forKey: "latitude"), coder.containsValue(forKey: "longitude") else { return nil }
    self.init(
      CLLocationCoordinate2D(latitude: number("latitude"), longitude: number("longitude")), number("altitude"),
      (number("horizontalAccuracy"), number("verticalAccuracy")), (number("course"), number("courseAccuracy")),
      (number("speed"), number("speedAccuracy")), Date(timeIntervalSinceReferenceDate: number("timestamp")), nil)
  }

  private static var numbers: [(String, KeyPath<CLLocation, Double>)] {
    [
      ("latitude", \.coordinate.latitude), ("longitude", \.coordinate.longitude), ("altitude", \.altitude),
      ("horizontalAccuracy", \.horizontalAccuracy), ("verticalAccuracy", \.verticalAccuracy),
      ("course", \.course), ("courseAccuracy", \.courseAccuracy), ("speed", \.speed),
      ("speedAccuracy", \.speedAccuracy),
    ]
  }
}

/// A storey of a building, the ground's being 0.
open class CLFloor: NSObject, @unchecked Sendable {
  public let level: Int
  init(level: Int) { self.level = level }
}

/// Whether a location was played or came from an accessory.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  public let isSimulatedBySoftware: Bool
  public let isProducedByAccessory: Bool
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
  }
}
