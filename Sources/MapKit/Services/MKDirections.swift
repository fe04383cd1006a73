import CoreLocation
import Foundation

/// How one travels.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Looks for ways between places. No service does so here: each question fails with `MKError.serverFailure`.
open class MKDirections: NSObject, @unchecked Sendable {
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  /// Which way is looked for.
  open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    public override init() {}
  }

  /// The ways that were found. Nothing here makes one.
  open class Response: NSObject, @unchecked Sendable {
    public let source: MKMapItem
    public let destination: MKMapItem
    public let routes: [MKRoute]
    init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
      (self.source, self.destination, self.routes) = (source, destination, routes)
    }
  }

  /// How long a way takes. Nothing here makes one.
  open class ETAResponse: NSObject, @unchecked Sendable {
    public let expectedTravelTime: TimeInterval
    public let distance: CLLocationDistance
    init(expectedTravelTime: TimeInterval, distance: CLLocationDistance) {
      (self.expectedTravelTime, self.distance) = (expectedTravelTime, distance)
    }
  }

  private let request: Request
  open private(set) var isCalculating = false
  public init(request: Request) { self.request = request }

  open func calculate(completionHandler: @escaping DirectionsHandler) { fail { completionHandler(nil, $0) } }
  open func calculateETA(completionHandler: @escaping ETAHandler) { fail { completionHandler(nil, $0) } }
  open func calculate() async throws -> Response { throw MKError.noService("MKDirections") }
  open func calculateETA() async throws -> ETAResponse { throw MKError.noService("MKDirections") }
  open func cancel() { isCalculating = false }

  private func fail(_ handler: @escaping (any Error) -> Void) {
    isCalculating = true
    let error = MKError.noService("MKDirections")
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { [self] in
      isCalculating = false
      handler(error)
    }
  }
}

/// A way between places. Nothing here makes one.
open class MKRoute: NSObject, @unchecked Sendable {
  /// A part of a way.
  open class Step: NSObject, @unchecked Sendable {
    public let instructions: String
    public let notice: String?
    public let polyline: MKPolyline
    public let distance: CLLocationDistance
    public let transportType: MKDirectionsTransportType
    init(instructions: String, notice: String?, polyline: MKPolyline, distance: CLLocationDistance) {
      (self.instructions, self.notice, self.polyline) = (instructions, notice, polyline)
      (self.distance, transportType) = (distance, .automobile)
    }
  }

  public let name: String
  public let polyline: MKPolyline
  public let steps: [Step]
  public let distance: CLLocationDistance
  public let expectedTravelTime: TimeInterval
  public let transportType = MKDirectionsTransportType.automobile
  public let advisoryNotices: [String] = []
  init(name: String, polyline: MKPolyline, steps: [Step], distance: Double, expectedTravelTime: Double) {
    (self.name, self.polyline, self.steps) = (name, polyline, steps)
    (self.distance, self.expectedTravelTime) = (distance, expectedTravelTime)
  }
}
