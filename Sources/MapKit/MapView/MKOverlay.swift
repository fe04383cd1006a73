import CoreLocation
import Foundation

/// Whether an overlay covers the names on the ground.
public enum MKOverlayLevel: Int, Hashable, Sendable { case aboveRoads, aboveLabels }

/// A line or an area of a map view.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
}

/// A row of points.
open class MKMultiPoint: MKShape, @unchecked Sendable {
  let mapPoints: [MKMapPoint]
  init(_ points: [MKMapPoint]) { mapPoints = points }

  open var pointCount: Int { mapPoints.count }
  /// The points, as long as the object lives.
  open func points() -> UnsafeMutablePointer<MKMapPoint> { kept.baseAddress! }
  private lazy var kept: UnsafeMutableBufferPointer<MKMapPoint> = {
    let buffer = UnsafeMutableBufferPointer<MKMapPoint>.allocate(capacity: max(1, mapPoints.count))
    _ = buffer.initialize(from: mapPoints)
    isKept = true
    return buffer
  }()
  private var isKept = false
  deinit { if isKept { kept.deallocate() } }

  /// Writes the coordinates of a part of the points to memory of at least that length.
  open func getCoordinates(_ coordinates: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (index, point) in mapPoints[range.location..<range.location + range.length].enumerated() {
      coordinates[index] = point.coordinate
    }
  }

  var shape: MapShape { .line(mapPoints) }
  public var boundingMapRect: MKMapRect { shape.rect }
  open override var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }

  static func points(_ start: UnsafePointer<CLLocationCoordinate2D>, _ count: Int) -> [CLLocationCoordinate2D] {
    Array(UnsafeBufferPointer(start: start, count: count))
  }
}

/// A line, straight on the map.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(Self.way(Self.points(coordinates, count)).map { MKMapPoint($0) })
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(Self.way(UnsafeBufferPointer(start: points, count: count).map(\.coordinate)).map { MKMapPoint($0) })
  }
  public override required init(_ points: [MKMapPoint]) { super.init(points) }
  class func way(_ places: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D] { places }
}

/// A line, the shortest on the earth.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {
  override class func way(_ places: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D] {
    Geodesic.way(through: places)
  }
}

/// An area, perhaps with holes.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
  public let interiorPolygons: [MKPolygon]?
  init(_ points: [MKMapPoint], holes: [MKPolygon]?) {
    interiorPolygons = holes
    super.init(points)
  }
  public convenience init(
    coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
  ) { self.init(Self.points(coordinates, count).map { MKMapPoint($0) }, holes: interiorPolygons) }
  public convenience init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil
  ) { self.init(Array(UnsafeBufferPointer(start: points, count: count)), holes: interiorPolygons) }
  override var shape: MapShape { .area(mapPoints, holes: (interiorPolygons ?? []).map(\.mapPoints)) }
}

/// What lies within a distance of a place.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  private let center: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.center, self.radius) = (center, radius)
  }
  /// The circle inside of the rectangle.
  public convenience init(mapRect: MKMapRect) {
    let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    let length = min(mapRect.width, mapRect.height) / 2
    self.init(center: center, radius: length * MKMetersPerMapPointAtLatitude(center.latitude))
  }
  open override var coordinate: CLLocationCoordinate2D { center }
  public var boundingMapRect: MKMapRect { MapShape.circle(center, radius: radius).rect }
}
